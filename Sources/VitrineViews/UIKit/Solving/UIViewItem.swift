import VitrineGraphics

/// A view as it was when its picture was asked for.
nonisolated struct UIViewItem {
  /// The content of a view that has a size of its own.
  enum Intrinsic {
    /// None: constraints or a frame give the size.
    case none
    /// A size of nothing.
    case zero
    /// The size of `content` with room around it, and at least a minimum.
    case measured(around: UIEdgeInsets, minimum: Size)
  }

  /// The type, as the nodes are named.
  var name: String
  /// The view as diagnostics name it.
  var label: String
  /// The index of the superview; -1 for the root.
  var parent: Int
  /// The number of superviews.
  var depth: Int
  /// The index after the last view in this one; the views stand in the order of drawing.
  var end = 0
  var children: [Int] = []
  var isHidden: Bool
  var frame: Rect
  var mask: UIView.AutoresizingMask
  var usesFrame: Bool
  var margins: UIEdgeInsets
  var hugging: UIViewPriorities
  var resistance: UIViewPriorities
  var stack: UIStackItem?
  var intrinsic = Intrinsic.none
  /// The content as it is measured; nil for none.
  var content: AnyView?
  /// The content as it is drawn in the whole bounds.
  var drawn: AnyView?
  /// The content's place among those that are measured.
  var probe: Int?
  var look: UIViewLook
}

/// The drawing of a view itself.
nonisolated struct UIViewLook {
  var background: UIColor?
  var alpha: Double
  var cornerRadius: Double
  var cornerStyle: RoundedCornerStyle
  var clips: Bool
  var borderWidth: Double
  var borderColor: CGColor?
  var effect: (any UIVisualEffect)?
  var isButton: Bool
}
