/// A style as an attribute of text; equal only to the same colour.
nonisolated struct TextForeground: Equatable, Sendable {
  let style: AnyShapeStyle

  static func == (a: TextForeground, b: TextForeground) -> Bool {
    if let x = a.style.style as? Color, let y = b.style.style as? Color { return x == y }
    return false
  }
}
