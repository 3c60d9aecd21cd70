import VitrineGraphics

/// What was noted while a tree was laid out, each at the element it is about.
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
  /// The notes with paths, in the order of the placed tree; what was not placed comes first.
  /// `placedElements` names the element behind each placed node.
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
