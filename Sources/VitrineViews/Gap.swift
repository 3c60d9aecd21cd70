/// A name of SwiftUI's vocabulary that is accepted but drawn otherwise than on a device, or not at all.
///
/// Diagnostics and the documentation read the same table: each use leaves a diagnostic with the code
/// `gap-NAME`.
public nonisolated enum Gap: String, Hashable, CaseIterable, Sendable {
  // By kind and name, as in the documentation.
  case asyncImage = "AsyncImage"
  case list = "List"
  case map = "Map"
  case menu = "Menu"
  case navigationLink = "NavigationLink"
  case navigationSplitView = "NavigationSplitView"
  case navigationStack = "NavigationStack"
  case scrollView = "ScrollView"
  case shareLink = "ShareLink"
  case tabView = "TabView"
  case textField = "TextField"
  case colorEffect
  case distortionEffect
  case drawingGroup
  case glassEffect
  case keyframeAnimator
  case layerEffect
  case onReceive
  case phaseAnimator
  case safeAreaBar
  case scrollTransition
  case previewModifier = "PreviewModifier"
  case textRenderer = "TextRenderer"
  case widgetLabel
  case annotationPadScale = "AnnotationOverflowResolution.padScale"
  case antialiased
  case axisMarksPosition = "AxisMarks.position"
  case axisMarksPreset = "AxisMarks.preset"
  case axisValueLabelOffsets = "AxisValueLabel.offsetsMarks"
  case canvasColorMode = "Canvas.colorMode"
  case graphicsContextFilterOptions = "GraphicsContext.FilterOptions"
  case meshGradientColorSpace = "MeshGradient.colorSpace"
  case svg = "SVG"
  case uiVibrancyEffect = "UIVibrancyEffect"
  case variableValue

  /// The part of the vocabulary that a name belongs to.
  public enum Kind: String, Hashable, Sendable { case view, modifier, style, value }

  /// The way in which a name is drawn otherwise than on a device.
  public enum Status: String, Hashable, Sendable {
    /// Drawn nearly as on a device.
    case approximate
    /// Accepted; the content is left as it is.
    case ignored
    /// The content is drawn without what the view adds around it.
    case contentOnly
    /// Drawn as the sign that a widget shows in place of a view that it cannot have.
    case prohibited
  }

  /// The name as an author writes it.
  public var name: String { rawValue }
  /// The part of the vocabulary that the name belongs to.
  public var kind: Kind { row.kind }
  /// The way in which the drawing differs; `.approximate` leaves a note, every other status a warning.
  public var status: Status { row.status }
  /// The substitute that is drawn, one sentence.
  public var note: String { row.note }

  private struct Row {
    let kind: Kind
    let status: Status
    let note: String

    init(_ kind: Kind, _ status: Status, _ note: String) {
      self.kind = kind
      self.status = status
      self.note = note
    }
  }

  private var row: Row {
    switch self {
    case .asyncImage: Row(.view, .contentOnly, "Nothing is loaded: the placeholder shows.")
    case .list:
      Row(
        .view, .prohibited,
        "A widget cannot have it: a device shows a sign in its place. Views of apps show it at rest as measured on "
          + "iOS 26; older systems, dark grounds and the place of a first header are estimated.")
    case .map:
      Row(
        .view, .contentOnly,
        "A plain ground with a grid of no real roads; what lies on it stands at its place.")
    case .menu: Row(.view, .contentOnly, "The label shows; a widget cannot have a menu.")
    case .navigationLink:
      Row(.view, .contentOnly, "The label shows; a chevron stands beside it in a list only.")
    case .navigationSplitView:
      Row(.view, .prohibited, "A widget cannot have it: a device shows a sign in its place.")
    case .navigationStack: Row(.view, .contentOnly, "The content shows without a bar.")
    case .scrollView:
      Row(
        .view, .contentOnly,
        "Content shows from its start or scroll anchor, and is clipped; in a widget, iOS 14 showed a sign in its place."
      )
    case .shareLink:
      Row(.view, .contentOnly, "The label shows; a widget cannot share anything.")
    case .tabView:
      Row(
        .view, .prohibited,
        "A widget cannot have it: a device shows a sign in its place. Views of apps show it at rest; bars of other "
          + "than three tabs or before iOS 26, and dots, are estimated.")
    case .textField:
      Row(.view, .prohibited, "A widget cannot have it: a device shows a sign in its place.")
    case .colorEffect: Row(.modifier, .ignored, "Shaders are not run.")
    case .distortionEffect: Row(.modifier, .ignored, "Shaders are not run.")
    case .drawingGroup: Row(.modifier, .approximate, "Transparent, and mixed in encoded sRGB.")
    case .glassEffect:
      Row(
        .modifier, .approximate,
        "Drawn by numbers measured on macOS; without the glow of what lies beside it, and in the scheme's light "
          + "or dark whatever is behind.")
    case .keyframeAnimator: Row(.modifier, .approximate, "The initial value shows.")
    case .layerEffect: Row(.modifier, .ignored, "Shaders are not run.")
    case .onReceive:
      Row(.modifier, .approximate, "Nothing is received: the view shows its first state.")
    case .phaseAnimator: Row(.modifier, .approximate, "The first phase shows.")
    case .safeAreaBar: Row(.modifier, .approximate, "Content does not fade under the bar.")
    case .scrollTransition:
      Row(.modifier, .approximate, "Every view shows as in the middle of the scroll view.")
    case .previewModifier:
      Row(.modifier, .ignored, "A preview shows without a modifier that needs a shared context.")
    case .textRenderer: Row(.modifier, .ignored, "Text is drawn without the renderer.")
    case .widgetLabel:
      Row(
        .modifier, .approximate,
        "Several views of a label are set in one row; shapes in it, and labels of a corner without a face, are not drawn."
      )
    case .annotationPadScale:
      Row(.value, .approximate, "The scale leaves room for one line of small text.")
    case .antialiased: Row(.value, .approximate, "Edges are always smooth.")
    case .axisMarksPosition: Row(.value, .ignored, "An axis stands only on the sides that it has.")
    case .axisMarksPreset:
      Row(
        .value, .approximate,
        "Labels of extended and inset marks stand on their lines; their distances are estimated.")
    case .axisValueLabelOffsets:
      Row(
        .value, .ignored,
        "A label does not move its line and tick, and is not aligned with others of its value.")
    case .canvasColorMode: Row(.value, .ignored, "Colours are mixed in encoded sRGB.")
    case .graphicsContextFilterOptions:
      Row(
        .value, .ignored,
        "Colours are filtered in encoded sRGB, and shadows lie below what casts them, in the normal mode."
      )
    case .meshGradientColorSpace: Row(.value, .ignored, "Colours are mixed in encoded sRGB.")
    case .svg:
      Row(
        .value, .ignored,
        "Text, filters, scripts and animations of an SVG are not drawn, nor is any other file but a picture in its document's folder."
      )
    case .uiVibrancyEffect:
      Row(
        .value, .approximate,
        "Styles other than label show in the system's colours, and those of Today platters in black at "
          + "estimated opacities: no numbers are public.")
    case .variableValue: Row(.value, .approximate, "Symbols without layers for it show whole.")
    }
  }
}
