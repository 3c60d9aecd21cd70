import Foundation
import SeededNumbers
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages

/// An image set whose files are noise of their own, so that a picture tells which of them was drawn.
@MainActor struct PictureSet {
  private let folder: TemporaryFolder
  let files: [URL]
  let assets: AssetCatalog

  /// Writes a set with a file for each pixmap; `traits` are what `Contents.json` says of it besides its name.
  init(
    _ pixmaps: [Pixmap], traits: [String], properties: String = "{}"
  ) throws {
    let folder = try TemporaryFolder()
    let set = folder.at("A.xcassets/P.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    files = pixmaps.indices.map { set.appendingPathComponent("\($0).png") }
    for (file, pixmap) in zip(files, pixmaps) {
      try Data(encodePNGReference(pixmap, scale: 1)).write(to: file)
    }
    let entries = traits.enumerated().map { i, traits in
      "{\"filename\": \"\(i).png\"\(traits.isEmpty ? "" : ", ")\(traits)}"
    }
    let contents =
      "{\"images\": [\(entries.joined(separator: ", "))], \"properties\": \(properties)}"
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    self.folder = folder
    assets = WidgetResources(folders: [folder.at("")]).assets
  }

  /// Copies files as a set.
  init(copies: [URL], traits: [String]) throws {
    let folder = try TemporaryFolder()
    let set = folder.at("A.xcassets/P.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for file in copies {
      try FileManager.default.copyItem(
        at: file, to: set.appendingPathComponent(file.lastPathComponent))
    }
    let entries = zip(copies, traits).map { file, traits in
      "{\"filename\": \"\(file.lastPathComponent)\"\(traits.isEmpty ? "" : ", ")\(traits)}"
    }
    try Data("{\"images\": [\(entries.joined(separator: ", "))]}".utf8).write(
      to: set.appendingPathComponent("Contents.json"))
    self.folder = folder
    files = copies
    assets = WidgetResources(folders: [folder.at("")]).assets
  }

  /// Writes loose files beside each other, named after the suffixes.
  init(loose pixmaps: [Pixmap], suffixes: [String]) throws {
    let folder = try TemporaryFolder()
    files = suffixes.map { folder.at("P\($0).png") }
    for (file, pixmap) in zip(files, pixmaps) {
      try Data(encodePNGReference(pixmap, scale: 1)).write(to: file)
    }
    self.folder = folder
    assets = WidgetResources(folders: [folder.at("")]).assets
  }

  /// The view's own pixels, drawn with the set as its catalogue.
  func drawn<Content: View>(
    _ view: Content, _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) throws -> OpaquePicture {
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.scene = .view
    configuration.size = Size(80, 80)
    configuration.scale = 3
    change(&configuration)
    var scratch = RenderScratch()
    let image = Tapped.renderer.render(
      view.id("picture").environment(\.assets, assets), configuration, scratch: &scratch)
    #expect(image.diagnostics.map(\.code) == [])
    let frame = try #require(Lettered.frame("picture", image))
    func pixels(_ length: Double) -> Int { Int((length * configuration.pixelScale).rounded()) }
    return OpaquePicture(
      image.pixmap, x: pixels(frame.x), y: pixels(frame.y), width: pixels(frame.width),
      height: pixels(frame.height))
  }
}

extension Pixmap {
  /// Pixels of random colours; of random opacity, too, if asked for.
  static func noise(_ width: Int, _ height: Int, seed: Int, isClear: Bool = false) -> Pixmap {
    var random = Seeded(UInt64(seed))
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = UInt32(isClear ? random.below(256) : 255)
        let parts = (0..<3).map { UInt32(random.below(Int(alpha) + 1)) << (8 * UInt32($0)) }
        pixmap[x, y] = alpha << 24 | parts.reduce(0, |)
      }
    }
    return pixmap
  }

  /// The same opacity in black.
  var inBlack: Pixmap {
    Pixmap(width: width, height: height, pixels: pixels.map { $0 & 0xff00_0000 })
  }

  /// The pixels that `column` and `row` find for each place of a larger picture.
  func mapped(
    _ width: Int, _ height: Int, column: (Int) -> Int, row: (Int) -> Int
  ) -> Pixmap {
    let pixels = (0..<height).flatMap { y in (0..<width).map { self[column($0), row(y)] } }
    return Pixmap(width: width, height: height, pixels: pixels)
  }
}
