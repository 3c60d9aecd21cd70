import Foundation
package import Vitrine
package import VitrineGraphics
import VitrineImages
import VitrineLayout

/// Where goldens lie, and what they are called.
package struct GoldenFolder: Sendable {
  package let root: String

  /// The package's own folder, found from a source file of it.
  package init(besideSource file: String = #filePath) {
    var url = URL(fileURLWithPath: file)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    root = url.path
  }

  package var fonts: String { root + "/Fonts" }
  package var matrix: String { root + "/Golden/Matrix.txt" }
  package var artifacts: String { root + "/.artifacts" }

  package func path(_ name: String) -> String { root + "/Golden/" + name }

  package func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  package func readText(_ name: String) throws -> String {
    String(decoding: try read(name), as: UTF8.self)
  }

  /// Names of all files of a folder of `Golden`, sorted; empty where there is none.
  package func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    return files.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Writes a file below a folder, making the folders on the way.
  package func write(_ bytes: [UInt8], to file: String) throws {
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: file).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try writeFile(bytes, to: file)
  }
}

/// A golden as the engine makes it now: its name below `Golden/`, and its bytes.
package struct GoldenCandidate: Sendable {
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// The lines of `Matrix.txt`.
@MainActor
package enum MatrixFile {
  package static let header =
    "# name, hash of dimensions and premultiplied pixels; drawn with \(RenderLibraries.versions)"

  package static func text(_ rows: [String]) -> String {
    ([header] + rows).joined(separator: "\n") + "\n"
  }

  /// The rows without the header.
  package static func rows(_ text: String) -> [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  package static func current(_ run: MatrixRun) async -> [String] {
    var rows: [String] = []
    for widget in ExampleSet.widgets {
      rows += await run.rows(widget, ExampleSet.matrix(of: widget))
    }
    return rows
  }
}

/// Pictures and dumps of the examples.
@MainActor
package enum ExampleGoldens {
  /// The largest file that is kept as a picture, in bytes.
  private static let largestPicture = 32 << 10

  package static func pictures(_ folder: GoldenFolder) async throws -> [GoldenCandidate] {
    let renderer = Renderer(fontFolder: folder.fonts)
    var scratch = RenderScratch()
    var result: [GoldenCandidate] = []
    for widget in ExampleSet.widgets {
      for configuration in ExampleSet.pictures(of: widget) {
        let entry = await widget.entry(for: EntryRequest(configuration))
        let image = renderer.render(entry, of: widget, configuration, scratch: &scratch)
        var options = PNGOptions()
        options.effort = .small
        let png = try encodePNG(
          image.pixmap, scale: Int(image.scale), options: options, scratch: &scratch.png)
        let name = ImageName.make(kind: widget.kind, configuration)
        // Photographs and the like are covered by the matrix alone.
        guard png.count <= largestPicture else { continue }
        result.append(GoldenCandidate(name: "Widgets/\(name).png", bytes: png))
      }
    }
    return result
  }

  /// Placed trees and display lists of each widget's smallest family.
  package static func dumps(_ folder: GoldenFolder) async -> [GoldenCandidate] {
    let renderer = Renderer(fontFolder: folder.fonts)
    var scratch = RenderScratch()
    var result: [GoldenCandidate] = []
    for widget in ExampleSet.widgets {
      guard let configuration = ExampleSet.pictures(of: widget).first else { continue }
      let entry = await widget.entry(for: EntryRequest(configuration))
      let image = renderer.render(entry, of: widget, configuration, scratch: &scratch)
      let name = ImageName.make(kind: widget.kind, configuration)
      result.append(
        GoldenCandidate(name: "Layout/\(name).txt", bytes: Array(image.placed.dump().utf8)))
      result.append(
        GoldenCandidate(name: "Display/\(name).txt", bytes: Array(image.displayList.dump().utf8)))
    }
    return result
  }
}
