import Foundation
import VitrineImages

// Workloads B (Gaussian blur of a whole picture) and F (a vibrant panel over a wallpaper: composite
// alone, and to PNG), in 1170 × 2532 pixels.
//
//   GlassBench [--wallpaper FILE.png] [--fonts DIR] [--rounds N] [--only B|F] [--png FILE]
//
// Prints one JSON object per workload. Without a wallpaper one of our own is made up.

var wallpaperFile: String?
var fonts: String?
var rounds = 9
var only: String?
var png: String?
var arguments = CommandLine.arguments.dropFirst()
while let flag = arguments.popFirst() {
  guard let value = arguments.popFirst() else { break }
  switch flag {
  case "--wallpaper": wallpaperFile = value
  case "--fonts": fonts = value
  case "--rounds": rounds = max(1, Int(value) ?? rounds)
  case "--only": only = value
  case "--png": png = value
  default: break
  }
}

let wallpaper = try wallpaperFile.map { try decodePNG(file: $0) } ?? Wallpaper.make()
if only != "F" {
  for sigma in BlurBench.sigmas { BlurBench(wallpaper, sigma: sigma).run(rounds) }
}
if only != "B" {
  let bench = PanelBench(wallpaper, fonts: fonts)
  try bench.run(rounds)
  if let png { try writeFile(bench.lastPNG, to: png) }
}
