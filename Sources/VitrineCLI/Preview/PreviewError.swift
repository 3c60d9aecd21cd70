import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages

/// An error that the page shows in place of pictures, with its place and the lines there.
struct PreviewError {
  private let code: String
  private let message: String
  private let place: ErrorReport?
  /// Lines of the document around the place.
  private var lines: [(number: Int, text: String)] = []

  /// The lines shown before and after the one with the error.
  private static let around = 3
  /// The most characters of a shown line.
  private static let width = 200
  /// The most bytes of a document of which lines are shown.
  private static let mostBytes = 16 << 20

  init(_ error: any Error) {
    let shown = JobError(error)
    (code, message) = (shown.code.rawValue, shown.message)
    place = (error as? DocumentError)?.report ?? (error as? UndrawnPicture)?.report
    if let file = place?.file, let line = place?.line { lines = Self.lines(of: file, around: line) }
  }

  private static func lines(of file: String, around line: Int) -> [(number: Int, text: String)] {
    guard let bytes = try? readFile(file, limit: mostBytes) else { return [] }
    let all = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let range = max(0, line - 1 - around)..<min(all.count, line + around)
    return range.map { ($0 + 1, String(String(decoding: all[$0], as: UTF8.self).prefix(width))) }
  }

  func write(to json: inout JSONText) {
    json.object { json in
      json.member("code", code)
      json.member("message", message)
      if let file = place?.file { json.member("file", file) }
      if let line = place?.line { json.member("line", line) }
      if let column = place?.column { json.member("column", column) }
      if let nearest = ErrorReport.nearest(in: message) { json.member("nearest", nearest) }
      json.key("lines")
      json.array(lines) { json, line in
        json.object { json in
          json.member("number", line.number)
          json.member("text", line.text)
        }
      }
    }
  }
}
