import ArgumentParser
import Foundation
import Vitrine
import VitrineGraphics
import VitrineImages

/// Lists the drawings that replace SF Symbols, or draws them.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "symbols",
    abstract: "Lists symbol names and the drawings that stand in for them, or draws them.",
    discussion: VerbExamples.text("symbols"))

  @Argument(help: "Only names that contain this.")
  var search: String?

  @Option(help: "A folder of fonts to look into first.", completion: .directory)
  var fonts: String?

  @Option(
    help: "A folder of exported symbols, NAME.svg, in place of the drawings that ship.",
    completion: .directory)
  var symbols: String?

  @Option(
    help: "Draws the symbols with their names into this PNG file instead of listing them.",
    completion: .pictures)
  var sheet: String?

  @Flag(help: "One JSON object a line.")
  var json = false

  /// The largest number of bytes read of the table, which has some 20,000.
  private static let tableLimit = 1 << 22

  func run() throws {
    if sheet != nil, json {
      throw UsageError("--json has no effect with --sheet, which lists nothing")
    }
    // Drawings are always those that ship with the program, and so are the names on their sheet.
    let catalog = try symbols.map { try SettingArgument.symbols($0) } ?? .bundled
    let listed = try Self.rows(FontSearch.folders(sheet == nil ? fonts : nil))
    let rows = Self.rows(listed, in: catalog)
    let wanted = search?.lowercased()
    var found = rows.filter { row in wanted.map { row.name.lowercased().contains($0) } ?? true }
    if let wanted, !found.contains(where: { $0.name == wanted }),
      let row = Self.row(wanted, catalog)
    {
      found.append(row)
    }
    guard !found.isEmpty else { throw none(among: rows) }
    if let sheet { return try draw(found, catalog, into: sheet) }
    for row in found {
      if json { Output.line(row.json) } else { Output.row(row.name, row.icon, row.closeness) }
    }
  }

  private func none(among rows: [SymbolRow]) -> Failure {
    let search = search ?? ""
    let near =
      NearestName.find(search, among: rows.map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
    return Failure(
      code: Exit.mismatch, message: "no symbol has '\(search)' in its name\(near)")
  }

  private func draw(
    _ rows: [SymbolRow], _ catalog: SymbolCatalog, into path: String
  ) throws {
    let renderer = Renderer(fonts: try FontSearch.library(fonts))
    // The program's verbs run on the main thread, where views are evaluated.
    let pixmap = try MainActor.assumeIsolated {
      try SymbolSheet(rows: rows, symbols: catalog).picture(renderer)
    }
    var scratch = PNGScratch()
    try writeFile(try encodePNG(pixmap, scale: 2, scratch: &scratch), to: path)
    Output.line(path)
  }

  /// The listed rows with those of the author's files in their place.
  private static func rows(_ listed: [SymbolRow], in catalog: SymbolCatalog) -> [SymbolRow] {
    let own = catalog.templateNames
    guard !own.isEmpty else { return listed }
    let replaced = Set(own)
    return
      (listed.filter { !replaced.contains($0.name) }
      + own.map { SymbolRow(name: $0, icon: $0 + ".svg", closeness: "own") })
      .sorted { $0.name < $1.name }
  }

  /// A row for a name that is in no table and made from the drawings of others; nil if it is not.
  private static func row(_ name: String, _ catalog: SymbolCatalog) -> SymbolRow? {
    guard catalog.knows(name), catalog.symbol(name)?.isComposed == true else { return nil }
    return SymbolRow(name: name, icon: "-", closeness: "composed")
  }

  /// Reads the rows of `Symbols.txt`: columns separated by tabs, comments after `#`.
  private static func rows(_ folders: [String]) throws -> [SymbolRow] {
    for folder in folders {
      let path = folder + "/Symbols/Symbols.txt"
      guard let bytes = try? readFile(path, limit: tableLimit) else { continue }
      return String(decoding: bytes, as: UTF8.self).lines().compactMap { line in
        guard !line.hasPrefix("#") else { return nil }
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count >= 3 else { return nil }
        return SymbolRow(name: columns[0], icon: columns[1], closeness: columns[2])
      }
    }
    throw UsageError(
      "the folder of fonts holds no Symbols/Symbols.txt; name one with --fonts")
  }
}
