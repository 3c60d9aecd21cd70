// Adds APCA's Lc of another program to each line of contrast-pairs.tsv.
//
//   npm install colorjs.io
//   node Tests/VitrineLintTests/Fixtures/add-lightness-contrast.mjs Tests/VitrineLintTests/Fixtures/contrast-pairs.tsv
import fs from "node:fs";
import Color from "colorjs.io";

const path = process.argv[2];
const lines = fs.readFileSync(path, "utf8").trimEnd().split("\n");
const filled = lines.map((line) => {
  const [text, ground, ratio] = line.split("\t");
  if (!ratio) return line;
  const lightness = new Color(ground).contrast(new Color(text), "APCA");
  return [text, ground, ratio, lightness.toFixed(4)].join("\t");
});
fs.writeFileSync(path, filled.join("\n") + "\n");
