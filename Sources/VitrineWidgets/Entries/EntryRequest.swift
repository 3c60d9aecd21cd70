package import VitrineGraphics

/// A request for an entry of a widget.
public struct EntryRequest: Sendable {
  /// The choice among the gallery's entry, the placeholder, and the entries of the timeline.
  public var selection: EntrySelection
  /// The family and size that a provider's methods receive.
  public var context: TimelineProviderContext
  /// The configuration of the picture; a provider's code sees its date, time zone and locale.
  public var configuration: RenderConfiguration
  /// The limits of building the entry's views; nil are the standard ones, or those that the caller sets.
  package var budget: DrawingBudget?
  /// The seconds by the machine's clock that a provider has for the answer to one call.
  package var answerSeconds = EntryRequest.defaultAnswerSeconds

  /// As long as a system grants an extension for a timeline.
  package static let defaultAnswerSeconds = 30.0

  /// Creates the request for a configuration's entry.
  public init(_ configuration: RenderConfiguration) {
    selection = configuration.entry
    self.configuration = configuration
    let side = configuration.watchPlace?.side
    let size = side.map { Size($0, $0) } ?? configuration.canvasSize
    context = TimelineProviderContext(
      family: configuration.family ?? .systemSmall, isPreview: configuration.entry == .snapshot,
      displaySize: .init(width: size.width, height: size.height))
  }
}
