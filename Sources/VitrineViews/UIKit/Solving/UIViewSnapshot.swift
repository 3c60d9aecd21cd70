import VitrineGraphics

/// A tree of views as it was when its picture was asked for.
nonisolated struct UIViewSnapshot {
  /// The views in the order of drawing: each before its subviews.
  var items: [UIViewItem] = []
  /// The constraints of the authors' code; those of stacks follow from their items.
  var constraints: [Relation] = []
  var problems: [UIViewProblem] = []
  /// The number of contents that are measured.
  var probeCount = 0

  /// The most views of a picture.
  static let mostViews = 4096
  /// The most views within each other; each takes some levels of the picture's nodes.
  static let deepest = 100
  /// The most constraints of a picture.
  static let mostConstraints = 16_384

  /// A constraint between two views of the tree.
  struct Relation {
    /// A side of a view, or of a guide in it.
    struct End {
      var item: Int
      var guide: UILayoutGuide.Kind?
      var attribute: LayoutAttribute
    }

    var first: End
    var second: End?
    var relation: NSLayoutConstraint.Relation
    var multiplier: Double
    var constant: Double
    var priority: Float
    var name: String
  }
}
