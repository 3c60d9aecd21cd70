// Measures PNG encoding and decoding, comparison and hashing; prints one JSON object a line.
//
//   ImagesBench [--image FILE.png]… [--rounds N] [--only NAME] [--write FOLDER] [--compare yes]
//
// Without --image it draws its own pictures: a flat widget, a gradient card, glass, noise. `--only`
// measures one way of encoding ("fast", "small up") and nothing else; `--write` leaves what the two
// efforts made as FOLDER/N-EFFORT.png. `--compare` measures nothing but comparisons of phone screens,
// and with `--write` leaves them as FOLDER/screen-NAME.png for other programs to compare.
import VitrineGraphics
import VitrineImages

var rounds = 15
var only: String?
var folder: String?
var onlyCompares = false
var pictures: [(name: String, pixmap: Pixmap)] = []
var arguments = CommandLine.arguments.dropFirst()
while let flag = arguments.popFirst(), let value = arguments.popFirst() {
  switch flag {
  case "--image": pictures.append((value, try decodePNG(file: value)))
  case "--rounds": rounds = max(1, Int(value) ?? rounds)
  case "--only": only = value
  case "--write": folder = value
  case "--compare": onlyCompares = value == "yes"
  default: print("unknown flag \(flag)")
  }
}
if pictures.isEmpty, !onlyCompares { pictures = samplePictures() }

var scratch = PNGScratch()
if onlyCompares {
  measureComparisons(rounds: rounds)
  if let folder {
    for (name, shift, words) in [("words", 0, true), ("fewer", 0, false), ("shifted", 1, true)] {
      let file = try encodePNG(phoneScreen(shift: shift, words: words), scale: 3, scratch: &scratch)
      try writeFile(file, to: "\(folder)/screen-\(name).png")
    }
  }
  pictures = []
}
for (i, picture) in pictures.enumerated() {
  try measureEncoders(picture.name, picture.pixmap, only: only, rounds: rounds, &scratch)
  if only == nil { try measureRest(picture.name, picture.pixmap, rounds: rounds) }
  guard let folder else { continue }
  for effort in [PNGOptions.Effort.fast, .small] {
    let file = try encodePNG(
      picture.pixmap, scale: 3, options: PNGOptions(effort: effort), scratch: &scratch)
    try writeFile(file, to: "\(folder)/\(i)-\(effort).png")
  }
}
