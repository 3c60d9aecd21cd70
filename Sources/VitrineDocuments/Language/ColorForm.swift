import Vitrine

/// Reads colours in documents: a name, `#RRGGBB`, or an object.
enum ColorForm {
  static let parameters: [Parameter] = [
    Parameter("color", .color, "the colour that `opacity` or `gradient` changes"),
    Parameter("opacity", .number, default: "1", "0…1"),
    Parameter("gradient", .bool, default: "false", "the colour's own soft gradient, as a style"),
    Parameter("red", .number, "0…1, with `green` and `blue`"),
    Parameter("green", .number, "0…1"),
    Parameter("blue", .number, "0…1"),
    Parameter("white", .number, "0…1, a gray"),
    Parameter("hue", .number, "0…1, with `saturation` and `brightness`"),
    Parameter("saturation", .number, "0…1"),
    Parameter("brightness", .number, "0…1"),
    Parameter("light", .color, "the colour in the light scheme, with `dark`"),
    Parameter("dark", .color, "the colour in the dark scheme"),
  ]

  private static let table = NameTable<Color>([
    ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("white", .white), ("black", .black),
    ("clear", .clear),
  ])

  /// The system's colours by use, as UIKit names them. A document's own colour of the same name comes first.
  private static let semantic = NameTable<Color>(
    [
      ("label", UIColor.label), ("secondaryLabel", .secondaryLabel),
      ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
      ("placeholderText", .placeholderText), ("link", .link), ("separator", .separator),
      ("opaqueSeparator", .opaqueSeparator), ("systemFill", .systemFill),
      ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
      ("quaternarySystemFill", .quaternarySystemFill), ("systemBackground", .systemBackground),
      ("secondarySystemBackground", .secondarySystemBackground),
      ("tertiarySystemBackground", .tertiarySystemBackground),
      ("systemGroupedBackground", .systemGroupedBackground),
      ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
      ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
      ("gray2", .systemGray2), ("gray3", .systemGray3), ("gray4", .systemGray4),
      ("gray5", .systemGray5), ("gray6", .systemGray6),
    ].map { ($0, Color(uiColor: $1)) })

  static let names = table.cases.map(\.name) + semantic.cases.map(\.name)

  static func isNamed(_ name: String) -> Bool { table[name] != nil || semantic[name] != nil }

  /// Returns the colour for a checked name or hexadecimal number.
  ///
  /// - Parameter own: the names of the colours that the document defines.
  static func color(_ text: String, own: KnownNames) -> Color {
    if let color = hex(text) ?? table[text] { return color }
    return own.contains(text) ? Color(text) : semantic[text] ?? Color(text)
  }

  static func color(_ arguments: Arguments) throws(DocumentError) -> Color {
    let color = try opaque(arguments)
    guard let opacity = try arguments.number("opacity") else { return color }
    return color.opacity(opacity)
  }

  private static func opaque(_ arguments: Arguments) throws(DocumentError) -> Color {
    if let color = try arguments.color("color") { return color }
    if let white = try arguments.number("white") { return Color(white: white) }
    if let hue = try arguments.number("hue") {
      return Color(
        hue: hue, saturation: try arguments.number("saturation", default: 1),
        brightness: try arguments.number("brightness", default: 1))
    }
    let light = try arguments.color("light")
    let dark = try arguments.color("dark")
    if light != nil || dark != nil {
      let isDark = arguments.context.environment.colorScheme == .dark
      return (isDark ? dark ?? light : light ?? dark) ?? .clear
    }
    guard arguments.has("red") || arguments.has("green") || arguments.has("blue") else {
      throw arguments.error(
        "this object gives no colour: write 'color', 'red'…, 'white', 'hue'… or 'light' and 'dark'")
    }
    return Color(
      red: try arguments.number("red", default: 0),
      green: try arguments.number("green", default: 0),
      blue: try arguments.number("blue", default: 0))
  }

  /// Parses `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  static func hex(_ text: String) -> Color? {
    guard let components = hexComponents(text) else { return nil }
    return Color(
      red: Double(components.red) / 255, green: Double(components.green) / 255,
      blue: Double(components.blue) / 255, opacity: Double(components.alpha) / 255)
  }

  static func hexComponents(
    _ text: String
  ) -> (red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32)? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.utf8.dropFirst()
    guard digits.count == 3 || digits.count == 6 || digits.count == 8 else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | digit
      if digits.count == 3 { value = value << 4 | digit }
    }
    if digits.count < 8 { value = value << 8 | 255 }
    return (value >> 24, value >> 16 & 255, value >> 8 & 255, value & 255)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - 48)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - 87)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - 55)
    default: nil
    }
  }
}
