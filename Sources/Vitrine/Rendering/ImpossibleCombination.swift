import VitrineGraphics

/// A picture that was asked for by name and cannot be drawn.
public enum ImpossibleCombination: Error, Hashable, Sendable, CustomStringConvertible {
  case undeclared(WidgetFamily, declared: [WidgetFamily])
  case unsupported(WidgetFamily, on: Device)
  /// A scene that cannot show what was asked for, and why.
  case scene(RenderScene, String)
  /// A setting that is none, or would have no effect, and why.
  case setting(String)

  public var description: String { ForeignText.line(sentence) }

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
