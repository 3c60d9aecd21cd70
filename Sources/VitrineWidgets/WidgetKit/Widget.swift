import VitrineViews

/// A widget, defined by its configuration.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()

  static func _describe(_ widget: Self, _ out: inout BundleContents)
}

extension Widget {
  public static func _describe(_ widget: Self, _ out: inout BundleContents) {
    var draft = declaration(of: widget)
    let again = UncheckedTransfer(value: withoutIsolation { (_: Void) in declaration(of: widget) })
    draft.declareAgain { again.value(()) }
    if let description = draft.description {
      out.widgets.append(description)
    } else if let activity = draft.activity {
      out.add(WidgetDescription(activity: activity, kind: "\(Self.self)"))
    }
  }

  /// Returns the live activity that a widget declares; nil for others.
  static func activity(of widget: Self) -> WidgetDescription? {
    declaration(of: widget).activity.map { WidgetDescription(activity: $0, kind: "\(Self.self)") }
  }

  private static func declaration(of widget: Self) -> WidgetDraft {
    var draft = WidgetDraft()
    Body._configure(widget.body, &draft)
    return draft
  }
}
