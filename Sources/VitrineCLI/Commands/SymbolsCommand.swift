import ArgumentParser
import Foundation
import Vitrine
import VitrineGraphics
import VitrineImages

/// Lists the open icons that replace SF Symbols.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "Lists symbol names and the icons that stand in for them.")

  @Argument(help: "Only names that contain this.")
  var search: String?

  @Option(help: "A folder of fonts to look into first.")
  var fonts: String?

  @Flag(help: "One JSON object a line.")
  var json = false

  /// The largest number of bytes read of the table, which has some 20,000.
  private static let tableLimit = 1 << 22

  func run() throws {
    let rows = try Self.rows(FontSearch.folders(fonts))
    let wanted = search?.lowercased()
    var found = false
    for row in rows where wanted.map({ row.name.lowercased().contains($0) }) ?? true {
      found = true
      if json { Output.line(row.json) } else { Output.row(row.name, row.icon, row.closeness) }
    }
    guard let search, !found else { return }
    let near = NearestName.find(search, among: rows.map(\.name)).map { "; did you mean '\($0)'?" }
    throw Failure(
      code: Exit.mismatch, message: "no symbol has '\(search)' in its name\(near ?? "")")
  }

  struct Row {
    var name: String
    var icon: String
    /// One of `close`: the same idea and shape; `near`: the same idea; `weak`: only related.
    var closeness: String

    var json: String {
      var json = JSONText()
      json.object { json in
        json.member("symbol", name)
        json.member("icon", icon)
        json.member("closeness", closeness)
      }
      return json.text
    }
  }

  /// Reads the rows of `Symbols.txt`: columns separated by tabs, comments after `#`.
  private static func rows(_ folders: [String]) throws -> [Row] {
    for folder in folders {
      let path = folder + "/BootstrapIcons/Symbols.txt"
      guard let bytes = try? readFile(path, limit: tableLimit) else { continue }
      return String(decoding: bytes, as: UTF8.self).lines().compactMap { line in
        guard !line.hasPrefix("#") else { return nil }
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count >= 3 else { return nil }
        return Row(name: columns[0], icon: columns[1], closeness: columns[2])
      }
    }
    throw UsageError(
      "the folder of fonts holds no BootstrapIcons/Symbols.txt; name one with --fonts")
  }
}
