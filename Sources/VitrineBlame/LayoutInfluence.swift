/// The directions in which a cause can change sizes and places. What only paints has none.
struct LayoutInfluence: OptionSet, Hashable {
  let rawValue: UInt8

  static let horizontal = LayoutInfluence(rawValue: 1)
  static let vertical = LayoutInfluence(rawValue: 2)
  /// The gap that a stack without a spacing of its own leaves beside the view.
  static let gaps = LayoutInfluence(rawValue: 4)
  static let all: LayoutInfluence = [.horizontal, .vertical, .gaps]
}

extension LayoutInfluence {
  /// What a cause can move. Unknown modifiers and values can move everything, so that nothing is called
  /// proven only because a name is new.
  init(_ cause: Cause, node: PlacedRecord.Node?) {
    switch cause.kind {
    case .rendering: self = []
    case .environment: self = Self.paintingSettings.contains(cause.property) ? [] : .all
    case .color: self = []
    case .added, .removed:
      let modifiers = cause.modifier?.split(separator: ",").map { $0.filter { $0 != " " } } ?? []
      let onlyPaint = !modifiers.isEmpty && modifiers.allSatisfy(Self.paintingModifiers.contains)
      self = onlyPaint ? [] : .all
    case .text: self = [.horizontal, .vertical]
    case .order, .font, .layout, .image: self = .all
    case .property: self = Self.ofProperty(cause.property, node?.name ?? "")
    }
  }

  private static func ofProperty(_ key: String, _ name: String) -> LayoutInfluence {
    if paintingKeys.contains(key) || key == "colorScheme" { return [] }
    if paintingModifiers.contains(name) { return [] }
    switch key {
    case "width", "minWidth", "idealWidth", "maxWidth", "leading", "trailing",
      "horizontalSpacing", "x":
      return [.horizontal]
    case "height", "minHeight", "idealHeight", "maxHeight", "top", "bottom", "verticalSpacing", "y":
      return [.vertical]
    case PropertyKey.horizontalInsets where name == "padding": return [.horizontal]
    case PropertyKey.verticalInsets where name == "padding": return [.vertical]
    case "spacing", "alignment":
      let runsAcross = name.hasSuffix("HStack")
      guard runsAcross || name.hasSuffix("VStack") else { return .all }
      return runsAcross == (key == "spacing") ? [.horizontal] : [.vertical]
    default: return .all
    }
  }

  /// Modifiers that leave the size and the place of what they modify to the content.
  private static let paintingModifiers: Set<String> = [
    "accented", "allowsHitTesting", "background", "blendMode", "blur", "border", "brightness",
    "clipShape", "clipped", "colorInvert", "colorMultiply", "compositingGroup",
    "containerBackground",
    "contentShape", "contrast", "cornerRadius", "disabled", "drawingGroup", "foregroundStyle",
    "grayscale", "hidden", "hueRotation", "luminanceToAlpha", "mask", "opacity", "overlay",
    "rotation3DEffect", "rotationEffect", "saturation", "scaleEffect", "shadow", "transformEffect",
    "vibrancyEffect", "vibrant", "widgetAccentable", "widgetAccentedRenderingMode", "widgetURL",
    "zIndex",
  ]
  private static let paintingKeys: Set<String> = [
    PropertyKey.color, PropertyKey.inset, PropertyKey.path, "accent", "accentable", "angle",
    "blendMode", "cornerRadius", "dash", "dashPhase", "intent", "interpolation", "lineCap",
    "lineJoin", "lineWidth", "matrix", "opacity", "opaque", "primary", "radius", "redacted", "rule",
    "shape", "strikethrough", "taps", "trim.from", "trim.to", "underline", "url",
  ]
  /// Settings of a picture that only change colours.
  private static let paintingSettings: Set<String> = [
    "contrast", "kernels", "scheme", "tint", "tintPlate", "transparency", "wallpaper",
  ]
}
