public import VitrineViews

/// A configuration with a modification of its description.
public struct _ModifiedWidgetConfiguration<Content: WidgetConfiguration>:
  _PrimitiveWidgetConfiguration
{
  let content: Content
  let change: (inout WidgetDraft) -> Void

  public static func _configure(_ configuration: Self, _ draft: inout WidgetDraft) {
    Content._configure(configuration.content, &draft)
    configuration.change(&draft)
  }
}

extension WidgetConfiguration {
  private func changing(
    _ change: @escaping (inout WidgetDraft) -> Void
  ) -> _ModifiedWidgetConfiguration<Self> {
    _ModifiedWidgetConfiguration(content: self, change: change)
  }

  /// Sets the name in the gallery.
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    changing { $0.displayName = DeclaredWords(Text(name)) }
  }

  /// Sets the name in the gallery, looked up in the picture's language.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ name: LocalizedStringResource
  ) -> some WidgetConfiguration {
    changing { $0.displayName = DeclaredWords(Text(name)) }
  }

  /// Sets the name in the gallery, which is shown as it is in every language.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration {
    changing { $0.displayName = DeclaredWords(Text(verbatim: String(name))) }
  }

  /// Sets the name in the gallery to the words of a text; its styles are ignored.
  public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration {
    changing { $0.displayName = DeclaredWords(name) }
  }

  /// Sets the description in the gallery.
  public func description(_ text: LocalizedStringKey) -> some WidgetConfiguration {
    changing { $0.details = DeclaredWords(Text(text)) }
  }

  /// Sets the description in the gallery, looked up in the picture's language.
  @_disfavoredOverload
  public func description(_ text: LocalizedStringResource) -> some WidgetConfiguration {
    changing { $0.details = DeclaredWords(Text(text)) }
  }

  /// Sets the description in the gallery, which is shown as it is in every language.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ text: S) -> some WidgetConfiguration {
    changing { $0.details = DeclaredWords(Text(verbatim: String(text))) }
  }

  /// Sets the description in the gallery to the words of a text; its styles are ignored.
  public func description(_ text: Text) -> some WidgetConfiguration {
    changing { $0.details = DeclaredWords(text) }
  }

  /// Sets the sizes that the widget offers, in this order and without repetitions. The four home screen sizes
  /// are the default.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changing { draft in
      var seen: [WidgetFamily] = []
      for family in families where !seen.contains(family) { seen.append(family) }
      draft.families = seen
    }
  }

  /// Removes the content margins.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changing { $0.contentMargins = .none }
  }

  /// Sets the sizes of other devices that a live activity has views of its own for.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    changing { $0.activity?.supplementalFamilies = families }
  }

  /// Sets whether the system may remove the background.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    changing { $0.isBackgroundRemovable = isRemovable }
  }
}

/// Modifiers that affect a running system only, not a picture.
extension WidgetConfiguration {
  /// Returns the configuration unchanged. Has no effect: settings always have their defaults.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged. Has no effect: the closure is never called.
  public func onBackgroundURLSessionEvents(
    matching identifier: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged. Has no effect: neither closure is ever called.
  public func onBackgroundURLSessionEvents(
    matching isMatching: ((String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged. Has no effect: the widget is drawn in these places all the same.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// Returns the configuration unchanged. Has no effect: there are no push notifications.
  public func pushHandler<Handler>(_ handler: Handler.Type) -> some WidgetConfiguration { self }
}

/// A location in the system for widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The Home Screen. Has no effect on a picture.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The Lock Screen. Has no effect on a picture.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// The screen of a phone that charges on its side. Has no effect on a picture.
  public static let standBy = WidgetLocation(name: "standBy")
  /// The desktop of a Mac that shows a phone's widgets. Has no effect on a picture.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// The screen of a car. Has no effect on a picture.
  public static let carPlay = WidgetLocation(name: "carPlay")
}
