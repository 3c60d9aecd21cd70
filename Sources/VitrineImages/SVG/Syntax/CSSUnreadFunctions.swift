/// Functions of CSS that stand for values of the properties that are read, and are not read themselves (CSS Values 4, 10;
/// CSS Color 4 and 5; CSS Shapes 1, 3; CSS Images 3, 3).
enum CSSUnreadFunctions {
  private static let names: Set<String> = [
    "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "env", "attr", "color-mix",
    "light-dark", "contrast-color", "device-cmyk", "color", "inset",
    "circle", "ellipse", "polygon", "path", "xywh", "rect", "shape", "linear-gradient",
    "radial-gradient", "conic-gradient", "repeating-linear-gradient", "repeating-radial-gradient",
    "repeating-conic-gradient", "image", "image-set", "cross-fade", "element", "paint",
  ]

  /// The first of them in a value; nil where there is none.
  static func first(in value: String) -> String? {
    guard value.contains("(") else { return nil }
    var reader = CSSReader(value)
    while !reader.isAtEnd {
      if let name = reader.name()?.lowercased() {
        if reader.next == UInt8(ascii: "("), names.contains(name) { return name }
      } else if reader.string() == nil {
        reader.advance()
      }
    }
    return nil
  }
}
