import VitrineWidgets

extension LintRule {
  static let notScaledUp = LintRule(
    "w-no-scaled-up-small", .widgetkit, .error,
    "A larger family shows more than the small one.",
    advice: "Add what the room allows, or leave out the family.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .widget { widget, _ in
      let shown = widget.snapshots.filter { $0.scheme == .light }
      guard let small = shown.first(where: { $0.family == .systemSmall }) else {
        return .notApplicable
      }
      let larger = shown.filter {
        $0.picture.isSystemFamily && $0.family != .systemSmall && $0.family != .systemMedium
      }
      guard !larger.isEmpty else { return .notApplicable }
      let least = small.picture.leaves.count
      return .of(
        larger.compactMap { large in
          // A text that is cut in the small family says more where it is whole.
          guard large.picture.leaves.count <= least,
            Set(large.picture.words).isSubset(of: small.picture.words),
            large.picture.lostWords >= small.picture.lostWords
          else { return nil }
          return LintViolation(
            "\(large.family?.slug ?? "view") shows \(large.picture.leaves.count) views and no other words than systemSmall with \(least)",
            measured: "\(large.picture.leaves.count)", limit: "\(least + 1)")
        })
    })
}

extension LintPicture {
  fileprivate var words: [String] { leaves.compactMap(\.string) }

  /// The number of words that truncation leaves out.
  fileprivate var lostWords: Int { texts.entries.reduce(0) { $0 + $1.wordsLost } }
}
