import Vitrine

/// Tables of SwiftUI's names.
enum Names {
  /// In full, and without `system` or `accessory`, as flags have them.
  static let families = WidgetFamily.allCases.map(\.slug) + WidgetFamily.allCases.map(\.shortSlug)
  static let horizontalAlignment = NameTable<HorizontalAlignment>([
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ])
  static let layoutDirection = NameTable<LayoutDirection>([
    ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
  ])
  static let verticalAlignment = NameTable<VerticalAlignment>([
    ("top", .top), ("center", .center), ("bottom", .bottom),
    ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
  ])
  static let alignment = NameTable<Alignment>([
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
    ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
    ("centerFirstTextBaseline", .centerFirstTextBaseline),
    ("centerLastTextBaseline", .centerLastTextBaseline),
    ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
    ("leadingLastTextBaseline", .leadingLastTextBaseline),
    ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
    ("trailingLastTextBaseline", .trailingLastTextBaseline),
  ])
  static let unitPoint = NameTable<UnitPoint>([
    ("zero", .zero), ("center", .center), ("leading", .leading), ("trailing", .trailing),
    ("top", .top), ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
  ])
  static let edges = NameTable<Edge.Set>([
    ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
    ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ])
  static let axes = NameTable<Axis.Set>([
    ("horizontal", .horizontal), ("vertical", .vertical), ("both", [.horizontal, .vertical]),
  ])
  static let axis = NameTable<Axis>([("horizontal", .horizontal), ("vertical", .vertical)])
  static let textAlignment = NameTable<TextAlignment>([
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ])
  static let truncationMode = NameTable<Text.TruncationMode>([
    ("head", .head), ("middle", .middle), ("tail", .tail),
  ])
  static let textCase = NameTable<Text.Case>([
    ("uppercase", .uppercase), ("lowercase", .lowercase),
  ])
  static let textScale = NameTable<Text.Scale>([
    ("default", .default), ("secondary", .secondary),
  ])
  static let cornerStyle = NameTable<RoundedCornerStyle>([
    ("continuous", .continuous), ("circular", .circular),
  ])
  static let contentMode = NameTable<ContentMode>([("fit", .fit), ("fill", .fill)])
  static let colorScheme = NameTable<ColorScheme>([("light", .light), ("dark", .dark)])
  static let dynamicTypeSize = NameTable<DynamicTypeSize>(
    DynamicTypeSize.allCases.map { ($0.caseName, $0) })
  static let controlSize = NameTable<ControlSize>([
    ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
    ("extraLarge", .extraLarge),
  ])
  static let buttonBorderShape = NameTable<ButtonBorderShape>([
    ("automatic", .automatic), ("capsule", .capsule), ("circle", .circle),
    ("roundedRectangle", .roundedRectangle),
  ])
  static let lineCap = NameTable<CGLineCap>([
    ("butt", .butt), ("round", .round), ("square", .square),
  ])
  static let lineJoin = NameTable<CGLineJoin>([
    ("miter", .miter), ("round", .round), ("bevel", .bevel),
  ])
  static let blendMode = NameTable<BlendMode>([
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationOut", .destinationOut), ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
  ])
}
