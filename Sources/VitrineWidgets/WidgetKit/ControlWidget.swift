public import VitrineViews

/// A control of the Control Center. Controls are accepted in a bundle and not drawn.
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
  init()
}

@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

/// A source of a control's value.
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  public init(kind: String, @ControlWidgetTemplateBuilder content: () -> Content) {}
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: (Provider.Value) -> Content
  ) {}
}

public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: (Configuration) -> Content
  ) {}
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}

@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}

/// A control that runs an intent.
public struct ControlWidgetButton<Label: View, ValueLabel: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  public init(action: Action, @ViewBuilder label: () -> Label) where ValueLabel == EmptyView {}
  public init(
    action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ValueLabel
  ) {}
  public init(
    _ title: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ValueLabel
  ) where Label == EmptyView {}
}

/// A control with an on and an off state.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>:
  ControlWidgetTemplate
{
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
  public init(
    _ title: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == EmptyView {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where Label == EmptyView {}
}

extension ControlWidgetTemplate {
  public func tint(_ color: Color?) -> some ControlWidgetTemplate { self }
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

extension ControlWidgetConfiguration {
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }
  public func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration {
    self
  }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// The centre through which an app reloads its controls; the calls do nothing.
public final class ControlCenter: Sendable {
  public static let shared = ControlCenter()

  public func reloadControls(ofKind kind: String) {}
  public func reloadAllControls() {}
}

extension View {
  /// Sets the hint of a control's button; controls are not drawn.
  public nonisolated func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> some View {
    self
  }
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> some View { self }
  /// Sets the status of a control; controls are not drawn.
  public nonisolated func controlWidgetStatus(_ status: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> some View { self }
  public nonisolated func controlWidgetStatus(_ status: Text) -> some View { self }
}
