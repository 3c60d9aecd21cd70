/// A modifier that affects layout. The first child is its content.
///
/// `NodeKind` has a function for each, beside the modifier's rules in the folder `Modifiers`.
public struct NodeModifier {
  let layout: any LayoutModifier

  init(_ layout: any LayoutModifier) { self.layout = layout }

  /// The arguments as an author writes them.
  public var arguments: PlacedArguments { layout.arguments }

  /// The value that the modifier sets for a key of a custom layout; nil if it is another modifier.
  public func layoutValue(_ key: ObjectIdentifier) -> Any? {
    guard let own = layout as? LayoutValue, own.key == key else { return nil }
    return own.value
  }
}
