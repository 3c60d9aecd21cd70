import Foundation
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages
import VitrineLint

/// Draws pictures of findings with their places marked.
struct LintMarks {
  /// Where they are written; nil keeps them for a page.
  let folder: String?
  let document: Document
  let renderer: PictureRenderer

  /// The most pictures of one widget: a reader looks at no more.
  private static let most = 100

  /// Draws the picture of each finding that has a place, and returns the report with the files' paths.
  ///
  /// - Parameter kept: takes the files by their paths.
  func marking(_ report: LintReport, into kept: inout [String: [UInt8]]) throws -> LintReport {
    if let folder {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    var report = report
    var files: [String: [UInt8]] = [:]
    try DeepStackThread.run {
      var scratch = RenderScratch()
      var png = PNGScratch()
      var count = 0
      for row in report.rows.indices {
        for index in report.rows[row].findings.indices where count < Self.most {
          let finding = report.rows[row].findings[index]
          guard let image = try picture(of: finding, &scratch) else { continue }
          let path = (folder.map { $0 + "/" } ?? "") + name(finding, index)
          let bytes = try encodePNG(
            image.pixmap, scale: Int(image.scale.rounded()), scratch: &png)
          if folder != nil { try writeFile(bytes, to: path) }
          files[path] = bytes
          report.rows[row].findings[index].picture = path
          count += 1
        }
      }
    }
    kept.merge(files) { $1 }
    return report
  }

  /// Returns a picture as a PNG file, with a place marked.
  func file(_ configuration: RenderConfiguration, marking rect: Rect?) throws -> [UInt8] {
    var file: [UInt8] = []
    try DeepStackThread.run {
      var scratch = RenderScratch()
      var png = PNGScratch()
      let image = try picture(configuration, marking: rect, &scratch)
      file = try encodePNG(image.pixmap, scale: Int(image.scale.rounded()), scratch: &png)
    }
    return file
  }

  /// `Steps-w-margin-16-systemSmall-0.png`.
  private func name(_ finding: LintFinding, _ index: Int) -> String {
    let words = [document.kind, finding.rule, finding.family, String(index)]
    return words.filter { !$0.isEmpty }.joined(separator: "-").map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber || letter == "-") ? letter : "_"
    }.reduce("") { $0 + String($1) } + ".png"
  }

  private func picture(
    of finding: LintFinding, _ scratch: inout RenderScratch
  ) throws -> (pixmap: Pixmap, scale: Double)? {
    guard let rect = finding.violation.rect, let configuration = finding.violation.configuration
    else { return nil }
    return try picture(configuration, marking: rect, &scratch)
  }

  private func picture(
    _ configuration: RenderConfiguration, marking rect: Rect?, _ scratch: inout RenderScratch
  ) throws -> (pixmap: Pixmap, scale: Double) {
    let drawer = renderer.starting()
    let placed = try document.place(configuration, of: document.widget, by: drawer).placed
    let image = drawer.finish(placed, scratch: &scratch)
    var pixmap = image.pixmap
    if let rect { pixmap.mark(rect, scale: image.scale) }
    return (pixmap, image.scale)
  }
}

extension Pixmap {
  /// Draws a frame around a rectangle in points: magenta between white lines, which stands out on any ground.
  fileprivate mutating func mark(_ rect: Rect, scale: Double) {
    let (magenta, white): (UInt32, UInt32) = (0xFFFF_00FF, 0xFFFF_FFFF)
    let x = (Int((rect.minX * scale).rounded(.down)), Int((rect.maxX * scale).rounded(.up)))
    let y = (Int((rect.minY * scale).rounded(.down)), Int((rect.maxY * scale).rounded(.up)))
    for (distance, color) in [(1, white), (2, magenta), (3, magenta), (4, white)] {
      let (left, right) = (max(0, x.0 - distance), min(width - 1, x.1 + distance - 1))
      let (top, bottom) = (max(0, y.0 - distance), min(height - 1, y.1 + distance - 1))
      guard left <= right, top <= bottom else { continue }
      for column in left...right { (self[column, top], self[column, bottom]) = (color, color) }
      for row in top...bottom { (self[left, row], self[right, row]) = (color, color) }
    }
  }
}
