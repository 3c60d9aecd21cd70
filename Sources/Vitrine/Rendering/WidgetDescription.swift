public import VitrineGraphics
package import VitrineLayout

/// A widget as the renderer sees it: its declaration, and a way to its entries.
public struct WidgetDescription: Sendable {
  /// The name that identifies the widget, and the start of its pictures' names.
  public var kind: String
  /// Name and explanation for the gallery.
  public var displayName: String?
  public var details: String?
  public var families: [WidgetFamily]
  /// False when the widget takes the whole container.
  public var hasContentMargins = true
  /// False when the background stays where others lose theirs.
  public var isBackgroundRemovable = true
  public var source: WidgetEntrySource

  public init(
    kind: String, displayName: String? = nil, details: String? = nil, families: [WidgetFamily],
    source: WidgetEntrySource
  ) {
    self.kind = kind
    self.displayName = displayName
    self.details = details
    self.families = families
    self.source = source
  }

  /// What a configuration shows until `supportedFamilies` says otherwise: the system families of
  /// phones and tablets.
  public static let defaultFamilies: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
}

/// Where a widget's entries come from.
public enum WidgetEntrySource: Sendable {
  /// Known at once, on any thread: documents.
  case immediate(@Sendable (EntryRequest) -> WidgetEntry)
  /// A provider's answers.
  case provider(@MainActor @Sendable (EntryRequest) async -> WidgetEntry)
}

/// Which entry of which widget is wanted.
public struct EntryRequest: Sendable {
  public var selection: EntrySelection
  public var context: TimelineProviderContext
  public var configuration: RenderConfiguration

  /// The request that a configuration stands for.
  public init(_ configuration: RenderConfiguration) {
    selection = configuration.entry
    self.configuration = configuration
    let size = configuration.canvasSize
    context = TimelineProviderContext(
      family: configuration.family ?? .systemSmall, isPreview: configuration.entry == .snapshot,
      displaySize: .init(width: size.width, height: size.height))
  }
}

/// What a widget shows at one moment.
public struct WidgetEntry: Sendable {
  /// Evaluates the views under an environment.
  package var resolve: @Sendable (EnvironmentValues, ResolveNotes) -> NodeTree
  /// What went wrong on the way to the entry.
  public var diagnostics: [Diagnostic] = []

  /// - Parameter content: the views; called once for each picture. Views that Swift authors wrote
  ///   must be resolved on the main actor.
  public init<Content: View>(_ content: @escaping @Sendable () -> Content) {
    let made = Handed<(EnvironmentValues, ResolveNotes) -> NodeTree>(value: {
      Vitrine.resolve(content(), environment: $0, notes: $1)
    })
    self.init(resolve: { made.value($0, $1) })
  }

  package init(resolve: @escaping @Sendable (EnvironmentValues, ResolveNotes) -> NodeTree) {
    self.resolve = resolve
  }
}
