import VitrineText

extension SymbolCatalog {
  /// The names of the bundled tables that are drawn, sorted: those with a drawing, the other names of these symbols,
  /// and those that are made from others. Nothing is drawn to tell.
  package static let drawableNames: [String] = {
    let files = SymbolFiles(families: FontFolder.locate().first)
    let drawn = Set(files.symbols().rows.filter { $0.count >= 3 && $0[1] != "-" }.map { $0[0] })
    let rows = files.names().rows
    let twins = Dictionary(
      rows.filter { $0.count > 2 && !$0[2].isEmpty }.map { ($0[0], $0[2]) }
    ) { first, _ in first }
    func hasDrawing(_ name: String) -> Bool {
      drawn.contains(name) || twins[name].map(drawn.contains) == true
    }
    let known = Set(rows.map { $0[0] })
    func isDrawn(_ name: String) -> Bool {
      hasDrawing(name)
        || known.contains(name) && SymbolDirection.leftToRight(name).map(hasDrawing) == true
    }
    return known.union(drawn)
      .filter { isDrawn($0) || SymbolComposition.isMade($0, of: isDrawn) }.sorted()
  }()
}
