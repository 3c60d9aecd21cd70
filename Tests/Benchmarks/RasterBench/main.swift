// Times workload A (rounded rectangles, curves, strokes, gradients) in 1170 × 2532 pixels.
//
//   RasterBench [--scenes a.json] [--rounds N] [--kernels reference|simd] [--only A1,A3] [--raw DIR]
//
// Prints one JSON object per workload. `--raw` writes each picture as premultiplied RGBA bytes.
import Foundation
import VitrineGraphics
import VitrineRaster

var scenesFile: String?
var rounds = 9
var kernels = Kernels.best
var only: [String]?
var rawFolder: String?
var arguments = CommandLine.arguments.dropFirst()
while let flag = arguments.popFirst() {
  guard let value = arguments.popFirst() else { break }
  switch flag {
  case "--scenes": scenesFile = value
  case "--rounds": rounds = Int(value) ?? rounds
  case "--kernels": kernels = Kernels(rawValue: value) ?? kernels
  case "--only": only = value.split(separator: ",").map(String.init)
  case "--raw": rawFolder = value
  default: break
  }
}

@MainActor func run(_ name: String, _ list: DisplayList) throws {
  var scratch = RasterScratch()
  var pixmap = Pixmap(width: list.width, height: list.height)
  var times: [Double] = []
  for round in 0...rounds {
    let elapsed = ContinuousClock().measure {
      for i in pixmap.pixels.indices { pixmap.pixels[i] = 0 }
      rasterize(list, into: &pixmap, scratch: &scratch, kernels: kernels)
    }
    if round > 0 { times.append(Double(elapsed.components.attoseconds) / 1e15) }
  }
  times.sort()
  let median = String(format: "%.3f", times[times.count / 2])
  let least = String(format: "%.3f", times[0])
  print(
    #"{"workload":"\#(name)","kernels":"\#(kernels.rawValue)","ms_median":\#(median),"#
      + #""ms_min":\#(least),"n":\#(times.count)}"#)
  if let rawFolder {
    let data = unsafe pixmap.pixels.withUnsafeBytes { unsafe Data($0) }
    try data.write(to: URL(fileURLWithPath: rawFolder + "/" + name + ".rgba"))
  }
}

let scenes = try scenesFile.map { try Scenes(file: $0) } ?? Scenes(seed: 1)
for (name, list) in scenes.lists where only?.contains(name) ?? true { try run(name, list) }
