extension FontSet {
  /// Whether a face has this family name, in any case.
  package func hasFamily(_ name: String) -> Bool {
    faces.contains { $0.families.contains(name.lowercased()) }
  }

  /// Whether a face has this family, full or PostScript name.
  package func hasFont(_ name: String) -> Bool {
    faces.file(name, weight: 400, isItalic: false) != nil
  }

  /// The name by which texts ask for the first face: its PostScript or full name, or its family's.
  package var firstFace: String {
    guard let face = faces.first else { return "" }
    return face.faceNames.first { !face.families.contains($0) } ?? face.displayName
  }
}
