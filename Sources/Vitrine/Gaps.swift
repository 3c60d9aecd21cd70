/// What of SwiftUI's vocabulary is accepted but drawn otherwise than on a device, or not at all.
///
/// Diagnostics and the documentation read the same table.
public nonisolated struct Gap: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case view, modifier, style, value }

  public enum Status: String, Hashable, Sendable {
    /// Drawn nearly as on a device.
    case approximate
    /// Accepted; the content is left as it is.
    case ignored
    /// The content is drawn without what the view adds around it.
    case contentOnly
  }

  public let name: String
  public let kind: Kind
  public let status: Status
  public let note: String

  init(_ name: String, _ kind: Kind, _ status: Status, _ note: String) {
    self.name = name
    self.kind = kind
    self.status = status
    self.note = note
  }

  /// Every gap, by kind and name.
  public static let all: [Gap] = [
    Gap("AsyncImage", .view, .contentOnly, "Nothing is loaded: the placeholder shows."),
    Gap("AxisMarkValues.roundBounds", .value, .ignored, "A chart rounds its domain by itself."),
    Gap("AxisMarks.position", .value, .ignored, "An axis stands only on the sides that it has."),
    Gap("AxisMarks.preset", .value, .approximate, "Labels stand as those of the automatic preset."),
    Gap("AxisTick.Length", .value, .approximate, "Ticks are as long as the automatic ones."),
    Gap("Canvas.colorMode", .value, .ignored, "Colours are mixed in encoded sRGB."),
    Gap("Canvas.symbols", .view, .ignored, "Views as symbols of a canvas are not drawn."),
    Gap("Gradient.colorSpace", .value, .ignored, "Colours are mixed in encoded sRGB."),
    Gap("GraphicsContext.Filter", .value, .ignored, "Colour filters of a canvas are not drawn."),
    Gap("InterpolationMethod.catmullRom", .value, .approximate, "Any alpha is drawn as 0."),
    Gap("GraphicsContext.GradientOptions", .value, .ignored, "A gradient ends where it ends."),
    Gap("List", .view, .contentOnly, "Rows stand in a column without insets and separators."),
    Gap("NavigationLink", .view, .contentOnly, "The label shows without a chevron."),
    Gap("NavigationSplitView", .view, .contentOnly, "The sidebar shows without a bar."),
    Gap("NavigationStack", .view, .contentOnly, "The content shows without a bar."),
    Gap("ScaleType.category", .value, .ignored, "Numbers stand where their values are."),
    Gap("ShapeStyle.blendMode", .value, .ignored, "A style covers what is behind it."),
    Gap("ScrollView", .view, .contentOnly, "Content shows from its start and is clipped."),
    Gap("TabView", .view, .contentOnly, "The first tab shows without a bar."),
    Gap("TextField", .view, .approximate, "The text or prompt shows without a border."),
    Gap("antialiased", .value, .approximate, "Edges are always smooth."),
    Gap("background", .modifier, .approximate, "A style does not reach into the safe area."),
    Gap("drawingGroup", .modifier, .approximate, "Transparent, and mixed in encoded sRGB."),
    Gap("glassEffect", .modifier, .approximate, "Without the bending and highlights at its rim."),
    Gap("keyframeAnimator", .modifier, .approximate, "The initial value shows."),
    Gap("layerEffect", .modifier, .ignored, "Shaders are not run."),
    Gap("colorEffect", .modifier, .ignored, "Shaders are not run."),
    Gap("distortionEffect", .modifier, .ignored, "Shaders are not run."),
    Gap("phaseAnimator", .modifier, .approximate, "The first phase shows."),
    Gap("projectionEffect", .modifier, .ignored, "Perspective is not drawn."),
    Gap("rotation3DEffect", .modifier, .ignored, "Only turns about the z axis are drawn."),
    Gap("safeAreaInset", .modifier, .approximate, "Content ends where the inset begins."),
    Gap("textScale", .modifier, .ignored, "Secondary text keeps its size."),
    Gap("widgetLabel", .modifier, .ignored, "Corners of watch faces show the content alone."),
    Gap("visualEffect", .modifier, .ignored, "Effects that depend on geometry are not drawn."),
    Gap(
      "UIVibrancyEffect", .value, .approximate,
      "Styles other than label show in the system's colours: no numbers are public."),
    Gap("MeshGradient", .style, .approximate, "The mean of the colours fills the shape."),
    Gap("variableValue", .value, .approximate, "Symbols show all their layers."),
  ]

  static func named(_ name: String) -> Gap? { all.first { $0.name == name } }
}

extension NodeList {
  /// Notes that something of the table was met.
  package func noteGap(_ name: String) {
    note(
      "gap-\(name)", "\(name): \(Gap.named(name)?.note ?? "not drawn")",
      severity: Gap.named(name)?.status == .approximate ? .note : .warning)
  }
}

/// A modifier of the gap table: leaves its content as it is and says so.
public nonisolated struct _GapModifier: _PrimitiveModifier {
  /// nil where the modifier was used in a way that is drawn.
  let name: String?

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    if let name = modifier.name { out.noteGap(name) }
    C._makeList(content, environment, &out)
  }
}

extension View {
  package nonisolated func gap(_ name: String?) -> ModifiedContent<Self, _GapModifier> {
    modifier(_GapModifier(name: name))
  }
}
