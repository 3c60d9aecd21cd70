import VitrineText

extension LineBreakStrategy {
  /// The strategies by their names: `pushOut`, `standard` for those of labels today, `none`.
  var word: String {
    switch self {
    case .standard: "standard"
    case .pushOut: "pushOut"
    case .hangulWordPriority: "hangulWordPriority"
    case _ where contains(.balanced): subtracting(.balanced).word + ", balanced"
    default: "none"
    }
  }
}
