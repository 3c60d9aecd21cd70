import VitrineGraphics

/// The order in which a stack gives room to its views.
struct LayoutPriority: LayoutModifier {
  var value: Double

  var arguments: PlacedArguments { .number(value) }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    engine.elements[i].priority = value.or(0)
  }
}

/// The order in which siblings are drawn.
struct ZIndex: LayoutModifier {
  var value: Double

  var arguments: PlacedArguments { .number(value) }

  func summarize(_ i: Int, in engine: inout LayoutEngine) {
    engine.elements[i].zIndex = value.or(0)
  }
}

/// An author's value for a custom layout.
struct LayoutValue: LayoutModifier {
  var key: ObjectIdentifier
  var value: Any

  /// Numbers, truth values, texts, and what describes itself.
  var arguments: PlacedArguments {
    switch value {
    case let number as any BinaryFloatingPoint: .number(Double(number))
    case let number as any BinaryInteger: .number(Double(number))
    case let flag as Bool: .text(flag ? "true" : "false")
    case let text as String: .text(String(text.prefix(Self.mostCharacters)))
    // The order of a set or a dictionary would differ from run to run.
    case is any Collection: .none
    case let value as any CustomStringConvertible:
      .text(String(value.description.prefix(Self.mostCharacters)))
    default: .none
    }
  }

  /// The longest value in characters.
  private static let mostCharacters = 200
}

extension NodeKind {
  public static func layoutPriority(_ value: Double) -> NodeKind {
    .modifier(NodeModifier(LayoutPriority(value: value)))
  }

  public static func zIndex(_ value: Double) -> NodeKind {
    .modifier(NodeModifier(ZIndex(value: value)))
  }

  public static func layoutValue(_ key: ObjectIdentifier, _ value: Any) -> NodeKind {
    .modifier(NodeModifier(LayoutValue(key: key, value: value)))
  }
}
