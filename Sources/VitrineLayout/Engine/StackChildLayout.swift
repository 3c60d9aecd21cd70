import VitrineGraphics

/// A child of a stack during the stack's layout.
struct StackChildLayout {
  var offer = Offer.ideal
  var size = Size.zero
  /// The top leading corner in the stack.
  var x = 0.0
  var y = 0.0
}
