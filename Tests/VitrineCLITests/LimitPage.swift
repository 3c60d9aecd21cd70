import Foundation

/// The page of limits in the documentation.
enum LimitPage {
  struct Row {
    var limit: String
    var value: String
    var flag: String?
    var message: String
  }

  static var rows: [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Vitrine/Vitrine.docc/Limits.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 6, cells[1] != "limit", !cells[1].hasPrefix("---") else { return nil }
      func code(_ cell: String) -> String { cell.trimmingCharacters(in: ["`"]) }
      return Row(
        limit: cells[1], value: cells[2], flag: cells[3].isEmpty ? nil : code(cells[3]),
        message: code(cells[4]))
    }
  }
}
