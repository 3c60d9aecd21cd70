import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages

/// A picture of every format in an asset catalogue as it is drawn, beside what another program draws where that is
/// installed.
@MainActor @Suite(.serialized) struct CataloguePictureTests {
  private static let renderer = Renderer()

  /// The top left corner of a widget that shows the catalogue's picture `P` at 3 pixels a point.
  private func drawn(
    _ file: URL, as name: String, width: Int, height: Int, scale: String? = nil
  ) throws -> Pixmap {
    let folder = try TemporaryFolder()
    let set = folder.at("A.xcassets/P.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(contentsOf: file).write(to: set.appending(path: name))
    let told = scale.map { ", \"scale\": \"\($0)\"" } ?? ""
    try Data("{\"images\": [{\"filename\": \"\(name)\"\(told)}]}".utf8)
      .write(to: set.appending(path: "Contents.json"))
    let entry = WidgetEntry {
      Image("P").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    var widget = WidgetDescription(
      kind: "Test", families: [.systemSmall], source: .immediate { _ in entry })
    widget.contentMargins = .none
    let shown = widget.showing(WidgetResources(folders: [folder.at("")]))
    var configuration = RenderConfiguration()
    configuration.scale = 3
    configuration.scene = .view
    var scratch = RenderScratch()
    let image = Self.renderer.render(entry, of: shown, configuration, scratch: &scratch)
    #expect(image.diagnostics.map(\.code) == [], "\(file.lastPathComponent)")
    var cut = Pixmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { cut[x, y] = image.pixmap[x, y] } }
    return cut
  }

  /// The largest and the mean difference of the premultiplied components of two pictures of one size, and the share of
  /// pixels that differ by more than 48.
  private func difference(_ a: Pixmap, _ b: Pixmap) -> (most: Int, mean: Double, share: Double) {
    var (most, sum, far) = (0, 0, 0)
    for (p, q) in zip(a.pixels, b.pixels) {
      var largest = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let d = abs(Int(p >> shift & 255) - Int(q >> shift & 255))
        largest = max(largest, d)
        sum += d
      }
      most = max(most, largest)
      far += largest > 48 ? 1 : 0
    }
    let count = Double(max(a.pixels.count, 1))
    return (most, Double(sum) / count / 4, Double(far) / count)
  }

  /// What a program of the system prints; nil, with a line in the log, where it is missing.
  private func output(_ program: String, _ arguments: [String]) throws -> [UInt8]? {
    let folders = ["/usr/bin", "/usr/local/bin"]
    guard
      let path = folders.map({ "\($0)/\(program)" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else {
      print("nothing was compared: \(program) is not installed")
      return nil
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return [UInt8](data)
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The pictures and the largest mean difference and share. Librsvg leaves out the clip of a clip and lets a symbol
  /// leave its viewport; it measures dashes along stretched curves otherwise.
  private static let vectors: [(name: String, mean: Double, share: Double)] = [
    ("clips", 6.5, 0.07), ("dashes", 0.1, 0.002), ("icon", 0.1, 0.002), ("linear", 0.5, 0.002),
    ("logo", 0.1, 0.002), ("opacity", 0.1, 0.002), ("paths", 0.1, 0.002), ("radial", 0.1, 0.002),
    ("ratio", 0.1, 0.002), ("shapes", 0.1, 0.002), ("stretched", 0.1, 0.003),
    ("styles", 0.1, 0.002), ("transforms", 0.1, 0.002), ("units", 0.1, 0.002), ("uses", 0.4, 0.006),
  ]

  @Test func drawingsAreThoseOfAnotherProgram() throws {
    for (name, mean, share) in Self.vectors {
      let file = Self.tests.appending(path: "VitrineWidgetsTests/Fixtures/Pictures/\(name).svg")
      guard let png = try output("rsvg-convert", ["-z", "3", file.path]) else { return }
      let other = try decodePNG(png)
      let ours = try drawn(file, as: "p.svg", width: other.width, height: other.height)
      let d = difference(ours, other)
      print("\(name): at most \(d.most), mean \(d.mean), \(d.share * 100) % beyond 48")
      #expect(d.mean <= mean, "\(name)")
      #expect(d.share <= share, "\(name)")
    }
  }

  @Test func photographsAreThoseOfAnotherProgram() throws {
    let file = Self.tests.appending(path: "VitrineImagesTests/Fixtures/fields.jpg")
    guard let ppm = try output("djpeg", ["-dct", "int", "-ppm", file.path]) else { return }
    let pixels = ppm.suffix(32 * 16 * 3)
    let other = Pixmap(
      width: 32, height: 16,
      pixels: stride(from: pixels.startIndex, to: pixels.endIndex, by: 3).map { i in
        UInt32(pixels[i]) | UInt32(pixels[i + 1]) << 8 | UInt32(pixels[i + 2]) << 16 | 255 << 24
      })
    do { _ = try decodePicture(file: file.path) } catch {
      print("nothing was compared: \(error)")
      return
    }
    let d = difference(try drawn(file, as: "p.jpg", width: 32, height: 16, scale: "3x"), other)
    print("fields.jpg: at most \(d.most), mean \(d.mean)")
    #expect(d.most <= 1)
  }

  /// Four fields as `make-pictures.py` draws them.
  @Test(arguments: ["fields.jpg", "fields.heic", "fields.webp", "fields.gif"])
  func everyFormatIsDrawn(name: String) throws {
    let file = Self.tests.appending(path: "VitrineImagesTests/Fixtures/\(name)")
    do { _ = try decodePicture(file: file.path) } catch {
      print("\(name) was not drawn: \(error)")
      return
    }
    let ours = try drawn(file, as: name, width: 32, height: 16, scale: "3x")
    let fields: [(Int, Int, [Int])] = [
      (4, 4, [220, 40, 30]), (20, 4, [30, 160, 60]), (4, 12, [20, 60, 200]),
      (20, 12, [240, 200, 20]),
    ]
    for (x, y, color) in fields {
      let p = ours[x, y]
      for (i, component) in color.enumerated() {
        #expect(abs(Int(p >> (8 * UInt32(i)) & 255) - component) <= 2, "\(name) \(x) \(y)")
      }
    }
  }

  @Test func pagesAreDrawn() throws {
    let folder = try TemporaryFolder()
    let page = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>> endobj
      4 0 obj <</Length 26>> stream
      1 0 0 rg 0 0 10 5 re f    \nendstream endobj
      trailer <</Root 1 0 R>>
      %%EOF
      """
    let file = folder.at("page.pdf")
    try Data(page.utf8).write(to: file)
    guard
      let png = try output(
        "pdftocairo", ["-png", "-singlefile", "-transp", "-r", "216", file.path, "-"])
    else { return }
    let other = try decodePNG(png)
    let ours = try drawn(file, as: "p.pdf", width: other.width, height: other.height)
    #expect(difference(ours, other).most == 0)
  }
}
