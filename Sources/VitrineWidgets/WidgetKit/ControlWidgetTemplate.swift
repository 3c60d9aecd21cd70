public import VitrineViews

/// The look of a control: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  /// The template that this one stands for.
  @ControlWidgetTemplateBuilder var body: Body { get }

  static func _fill(_ template: Self, _ out: inout ControlTemplate?)
}

extension ControlWidgetTemplate {
  public static func _fill(_ template: Self, _ out: inout ControlTemplate?) {
    Body._fill(template.body, &out)
  }

  /// The values of the template; nil for an empty one.
  var values: ControlTemplate? {
    var values: ControlTemplate?
    Self._fill(self, &values)
    return values
  }
}

/// A template that gives its values itself; its `body` is never read.
@MainActor @preconcurrency
public protocol _PrimitiveControlTemplate: ControlWidgetTemplate
where Body == EmptyControlWidgetTemplate {}

extension _PrimitiveControlTemplate {
  /// An empty template, which is never read.
  public var body: EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
}

/// A template that shows nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// Creates a template without a button or toggle.
  public init() {}

  /// The template itself; it has no further content.
  public var body: EmptyControlWidgetTemplate { self }
  public static func _fill(_ template: Self, _ out: inout ControlTemplate?) {}
}

/// A template with a modification of its values.
public struct _ModifiedControlTemplate<Content: ControlWidgetTemplate>: _PrimitiveControlTemplate {
  let content: Content
  let change: (inout ControlTemplate) -> Void

  public static func _fill(_ template: Self, _ out: inout ControlTemplate?) {
    Content._fill(template.content, &out)
    guard var values = out else { return }
    template.change(&values)
    out = values
  }
}

/// A result builder for the one template of a control.
@resultBuilder
@MainActor @preconcurrency
public struct ControlWidgetTemplateBuilder {
  /// Returns the template on a line unchanged.
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }
  /// Returns the block's only template unchanged.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

extension ControlWidgetTemplate {
  private func changing(
    _ change: @escaping (inout ControlTemplate) -> Void
  ) -> _ModifiedControlTemplate<Self> {
    _ModifiedControlTemplate(content: self, change: change)
  }

  /// Sets the colour of the symbol of a toggle that is on; nil leaves it to modifiers further in, or is the system's
  /// blue.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    // Of several, the innermost counts, as with views.
    changing { $0.tint = $0.tint ?? tint }
  }

  /// Sets whether the control takes no taps; it is drawn faintly then.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    changing { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Returns the template unchanged. Has no effect: the value is hidden on a locked device alone, whose controls show
  /// their symbols alone.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}
