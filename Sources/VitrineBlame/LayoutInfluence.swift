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
  /// The directions in which a cause can move views. Unknown modifiers and values can move everything, so that
  /// nothing is called proven only because a name is new.
  init(_ cause: Cause, node: PlacedRecord.Node?) {
    if !cause.choices.isEmpty {
      self = .all
      return
    }
    if cause.actsByChoice {
      self = []
      return
    }
    switch cause.kind {
    case .rendering: self = []
    case .environment: self = SettingEffect.of(cause.property).contains(.layout) ? .all : []
    case .color: self = []
    case .added, .removed:
      let modifiers = cause.modifier?.split(separator: ",").map { $0.filter { $0 != " " } } ?? []
      let onlyPaint = !modifiers.isEmpty && modifiers.allSatisfy(Self.paintingModifiers.contains)
      self = onlyPaint ? [] : .all
    case .text: self = [.horizontal, .vertical]
    case .order where cause.modifier != nil:
      // The order shows in the layout only among those that change it.
      let moving = (cause.old ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
        .filter { !Self.paintingModifiers.contains($0) }
      self = moving.count > 1 ? .all : []
    case .order, .font, .layout, .image: self = .all
    case .property: self = Self.ofProperty(cause.property, node?.name ?? "")
    }
  }

  private static func ofProperty(_ key: String, _ name: String) -> LayoutInfluence {
    if onlyPaints(key) { return [] }
    if PropertyKey.settings.contains(key) {
      return SettingEffect.of(key).contains(.layout) ? .all : []
    }
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

  /// Whether a value of this name only paints, whatever view has it.
  static func onlyPaints(_ key: String) -> Bool { paintingKeys.contains(key) }

  /// Modifiers that leave the size and the place of what they modify to the content.
  private static let paintingModifiers: Set<String> = [
    "accented", "allowsHitTesting", "background", "blendMode", "blur", "border", "brightness",
    "clipShape", "clipped", "colorInvert", "colorMultiply", "compositingGroup",
    "containerBackground",
    "contentShape", "contrast", "cornerRadius", "disabled", "drawingGroup", "foregroundStyle",
    "GeometryEffect", "grayscale", "hidden", "hueRotation", "luminanceToAlpha", "mask", "opacity",
    "overlay",
    "projectionEffect",
    "rotation3DEffect", "rotationEffect", "saturation", "scaleEffect", "scrollTransition", "shadow",
    "transformEffect", "vibrancyEffect", "vibrant", "visualEffect", "widgetAccentable",
    "widgetAccentedRenderingMode", "widgetURL",
    "zIndex",
  ]
  private static let paintingKeys: Set<String> = [
    PropertyKey.color, PropertyKey.inset, PropertyKey.path, PropertyKey.shift, "accent",
    "accentable", "anchorZ", "angle", "axis",
    "backgroundColor", "blendMode", "cornerRadius", "dash", "dashPhase", "intent", "interpolation",
    "lineCap",
    "lineJoin", "lineWidth", "matrix", "miterLimit", "opacity", "opaque", "perspective", "primary",
    "radius",
    "redacted", "rule",
    "shape", "strikethrough", "strikethrough.color", "taps", "trim.from", "trim.to", "underline",
    "underline.color", "url",
  ]
}
