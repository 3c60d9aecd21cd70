import VitrineViews

/// A control of the Control Center, the Lock Screen and the Action button.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  /// The configuration of the control: its kind, its value and its template.
  @ControlWidgetConfigurationBuilder var body: Body { get }
  init()
}

extension ControlWidget {
  /// Adds the control to a bundle; one without a template is named as left out.
  static func _describe(_ control: Self, _ out: inout BundleContents) {
    var draft = declaration(of: control)
    let again = UncheckedTransfer(value: withoutIsolation { (_: Void) in declaration(of: control) })
    draft.declareAgain { again.value(()) }
    if let description = draft.description {
      out.widgets.append(description)
    } else {
      out.undrawn.append(UndrawnDeclaration(kind: .control, name: "\(Self.self)"))
    }
  }

  /// Returns the control as the only declaration of a bundle.
  ///
  /// - Parameter configuration: the source of date, time zone and locale for the author's code.
  public static func _contents(_ configuration: RenderConfiguration) -> BundleContents {
    AuthorCode.run(configuration) {
      var contents = BundleContents()
      _describe(Self(), &contents)
      return contents
    }.result
  }

  private static func declaration(of control: Self) -> WidgetDraft {
    var draft = WidgetDraft()
    Body._configure(control.body, &draft)
    return draft
  }
}
