public import Foundation
public import VitrineGraphics
public import VitrineRaster
public import VitrineViews

/// The settings of a picture of a widget. The defaults do not depend on the machine.
public struct RenderConfiguration: Hashable, Sendable {
  /// The device whose screen, widget sizes and pixels per point the picture has; an iPhone 15 by default.
  public var device = Device.standard
  /// The form of the widget's declaration that is drawn; the small family by default.
  public var surface: Surface {
    get { chosenSurface.value }
    set { chosenSurface.value = newValue }
  }
  package var chosenSurface = Chosen<Surface>(.family(.systemSmall))
  /// The family of the surface; nil for a bare view of `size`, and for a Today widget.
  public var family: WidgetFamily? {
    get { surface.family }
    set { surface = newValue.map(Surface.family) ?? .view }
  }
  /// The size of a bare view in points.
  public var size: Size?
  /// The user's text size, `large` by default.
  public var typeSize = DynamicTypeSize.large
  /// The light or dark appearance of the picture; the content of a vibrant widget is evaluated as dark in
  /// either.
  public var scheme = ColorScheme.light
  /// The rendering mode. It defaults to `usualMode`, the device's own for the family and the scene.
  public var mode: WidgetRenderingMode {
    get { chosenMode ?? usualMode }
    set { chosenMode = newValue }
  }
  package var chosenMode: WidgetRenderingMode?
  /// The look of the Home Screen's icons and widgets, which decides the mode; nil leaves widgets to `mode` and `tint`.
  /// Only the system families on phones and tablets have one.
  public var look: HomeScreenLook?
  /// The colours of accented widgets; the look `tinted` takes its accent, and `clear` nothing.
  public var tint = HomeScreenTint.standard
  /// The entry that the picture shows, the snapshot by default.
  public var entry = EntrySelection.snapshot
  /// The surroundings that are drawn with the widget; none by default.
  public var scene = RenderScene.widget
  /// The wallpaper of scenes that have one; nil is the first of the bundled ones.
  public var wallpaper: Wallpaper?
  /// The orientation of screens, portrait by default; a Mac's screen is always wide.
  public var orientation = ScreenOrientation.portrait
  /// The name and the icon of the app of the picture's widget, in place of those that the widget's document or bundle
  /// gives. Scenes without them do not change.
  public var app = WidgetApp()
  /// The drawings of symbols, those that ship with the package by default. `SymbolCatalog(templates:)` puts a folder of
  /// exported symbols in their place.
  public var symbols = SymbolCatalog.bundled
  /// The text of a status bar's clock; nil is the time of `date`.
  public var statusTime: String?
  /// The display mode of a Today widget, from iOS 10 on.
  public var displayMode = NCWidgetDisplayMode.compact
  /// The actions on a Today widget after it has appeared, up to the moment of the picture; if there are none,
  /// `displayMode` decides whether it is expanded.
  public var todayActions: [TodayAction] = []
  /// iOS 9: whether this is the very first display of a Today widget, whose height includes the insets.
  public var isFirstDisplay = false
  /// Whether Home Screens have large icons without names.
  public var usesLargeIcons = false
  /// The major version of the device's system, which determines colours, container shapes and margins: of iOS
  /// and iPadOS, or of macOS, watchOS and visionOS, whose numbers differ before 26.
  public var os = 26
  /// The pixels per point; nil is the device's.
  public var scale: Double?
  /// The source of widget sizes; nil is the guidelines of the system version.
  public var sizeProfile: WidgetSizeProfile?
  /// Whether a tablet's widget is drawn at its displayed size instead of its canvas size.
  public var showsDeviceSize = false
  /// The moment that clocks, relative dates and the choice of a current entry refer to; `defaultDate` by
  /// default.
  public var date = Self.defaultDate
  /// The locale of texts, numbers and dates, and of the writing direction; may be a pseudo-locale.
  public var localeIdentifier = Self.defaultLocale
  /// The identifier of the time zone; nil is UTC.
  public var timeZoneIdentifier: String?
  /// The environment variables of a widget's code; none of the machine's are included.
  public var environment: [String: String] = [:]
  /// The seed of the random numbers of a widget's code: equal seeds give equal numbers.
  public var randomSeed: UInt64 = 0
  /// Whether system and asset colours have their high-contrast values.
  public var increasesContrast = false
  /// Whether fonts are heavier by 200, as under the Bold Text setting.
  public var usesBoldText = false
  /// Whether materials and glass are drawn without transparency.
  public var reducesTransparency = false
  /// The implementation of the pixel loops; all give the same bytes.
  public var kernels = Kernels.best
  /// Whether the picture is a widget alone in the size of its slot on a Home Screen.
  package var isFromHome = false
  /// The screen that a surface, drawn alone, has its place on, where that gives it another form: of controls, of the
  /// cards of a watch and of live activities in StandBy.
  package var hostScreen: RenderScene?
  /// The place of a watch face that the widget is drawn in; nil is the first corner for the family of corners.
  package var facePlace: FacePlace?
  /// The cell of the Home Screen for the widget's leading top corner; nil is the first free place.
  package var homeCell: ScreenCell?
  /// The page of the Home Screen, for its dots.
  package var homePage = ScreenPage.usual
  /// Whether the widget is on a Lock Screen whose texts are black.
  package var isOnBrightWallpaper = false
  /// Whether views are told that the display is dimmed, as on an idle phone. Vibrant content is drawn in its own greys,
  /// as on black.
  package var isDimmed = false
  /// Whether the system removes the widget's background and draws nothing in its place, as in StandBy.
  package var removesBackground = false
  /// Whether that stands below widgets of WidgetKit, at the end of a Today view of iOS 14 to 17.
  package var isBelowWidgets = false

  /// Creates the default settings: a small widget's snapshot on an iPhone 15, light, in `en_US`.
  public init() {}

  /// The locale of pictures that ask for none, `en_US`.
  public static let defaultLocale = LocaleIdentifier.standard
  /// 2007-01-09 09:41 UTC, the time of the clock in Apple's product pictures.
  public static let defaultDate = Date(timeIntervalSince1970: 1_168_335_660)
}

extension RenderConfiguration {
  /// The version of iOS whose design the device's system shares: macOS 11 came with the widgets of iOS 14, watchOS
  /// 9 with those of iOS 16.
  package var design: Int {
    switch device.kind {
    case .iPhone, .iPad: os
    case .mac: os < 26 ? max(14, min(18, os + 3)) : os
    case .watch: os < 26 ? max(16, min(18, os + 7)) : os
    case .vision: max(26, os)
    }
  }

  /// The source of widget sizes: `sizeProfile` if set, else the one of the system version.
  public var effectiveSizeProfile: WidgetSizeProfile {
    sizeProfile ?? (design == 14 ? .guidelines14 : .guidelines)
  }

  /// The device's screen in its orientation, in points.
  public var screenSize: Size {
    let (width, height) = (device.screen.width, device.screen.height)
    // A computer's screen is already wider than high.
    let isTurned = (orientation == .landscape || scene.isStandBy) && width < height
    return isTurned ? Size(height, width) : Size(width, height)
  }
}

/// A value that records whether it was set; this record is ignored in comparisons.
package struct Chosen<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value { didSet { isSet = true } }
  package private(set) var isSet = false

  package init(_ value: Value) { self.value = value }

  package static func == (a: Self, b: Self) -> Bool { a.value == b.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
