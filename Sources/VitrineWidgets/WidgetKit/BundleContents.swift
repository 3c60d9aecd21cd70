/// The declarations of a bundle: its widgets, and those without pictures.
public struct BundleContents {
  /// The descriptions of the widgets, in the order of the bundle's body.
  public var widgets: [WidgetDescription] = []
  /// The live activities and controls, in the order of the bundle's body.
  public var undrawn: [UndrawnDeclaration] = []

  /// Creates the contents of a bundle without declarations, to which each of its lines adds.
  public init() {}
}
