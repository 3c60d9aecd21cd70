import Foundation
import Testing

/// A fixture of tab-separated columns under a row of names.
struct Table {
  struct Row {
    fileprivate var cells: [String: String]

    func text(_ column: String) throws -> String { try #require(cells[column], "no \(column)") }
    func number(_ column: String) throws -> Double {
      try #require(Double(try text(column)), "\(column)")
    }

    /// The numbers of the columns 1 to 12, the levels of Dynamic Type.
    func levels() throws -> [Double] { try (1...12).map { try number("\($0)") } }

    /// A size written as `414x896`.
    func size(_ column: String) throws -> [Double] {
      try text(column).split(separator: "x").map { try #require(Double($0)) }
    }
  }

  static func rows(_ name: String) throws -> [Row] {
    let lines = try lines(name).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let columns = try #require(lines.first)
    return try lines.dropFirst().map { cells in
      try #require(cells.count == columns.count, "\(name): \(cells)")
      return Row(cells: Dictionary(uniqueKeysWithValues: zip(columns, cells)))
    }
  }

  static func lines(_ name: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}
