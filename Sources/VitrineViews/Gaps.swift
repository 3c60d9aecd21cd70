extension NodeList {
  /// Notes that something of the table was met.
  ///
  /// - Parameter isMinor: whether it is drawn nearly as on a device here, whatever the table says of it elsewhere.
  package func noteGap(_ gap: Gap, isMinor: Bool = false) {
    note(
      "gap-\(gap.name)", "\(gap.name): \(gap.note)",
      severity: isMinor || gap.status == .approximate ? .note : .warning)
  }
}

/// A modifier of the gap table: leaves its content as it is and says so.
public nonisolated struct _GapModifier: _PrimitiveModifier {
  /// nil where the modifier was used in a way that is drawn.
  let gap: Gap?

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    if let gap = modifier.gap { out.noteGap(gap) }
    C._makeList(content, environment, &out)
  }
}

extension View {
  package nonisolated func gap(_ gap: Gap?) -> ModifiedContent<Self, _GapModifier> {
    modifier(_GapModifier(gap: gap))
  }
}
