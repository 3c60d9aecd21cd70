import FidelityCases
import Foundation
import Vitrine
import VitrineFonts
import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrinePaint
import VitrineRaster
import VitrineText

// Draws every reference case into a folder: `FidelityRender DIR [CASE …] [--placed]`. A separate scorer measures
// the pictures against Apple's.

let arguments = Array(CommandLine.arguments.dropFirst())
let names = arguments.filter { !$0.hasPrefix("-") }
guard let folder = names.first, arguments.allSatisfy({ !$0.hasPrefix("-") || $0 == "--placed" })
else {
  FileHandle.standardError.write(Data("usage: FidelityRender DIR [CASE …] [--placed]\n".utf8))
  exit(2)
}
let wanted = Set(names.dropFirst())
let printsFrames = arguments.contains("--placed")
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)

let fontFolder =
  ProcessInfo.processInfo.environment["VITRINE_FONTS"] ?? BundledFonts.directory?.path ?? "Fonts"
let fonts = FontLibrary(directories: [fontFolder])
var scratch = RasterScratch()
var pngScratch = PNGScratch()
for item in fidelityCases + restatedFacts where wanted.isEmpty || wanted.contains(item.id) {
  var environment = EnvironmentValues()
  environment.colorScheme = item.scheme
  environment.dynamicTypeSize = item.typeSize
  environment.displayScale = CGFloat(item.scale)
  environment.host.systemVersion = item.os
  environment.host.isOffScreen = item.isOffScreen
  let resolved = resolve(item.view(), environment: environment)
  let size = Size(
    Double(item.width) / Double(item.scale), Double(item.height) / Double(item.scale))
  let placed = snap(
    place(
      resolved.tree, fonts: fonts, PlaceOptions(size: size, scale: Double(item.scale))))
  if printsFrames { print(item.id, placed.dump(), separator: "\n") }
  let list = paint(placed, fonts: fonts)
  let pixmap = rasterize(list, scratch: &scratch)
  let png = try encodePNG(pixmap, scale: item.scale, options: PNGOptions(), scratch: &pngScratch)
  try writeFile(png, to: folder + "/" + item.id + ".png")
  for d in resolved.diagnostics { print(item.id, d.severity, d.code, d.message) }
}
