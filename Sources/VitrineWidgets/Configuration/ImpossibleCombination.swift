import VitrineGraphics
public import VitrineViews

/// A picture that was requested by name and cannot be drawn.
public enum ImpossibleCombination: Error, Hashable, Sendable, CustomStringConvertible {
  case undeclared(WidgetFamily, declared: [WidgetFamily])
  case unsupported(WidgetFamily, on: Device)
  /// A scene that cannot show the request, and the reason.
  case scene(RenderScene, String)
  /// A setting that is invalid, or would have no effect, and the reason.
  case setting(String)

  /// The sentence for the user on one line, with control characters written out as code points.
  public var description: String { UntrustedText.line(sentence) }

  private var sentence: String {
    switch self {
    case .undeclared(let family, let declared):
      "the widget does not support \(family); it declares "
        + declared.map(\.slug).joined(separator: ", ")
    case .unsupported(let family, let device):
      "\(device.slug) does not show \(family); it shows "
        + device.widgetFamilies().map(\.slug).joined(separator: ", ")
    case .scene(_, let reason), .setting(let reason): reason
    }
  }
}
