/// A widget, defined by its configuration.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()

  static func _describe(_ widget: Self, _ out: inout [WidgetDescription])
}

extension Widget {
  public static func _describe(_ widget: Self, _ out: inout [WidgetDescription]) {
    var draft = WidgetDraft()
    Body._configure(widget.body, &draft)
    if let description = draft.description { out.append(description) }
  }
}
