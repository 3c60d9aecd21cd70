/// The parts of a picture that a setting can change, be it the picture's or that of a view and all inside it. A setting
/// that the table lacks is assumed to change everything. `SettingChange` and `CauseSources` know some names as well.
struct SettingEffect: OptionSet, Hashable {
  let rawValue: UInt16

  static let colors = SettingEffect(rawValue: 1)
  static let fonts = SettingEffect(rawValue: 2)
  static let images = SettingEffect(rawValue: 4)
  static let texts = SettingEffect(rawValue: 8)
  /// Outlines, and the insets that follow from them.
  static let outlines = SettingEffect(rawValue: 16)
  /// Any other value of a view or modifier.
  static let values = SettingEffect(rawValue: 32)
  /// Whether a view is there.
  static let views = SettingEffect(rawValue: 64)
  /// Sizes and places, although no value changed.
  static let layout = SettingEffect(rawValue: 128)
  /// The order of views and the choice between them.
  static let order = SettingEffect(rawValue: 256)
  static let everything = SettingEffect(rawValue: 511)

  /// The effects of the setting of this name.
  static func of(_ setting: String) -> SettingEffect { table[setting] ?? everything }

  private static let table: [String: SettingEffect] = [
    "scheme": paint, "colorScheme": paint, "contrast": paint, "transparency": paint, "look": paint,
    "tint": paint, "tintPlate": paint, "wallpaper": paint,
    "typeSize": type, "dynamicTypeSize": type, "boldText": [.fonts, .images, .layout],
    "scale": .layout, "kernels": [],
    SettingChange.moment: time, "timeZone": time, "statusTime": time,
  ]

  private static let paint: SettingEffect = [.colors, .images]
  /// Type sizes also choose between views, and scale lengths.
  private static let type: SettingEffect = [.fonts, .values, .outlines, .images, .views, .layout]
  /// Another moment shows other texts and drawings, and no other fonts and colours.
  private static let time: SettingEffect = [.texts, .images, .outlines, .views, .layout]

  /// Creates the effect that a cause shows.
  init(of cause: Cause) {
    switch cause.kind {
    case .color: self = .colors
    case .font: self = .fonts
    case .image: self = .images
    case .text: self = .texts
    case .added, .removed: self = .views
    case .order, .layout, .rendering, .environment: self = .order
    case .property where Self.colorValues.contains(cause.property): self = [.colors, .values]
    case .property where cause.property == PropertyKey.path || cause.property == PropertyKey.inset:
      self = .outlines
    case .property: self = .values
    }
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Values of modifiers that colour.
  private static let colorValues: Set<String> = ["accent", "matrix", "opacity", "primary"]
}
