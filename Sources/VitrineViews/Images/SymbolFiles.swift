import Foundation

/// Where the tables of the package's drawings lie.
///
/// The drawings of each origin are beside its licence: ours and the table of names in `Symbols`, those of Cupertino Icons
/// and of Bootstrap Icons in their own folders.
struct SymbolFiles: Sendable {
  /// The drawings of one origin.
  enum Drawings: Hashable, Sendable { case own, cupertino, bootstrap }

  private let names: URL?
  private let tables: [Drawings: [URL]]

  /// The folder of the families that ship with the package; nil is empty.
  init(families: URL?) {
    func file(_ path: String) -> [URL] { families.map { [$0.appendingPathComponent(path)] } ?? [] }
    names = file("Symbols/Symbols.txt").first
    tables = [
      .own: file("Symbols/Drawn.txt"), .cupertino: file("CupertinoIcons/Icons.txt"),
      .bootstrap: file("BootstrapIcons/Icons.txt") + file("BootstrapIcons/Drawn.txt"),
    ]
  }

  /// The origin of a drawing, by the prefix of its name.
  func set(of drawing: String) -> Drawings {
    if drawing.hasPrefix("drawn/") { return .own }
    return drawing.hasPrefix("cupertino/") ? .cupertino : .bootstrap
  }

  /// The table of names; empty where it is missing.
  func symbols() -> TextTable { TextTable(names.map(Self.read) ?? [], isSorted: true) }

  /// The drawings of one origin; empty where they are missing.
  func drawings(_ set: Drawings) -> TextTable {
    let files = tables[set] ?? []
    if files.count == 1, let file = files.first {
      return TextTable(Self.read(file), isSorted: true)
    }
    return TextTable(files.flatMap { Self.read($0) + [UInt8(ascii: "\n")] })
  }

  private static func read(_ url: URL) -> [UInt8] { Data(resource: url).map { [UInt8]($0) } ?? [] }
}
