public import VitrineViews

/// A form in which a system shows what a widget extension declares.
///
/// What a form says of itself, such as its sizes and the scenes that hold it, stands in one file: see `SurfaceKind`.
public enum Surface: Hashable, Sendable {
  /// A view alone, in the size of the configuration.
  case view
  /// A widget of WidgetKit in one of its families.
  case family(WidgetFamily)
  /// A Today widget of iOS 9 to 17.
  case today
  /// A live activity in one of its presentations.
  case activity(ActivityPresentation)
  /// A control in one of its sizes.
  case control(ControlWidgetSize)

  /// The family; nil for other forms.
  public var family: WidgetFamily? { if case .family(let family) = self { family } else { nil } }

  /// The presentation of a live activity; nil for other forms.
  public var presentation: ActivityPresentation? {
    if case .activity(let presentation) = self { presentation } else { nil }
  }

  /// The size of a control; nil for other forms.
  public var controlSize: ControlWidgetSize? {
    if case .control(let size) = self { size } else { nil }
  }

  /// The name of a live activity's presentation or of a control's size; nil for other forms.
  package var name: String? { presentation?.rawValue ?? controlSize?.rawValue }

  /// The forms with a name.
  package static let named: [Surface] =
    ActivityPresentation.allCases.map(Surface.activity)
    + ControlWidgetSize.allCases.map(Surface.control)
}
