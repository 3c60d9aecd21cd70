public import VitrineViews

/// The centre through which an app reloads its widgets; the calls are accepted and do nothing here, since a
/// picture is made from one timeline.
public final class WidgetCenter: Sendable {
  /// The only instance; all of its calls do nothing.
  public static let shared = WidgetCenter()

  private init() {}

  /// Does nothing, whatever the kind: a picture is made from one timeline.
  public func reloadTimelines(ofKind kind: String) {}
  /// Does nothing: a picture is made from one timeline.
  public func reloadAllTimelines() {}
  /// Does nothing: pictures ask for no recommendations.
  public func invalidateConfigurationRecommendations() {}
  /// Does nothing, whatever the kind: pictures use no hints of relevance.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Completes with an empty list: no widget is installed.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// Returns an empty list and never throws: no widget is installed.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }

  /// The keys of the data that an app receives when a tap opens it; no such tap happens here.
  public struct UserInfoKey {
    /// The key of the widget's identifier.
    public static let kind = "WGWidgetUserInfoKeyKind"
    /// The key of the widget's size.
    public static let family = "WGWidgetUserInfoKeyFamily"
    /// The key of the live activity's identifier.
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }
}

/// An installed widget.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The identifier that the widget's configuration declares.
  public let kind: String
  /// The size that the user chose.
  public let family: WidgetFamily
  /// The kind and the family's name in file names, joined by a hyphen.
  public var id: String { kind + "-" + family.slug }
  /// The SiriKit settings: always nil.
  public var configuration: INIntent? { nil }

  /// Returns nil for every type of intent, since no settings are stored.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of type: Intent.Type
  ) -> Intent? { nil }
}
