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

  /// The largest number of bytes read of a table; that of names has some 280,000.
  private static let tableLimit = 1 << 22

  func run() throws {
    if sheet != nil, json {
      throw UsageError("--json has no effect with --sheet, which lists nothing")
    }
    // Drawings are always those that ship with the program, and so are the names on their sheet.
    let catalog = try symbols.map { try SettingArgument.symbols($0) } ?? .bundled
    let folders = try FontSearch.folders(sheet == nil ? fonts : nil)
    let wanted = search?.lowercased() ?? ""
    func isWanted(_ name: String) -> Bool {
      wanted.isEmpty || name.lowercased().contains(wanted)
    }
    let names = try Self.names(folders).filter(isWanted)
    let listed = Self.named(try Self.rows(folders), names, catalog)
    let found = Self.rows(listed, in: catalog).filter { isWanted($0.name) }
    guard !found.isEmpty else { throw none(in: catalog) }
    if let sheet {
      // Thousands of boxes would show nothing.
      let drawn = found.filter { $0.closeness != "missing" }
      return try draw(drawn.isEmpty ? found : drawn, catalog, into: sheet)
    }
    for row in found {
      if json { Output.line(row.json) } else { Output.row(row.name, row.icon, row.closeness) }
    }
  }

  private func none(in catalog: SymbolCatalog) -> Failure {
    let search = search ?? ""
    let near =
      NearestName.find(search, among: catalog.names).map { "; did you mean '\($0)'?" } ?? ""
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

  /// The rows of the table of drawings, and one for each name of the platform that is not in it.
  private static func named(
    _ drawn: [SymbolRow], _ names: [String], _ catalog: SymbolCatalog
  ) -> [SymbolRow] {
    let known = Dictionary(drawn.map { ($0.name, $0) }) { first, _ in first }
    let others = names.filter { known[$0] == nil }.map { name in
      guard let symbol = catalog.symbol(name) else {
        return SymbolRow(name: name, icon: "-", closeness: "missing")
      }
      // The drawing of another name of the same symbol.
      let twin = symbol.isComposed ? nil : known[symbol.outline.name]
      return SymbolRow(
        name: name, icon: twin?.icon ?? "-", closeness: twin?.closeness ?? "composed")
    }
    return (drawn + others).sorted { $0.name < $1.name }
  }

  /// Reads the rows of `Symbols.txt`.
  private static func rows(_ folders: [String]) throws -> [SymbolRow] {
    try table("Symbols.txt", folders).compactMap { columns in
      columns.count >= 3
        ? SymbolRow(name: columns[0], icon: columns[1], closeness: columns[2]) : nil
    }
  }

  /// Reads the names of `Names.txt`.
  private static func names(_ folders: [String]) throws -> [String] {
    try table("Names.txt", folders).map { $0[0] }
  }

  /// The lines of a table in the first folder that has it: columns separated by tabs, comments after `#`.
  private static func table(_ name: String, _ folders: [String]) throws -> [[String]] {
    for folder in folders {
      let path = folder + "/Symbols/" + name
      guard let bytes = try? readFile(path, limit: tableLimit) else { continue }
      return String(decoding: bytes, as: UTF8.self).lines().compactMap { line in
        guard !line.hasPrefix("#"), !line.isEmpty else { return nil }
        return line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
    }
    throw UsageError("the folder of fonts holds no Symbols/\(name); name one with --fonts")
  }
}
