public import VitrineViews

/// A widget that shares the screen of a picture with the one that the picture is drawn for.
public struct ScreenMember: Sendable {
  /// The widget. Its entries must be available immediately, as those of documents are.
  public var widget: WidgetDescription
  /// The family that it is shown in; nil is the first one that it declares and that fits.
  public var family: WidgetFamily?
  /// The presentation of a live activity or the size of a control; nil is the first one that the screen has a place for.
  public var surface: Surface?
  /// The entry that it shows, by default the one in force at the picture's date.
  public var entry: EntrySelection
  /// The cell of a Home Screen for its leading top corner; nil is the first free place. Other screens have no
  /// cells.
  public var cell: ScreenCell?
  /// The display mode of a Today widget, which stands below the others in the Today views of iOS 14 to 17.
  public var displayMode: NCWidgetDisplayMode

  /// Creates a member of a screen.
  public init(
    _ widget: WidgetDescription, family: WidgetFamily? = nil, surface: Surface? = nil,
    entry: EntrySelection = .current,
    at cell: ScreenCell? = nil, displayMode: NCWidgetDisplayMode = .compact
  ) {
    self.widget = widget
    self.family = family
    self.surface = surface
    self.entry = entry
    self.cell = cell
    self.displayMode = displayMode
  }
}

extension ScreenMember {
  /// The kind with the family or the mode that was asked for, as `--with` takes them after a file.
  var pictureName: String {
    if let form = family?.slug ?? surface?.name { return widget.kind + ":" + form }
    return widget.kind + (displayMode == .compact ? "" : ":" + displayMode.caseName)
  }
}
