import Foundation
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages
import VitrineLint

/// Draws pictures of findings with their places marked.
struct LintMarks {
  /// The folder that their paths name; nil for those of a page alone. Nothing is written here: a file that cannot be
  /// written must not cost the findings.
  let folder: String?
  let document: Document
  let renderer: PictureRenderer

  /// The most pictures of one widget: a reader looks at no more.
  private static let most = 100

  /// Draws the picture of each finding that has a place, and returns the report with the files' paths.
  ///
  /// - Parameter kept: takes the files by their paths.
  func marking(_ report: LintReport, into kept: inout [String: [UInt8]]) throws -> LintReport {
    var report = report
    var files = kept
    try DeepStackThread.run {
      var scratch = RenderScratch()
      var png = PNGScratch()
      var count = 0
      for row in report.rows.indices {
        for index in report.rows[row].findings.indices where count < Self.most {
          let finding = report.rows[row].findings[index]
          guard let image = try picture(of: finding, &scratch) else { continue }
          let path = path(finding, index, among: files)
          let bytes = try encodePNG(
            image.pixmap, scale: Int(image.scale.rounded()), scratch: &png)
          files[path] = bytes
          report.rows[row].findings[index].picture = path
          count += 1
        }
      }
    }
    kept = files
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

  /// The path of a picture, which no other one has: two documents may give their widgets one kind.
  private func path(_ finding: LintFinding, _ index: Int, among files: [String: [UInt8]]) -> String
  {
    let stem = (folder.map { $0 + "/" } ?? "") + name(finding, index)
    var path = stem + ".png"
    var number = 2
    while files[path] != nil {
      path = "\(stem)-\(number).png"
      number += 1
    }
    return path
  }

  /// `Steps-w-margin-16-systemSmall-0`.
  private func name(_ finding: LintFinding, _ index: Int) -> String {
    let words = [Self.plain(document.kind), finding.rule, finding.family, String(index)]
    return words.filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// The kind in letters that every file system has, and no longer than one takes; a kind that loses some is told from
  /// others by a mark.
  private static func plain(_ kind: String) -> String {
    let letters = kind.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain || scalar == "-" ? Character(scalar) : "_"
    }
    guard letters.count > longestKind || !letters.elementsEqual(kind) else { return kind }
    var hash = StableHash()
    hash.add(kind.utf8)
    return String(letters.prefix(longestKind)) + "-" + String(hash.value & 0xffff_ffff, radix: 16)
  }

  /// The longest kind in a name: file systems take 255 bytes, and rule, family and number need some hundred.
  private static let longestKind = 80

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
