extension LintPicture {
  /// Returns a violation with the place where its view is written, and the notes on it and around it.
  func located(_ violation: LintViolation) -> LintViolation {
    var violation = violation
    violation.configuration = configuration
    guard !violation.path.isEmpty else {
      violation.source = tree.nodes.first?.source
      return violation
    }
    guard let node = tree.node(at: violation.path) else { return violation }
    violation.source = tree.source(around: node)
    guard hasNotes else { return violation }
    var i = node
    while i >= 0 {
      violation.notes += tree.nodes[i].settings.filter(\.isSilent)
      i = Int(tree.nodes[i].parent)
    }
    return violation
  }
}

extension LintWidget {
  /// Returns a violation with its place in the first standard picture that has its view.
  func located(_ violation: LintViolation) -> LintViolation {
    guard !violation.path.isEmpty else { return violation }
    if violation.configuration != nil {
      let shown = pictures.first { $0.picture.configuration == violation.configuration }
      if let shown { return shown.picture.located(violation) }
    }
    let shown = pictures.first { $0.picture.tree.node(at: violation.path) != nil }
    return shown?.picture.located(violation) ?? violation
  }
}
