import VitrineGraphics

/// The diagnostics of a layout, each with the element concerned.
struct DiagnosticList {
  struct Note {
    var severity: Diagnostic.Severity
    var code: String
    var message: String
    var element: Int
  }

  private(set) var notes: [Note] = []
  private var counts: [String: Int] = [:]

  mutating func add(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, element: Int
  ) {
    let count = counts[code, default: 0]
    counts[code] = count + 1
    guard count < LayoutLimits.diagnosticsOfOneKind else { return }
    notes.append(Note(severity: severity, code: code, message: message, element: element))
  }
}

extension LayoutEngine {
  /// Returns the diagnostics with paths, in the order of the placed tree; those of elements that were not
  /// placed come first. `placedElements` has the element of each placed node.
  func diagnostics(_ tree: PlacedTree, _ placedElements: [Int32]) -> [Diagnostic] {
    guard !notes.notes.isEmpty else { return [] }
    var rows = [Int](repeating: -1, count: elements.count + 1)
    for (row, element) in placedElements.enumerated() { rows[Int(element)] = row }
    let order = notes.notes.indices.sorted {
      let a = rows[notes.notes[$0].element]
      let b = rows[notes.notes[$1].element]
      return a != b ? a < b : $0 < $1
    }
    return order.map { k in
      let note = notes.notes[k]
      let row = rows[note.element]
      return Diagnostic(
        severity: note.severity, code: note.code, message: note.message,
        path: row < 0 ? "" : tree.path(of: row))
    }
  }
}
