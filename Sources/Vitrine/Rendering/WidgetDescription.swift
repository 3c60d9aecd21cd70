public import Foundation
public import VitrineGraphics
package import VitrineLayout

/// A widget as the renderer sees it: its declaration, and a way to its entries.
public struct WidgetDescription: Sendable {
  /// The name that identifies the widget, and the start of its pictures' names.
  public var kind: String
  /// Name and explanation for the gallery, in the development language.
  public var displayName: String? { didSet { declaredName = nil } }
  public var details: String? { didSet { declaredDetails = nil } }
  /// The same as they were declared, for any language; nil where only the above are known.
  var declaredName: DeclaredWords?
  var declaredDetails: DeclaredWords?
  /// The extension's tables, which these are looked up in.
  var strings = StringTable()
  public var families: [WidgetFamily]
  /// False when the widget takes the whole container.
  public var hasContentMargins = true
  /// False when the background stays where others lose theirs.
  public var isBackgroundRemovable = true
  /// What people can set, in order.
  public var parameters: [WidgetParameter] = []
  /// The colours of the sheet of settings.
  public var colors = WidgetColors()
  public var source: WidgetEntrySource
  /// All entries at once; nil where only single ones are known.
  public var timelineSource: WidgetTimelineSource?
  /// Names of entries beside the timeline, such as `signed-out`; for `EntrySelection.named`.
  public var sampleNames: [String] = []
  /// Widgets that share its screen: those below it in a stack, those beside it on a Lock Screen. Their
  /// entries must be known beforehand, as those of documents are.
  public var companions: [WidgetDescription] = []
  /// What makes it a Today widget of iOS 9 to 11; nil for widgets of WidgetKit.
  public var today: TodayDescription?

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
  /// When it is shown, and how much it matters then.
  public var facts = EntryFacts()
  /// What went wrong on the way to the entry.
  public var diagnostics: [Diagnostic] = []
  /// How a Today widget comes to its content, in place of `resolve`.
  package var today: TodayRun?

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

/// What is known of an entry beside its views; nil where a provider did not say.
public struct EntryFacts: Hashable, Sendable {
  public var date: Date?
  public var relevance: TimelineEntryRelevance?
  /// Of the timeline that the entry is part of.
  public var policy: TimelineReloadPolicy?

  public init(
    date: Date? = nil, relevance: TimelineEntryRelevance? = nil,
    policy: TimelineReloadPolicy? = nil
  ) {
    self.date = date
    self.relevance = relevance
    self.policy = policy
  }
}
