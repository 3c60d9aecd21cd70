extension RenderMatrix {
  /// Expands the matrix for a live activity: in its presentations, where devices have them.
  ///
  /// - Throws: an error for a presentation, or an explicit combination of it and a device, that cannot be drawn.
  func expand(
    activity: ActivityDescription, company: WidgetDescription
  ) throws(ImpossibleCombination) -> Expansion {
    try expand(
      try asked(of: activity), among: ActivityPresentation.allCases.map(Surface.activity),
      of: "a live activity", company: company)
  }

  /// Returns the presentations to draw. A preview is of one.
  private func asked(
    of activity: ActivityDescription
  ) throws(ImpossibleCombination) -> [Surface] {
    let isPreview = activity.presentations != ActivityPresentation.usual
    let own = activity.presentations.map(Surface.activity)
    switch surfaces {
    case nil: return own
    case .all: return isPreview ? own : ActivityPresentation.allCases.map(Surface.activity)
    case .listed(let list):
      if isPreview, let other = list.first(where: { !own.contains($0) }), let name = other.name {
        throw .setting(
          "the preview does not show \(name); it shows "
            + activity.presentations.map(\.rawValue).joined(separator: ", "))
      }
      return list
    }
  }
}
