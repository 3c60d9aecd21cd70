public import Foundation
public import VitrineGraphics
package import VitrineLayout
public import VitrineViews

/// A widget for the renderer: its declaration, and the source of its entries.
public struct WidgetDescription: Sendable {
  /// The identifier of the widget, and the prefix of its pictures' names.
  public var kind: String
  /// The name and description for the gallery, in the development language.
  public var displayName: String? { didSet { declaredName = nil } }
  /// The text below the name in the gallery and the settings sheet. Setting it removes its translations.
  public var details: String? { didSet { declaredDetails = nil } }
  /// The name and description as declared, for any language; nil if only the strings above are known.
  var declaredName: DeclaredWords?
  var declaredDetails: DeclaredWords?
  /// The extension's string tables, in which these are looked up.
  var strings = StringTable()
  /// The sizes that the widget supports; empty for Today widgets.
  public var families: [WidgetFamily]
  /// Whether the container has content margins.
  public var hasContentMargins = true
  /// Whether modes without backgrounds remove this widget's.
  public var isBackgroundRemovable = true
  /// The settings of the widget, in order.
  public var parameters: [WidgetParameter] = []
  /// The colours of the settings sheet.
  public var colors = WidgetColors()
  /// The function that makes a single entry for each picture.
  public var source: WidgetEntrySource
  /// The source of the whole timeline; nil if only single entries are available.
  public var timelineSource: WidgetTimelineSource?
  /// The names of entries outside the timeline, such as `signed-out`, for `EntrySelection.named`.
  public var sampleNames: [String] = []
  /// The widgets on the same screen: those below it in a stack, or beside it on a Lock Screen. Their entries
  /// must be available immediately, as those of documents are.
  public var companions: [WidgetDescription] = []
  /// The description of a Today widget of iOS 9 to 11; nil for widgets of WidgetKit.
  public var today: TodayDescription?

  /// Creates a description without a timeline, settings or companions.
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

  /// The families of a configuration without `supportedFamilies`: the system families of phones and tablets.
  public static let defaultFamilies: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
}

/// The source of a widget's entries.
public enum WidgetEntrySource: Sendable {
  /// Entries available at once, on any thread: documents.
  case immediate(@Sendable (EntryRequest) -> WidgetEntry)
  /// Entries from a provider.
  case provider(@MainActor @Sendable (EntryRequest) async -> WidgetEntry)
}

/// A request for an entry of a widget.
public struct EntryRequest: Sendable {
  /// The choice among the gallery's entry, the placeholder, and the entries of the timeline.
  public var selection: EntrySelection
  /// The family and size that a provider's methods receive.
  public var context: TimelineProviderContext
  /// The configuration of the picture; a provider's code sees its date, time zone and locale.
  public var configuration: RenderConfiguration

  /// Creates the request for a configuration's entry.
  public init(_ configuration: RenderConfiguration) {
    selection = configuration.entry
    self.configuration = configuration
    let size = configuration.canvasSize
    context = TimelineProviderContext(
      family: configuration.family ?? .systemSmall, isPreview: configuration.entry == .snapshot,
      displaySize: .init(width: size.width, height: size.height))
  }
}

/// The content of a widget at one moment.
public struct WidgetEntry: Sendable {
  /// Evaluates the views in an environment.
  package var resolve: @Sendable (EnvironmentValues, ResolveNotes) -> NodeTree
  /// The entry's date, relevance and reload policy.
  public var facts = EntryFacts()
  /// The diagnostics from the creation of the entry.
  public var diagnostics: [Diagnostic] = []
  /// The run of a Today widget, which replaces `resolve`.
  package var today: TodayRun?

  /// Creates an entry.
  ///
  /// - Parameter content: the views; called once for each picture. Views by Swift authors must be resolved on
  ///   the main actor.
  public init<Content: View>(_ content: @escaping @Sendable () -> Content) {
    let made = UncheckedTransfer<(EnvironmentValues, ResolveNotes) -> NodeTree>(value: {
      VitrineViews.resolve(content(), environment: $0, notes: $1)
    })
    self.init(resolve: { made.value($0, $1) })
  }

  package init(resolve: @escaping @Sendable (EnvironmentValues, ResolveNotes) -> NodeTree) {
    self.resolve = resolve
  }
}

/// The facts about an entry besides its views; nil if the provider states none.
public struct EntryFacts: Hashable, Sendable {
  /// The date from which the entry is in force. Unless a date is requested, the picture is drawn at it.
  public var date: Date?
  /// The importance of the widget at this entry; nil if the provider gives none.
  public var relevance: TimelineEntryRelevance?
  /// The reload policy of the entry's timeline.
  public var policy: TimelineReloadPolicy?

  /// Creates the facts of an entry; every fact is unknown by default.
  public init(
    date: Date? = nil, relevance: TimelineEntryRelevance? = nil,
    policy: TimelineReloadPolicy? = nil
  ) {
    self.date = date
    self.relevance = relevance
    self.policy = policy
  }
}
