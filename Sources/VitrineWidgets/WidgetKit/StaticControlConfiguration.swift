public import VitrineViews

/// A control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  _PrimitiveControlConfiguration
{
  let kind: String
  let answers: ControlAnswers

  /// Creates a control whose content knows its own state.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    self.kind = kind
    answers = ControlAnswers(kind) {
      UncheckedTransfer(value: ())
    } current: {
      UncheckedTransfer(value: .success(()))
    } content: {
      content().values
    }
  }

  /// Creates a control whose value a provider has: that for previews in the snapshot, and the current one, which is
  /// asked for off the main actor, in other entries.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
    let handed = UncheckedTransfer(value: provider)
    answers = ControlAnswers(kind) {
      UncheckedTransfer(value: handed.value.previewValue)
    } current: {
      await ControlProviderCalls.current(handed)
    } content: {
      content($0).values
    }
  }

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    configuration.answers.fill(&draft, kind: configuration.kind)
  }
}

/// A control whose settings are an app intent; drawn with every setting at its default.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: _PrimitiveControlConfiguration {
  let kind: String
  let answers: ControlAnswers

  /// Creates a control whose content knows the state for its settings.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
    answers = ControlAnswers(kind) {
      UncheckedTransfer(value: await Configuration.withDefaults())
    } current: {
      UncheckedTransfer(value: .success(await Configuration.withDefaults()))
    } content: {
      content($0).values
    }
  }

  /// Creates a control whose value a provider has for its settings, as one without settings.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = kind
    let handed = UncheckedTransfer(value: provider)
    answers = ControlAnswers(kind) {
      await ControlProviderCalls.preview(handed)
    } current: {
      await ControlProviderCalls.current(handed)
    } content: {
      content($0).values
    }
  }

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    configuration.answers.fill(&draft, kind: configuration.kind)
    draft.parameters = IntentParameters.shown(Configuration())
    draft.parameterNames = Configuration.parameterNames
  }
}

/// Calls a control's provider off the main actor, where its author expects to be called.
enum ControlProviderCalls {
  nonisolated static func current<Provider: ControlValueProvider>(
    _ provider: UncheckedTransfer<Provider>
  ) async -> UncheckedTransfer<Result<Provider.Value, any Error>> {
    do {
      return UncheckedTransfer(value: .success(try await provider.value.currentValue()))
    } catch { return UncheckedTransfer(value: .failure(error)) }
  }

  nonisolated static func preview<Provider: AppIntentControlValueProvider>(
    _ provider: UncheckedTransfer<Provider>
  ) async -> UncheckedTransfer<Provider.Value> {
    UncheckedTransfer(value: provider.value.previewValue(configuration: await .withDefaults()))
  }

  nonisolated static func current<Provider: AppIntentControlValueProvider>(
    _ provider: UncheckedTransfer<Provider>
  ) async -> UncheckedTransfer<Result<Provider.Value, any Error>> {
    do {
      return UncheckedTransfer(
        value: .success(
          try await provider.value.currentValue(configuration: await .withDefaults())))
    } catch { return UncheckedTransfer(value: .failure(error)) }
  }
}
