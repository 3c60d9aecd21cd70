// Measures PNG encoding and decoding, comparison and hashing; prints one JSON object a line.
//
//   ImagesBench [--image FILE.png]… [--rounds N]
//
// Without --image it draws its own pictures: a flat widget, a gradient card, noise.
import VitrineGraphics
import VitrineImages

var rounds = 15
var pictures: [(name: String, pixmap: Pixmap)] = []
var arguments = CommandLine.arguments.dropFirst()
while let flag = arguments.popFirst() {
  guard let value = arguments.popFirst() else { break }
  switch flag {
  case "--image": pictures.append((value, try decodePNG(file: value)))
  case "--rounds": rounds = max(1, Int(value) ?? rounds)
  default: break
  }
}
if pictures.isEmpty { pictures = samplePictures() }

var scratch = PNGScratch()
for picture in pictures {
  try measureEncoders(picture.name, picture.pixmap, rounds: rounds, &scratch)
  try measureRest(picture.name, picture.pixmap, rounds: rounds)
}
