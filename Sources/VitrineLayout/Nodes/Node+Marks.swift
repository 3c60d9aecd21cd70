extension Node {
  /// Returns the value that the view gives for a key: that of the outermost modifier that gives one.
  public func mark(_ key: ObjectIdentifier) -> Any? {
    var node = self
    while true {
      if let value = node.marks[key] { return value }
      guard node.kind.passesMarks, let content = node.children.first else { return nil }
      node = content
    }
  }
}

extension NodeKind {
  /// Whether a view of this kind is a modifier of its first child, so that the child's marks are its own.
  fileprivate var passesMarks: Bool {
    switch self {
    case .effect, .interaction, .contentShape, .accentable, .widgetBackground, .hidden, .modifier:
      true
    case .empty, .text, .image, .shape, .spacer, .divider, .canvas, .hStack, .vStack, .zStack,
      .grid, .gridRow, .lazyGrid, .viewThatFits, .geometryReader, .layout:
      false
    }
  }
}
