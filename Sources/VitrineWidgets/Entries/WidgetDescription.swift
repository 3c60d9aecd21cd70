package import VitrineText
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
  /// Returns a text of the settings, or of the Today widget's header and actions, in a picture's language; nil for
  /// texts that stay as they are.
  package var translate: (@Sendable (String, RenderConfiguration) -> String?)?
  /// The app that the widget belongs to; a part that is not known is replaced on screens.
  public var app = WidgetApp()
  /// The sizes that the widget supports; empty for Today widgets.
  public var families: [WidgetFamily]
  /// The margins between content and container.
  public var contentMargins = ContentMargins.system
  /// Whether modes without backgrounds remove this widget's.
  public var isBackgroundRemovable = true
  /// The settings of the widget, in order.
  public var parameters: [WidgetParameter] = []
  /// The names of its intent's settings, as sources write them.
  package var parameterNames: [String] = []
  /// The colours of the settings sheet.
  public var colors = WidgetColors()
  /// The function that makes a single entry for each picture.
  public var source: WidgetEntrySource
  /// The source of the whole timeline; nil if only single entries are available.
  public var timelineSource: WidgetTimelineSource?
  /// The views for entries of the provider, for previews and rows with entries of their own; nil if the widget has no
  /// provider.
  package var shows: EntryViews?
  /// The names of entries outside the timeline, such as `signed-out`, for `EntrySelection.named`.
  public var sampleNames: [String] = []
  /// The other widgets on the same screen, in the order in which they take their places after this one.
  public var companions: [ScreenMember] = []
  /// The folders on the same page of a Home Screen, which take their cells after all widgets.
  package var folders: [HomeFolder] = []
  /// The fonts that the widget's document brings, which no other widget finds; nil without any.
  package var fonts: FontSet?
  /// The description of a Today widget of iOS 9 to 13; nil for widgets of WidgetKit.
  public var today: TodayDescription?
  /// The description of a live activity; nil for widgets.
  package var activity: ActivityDescription?
  /// The description of a control; nil for widgets.
  package var control: ControlDescription?

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

  /// The families of a configuration without `supportedFamilies`: the system families of phones and tablets. Drawn on
  /// watches alone, such a widget has all of their families.
  public static let defaultFamilies: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
}
