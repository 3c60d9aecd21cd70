import VitrineText

/// The files with the tables of the package's drawings.
///
/// The drawings of each origin are beside its licence: ours and the tables of names in `Symbols`, those of Cupertino Icons
/// and of Bootstrap Icons in their own folders.
struct SymbolFiles: Sendable {
  /// The drawings of one origin.
  enum Drawings: Sendable { case own, cupertino, bootstrap }

  /// The folder of the families that ship with the package; nil is empty.
  let families: String?

  /// The origin of a drawing, by the prefix of its name.
  func set(of drawing: String) -> Drawings {
    if drawing.hasPrefix("drawn/") { return .own }
    return drawing.hasPrefix("cupertino/") ? .cupertino : .bootstrap
  }

  /// The table of the platform's names; empty where it is missing.
  func names() -> TextTable { table("Symbols/Names.txt") }

  /// The table of drawn names; empty where it is missing.
  func symbols() -> TextTable { table("Symbols/Symbols.txt") }

  /// The drawings of one origin; empty where they are missing. Where two tables have a name, the first counts.
  func drawings(_ set: Drawings) -> [TextTable] {
    switch set {
    case .own: [table("Symbols/Drawn.txt")]
    case .cupertino: [table("CupertinoIcons/Icons.txt")]
    case .bootstrap: [table("BootstrapIcons/Drawn.txt"), table("BootstrapIcons/Icons.txt")]
    }
  }

  private func table(_ path: String) -> TextTable {
    TextTable(families.flatMap { FontBytes.map(path: $0 + "/" + path) })
  }
}
