public import Foundation
public import VitrineGraphics
public import VitrineRaster

/// Everything a picture of a widget depends on beside the widget. The defaults leak nothing of the
/// machine.
public struct RenderConfiguration: Hashable, Sendable {
  public var device = Device.standard
  /// nil draws a bare view of `size`.
  public var family: WidgetFamily? {
    get { chosenFamily.value }
    set { chosenFamily.value = newValue }
  }
  package var chosenFamily = Chosen<WidgetFamily?>(.systemSmall)
  /// Points of a bare view.
  public var size: Size?
  public var typeSize = DynamicTypeSize.large
  public var scheme = ColorScheme.light
  /// Until it is set, the one that a device shows the family and the scene in: `usualMode`.
  public var mode: WidgetRenderingMode {
    get { chosenMode ?? usualMode }
    set { chosenMode = newValue }
  }
  package var chosenMode: WidgetRenderingMode?
  /// Colours of accented widgets.
  public var tint = HomeScreenTint.standard
  public var entry = EntrySelection.snapshot
  public var scene = RenderScene.widget
  /// Behind the scenes that have one; nil takes the first of those that ship.
  public var wallpaper: Wallpaper?
  public var orientation = ScreenOrientation.portrait
  /// The words of a status bar's clock; nil is the time of `date`.
  public var statusTime: String?
  /// How much of a Today widget shows, from iOS 10 on.
  public var displayMode = NCWidgetDisplayMode.compact
  /// iOS 9: the very first display of a Today widget, whose height has the insets added.
  public var isFirstDisplay = false
  /// True draws large icons without names on Home Screens.
  public var usesLargeIcons = false
  /// Major system version: colours, container shapes, margins.
  public var os = 26
  /// Pixels in a point; nil takes the device's.
  public var scale: Double?
  public var sizeProfile: WidgetSizeProfile?
  /// True draws a tablet's widget at the size it is shown at instead of its canvas.
  public var showsDeviceSize = false
  public var date = Self.defaultDate
  public var localeIdentifier = Self.defaultLocale
  /// Identifier of the time zone; nil is UTC.
  public var timeZoneIdentifier: String?
  /// Variables that a widget's code finds in its environment; nothing of the machine's is there.
  public var environment: [String: String] = [:]
  /// Where the random numbers of a widget's code begin: equal seeds give equal numbers.
  public var randomSeed: UInt64 = 0
  public var increasesContrast = false
  public var usesBoldText = false
  public var reducesTransparency = false
  public var kernels = Kernels.best
  /// True for a widget by itself in the size of its slot on a Home Screen.
  package var isFromHome = false
  /// True for a widget on a Lock Screen that black is easier to read on than white.
  package var isOnBrightWallpaper = false
  /// True for a picture of a Today widget.
  package var isToday = false

  public init() {}

  public static let defaultLocale = "en_US"
  /// 2007-01-09 09:41 UTC, the time on the clock of Apple's product pictures.
  public static let defaultDate = Date(timeIntervalSince1970: 1_168_335_660)
}

extension RenderConfiguration {
  /// Where the sizes of widgets come from: as asked for, else by the system version.
  public var effectiveSizeProfile: WidgetSizeProfile {
    sizeProfile ?? (os == 14 ? .guidelines14 : .guidelines)
  }

  /// The widget's sizes, or nil when the device does not show the family. On a Home Screen a slot
  /// of known size decides.
  public var widgetSize: WidgetSize? {
    guard let family else { return nil }
    return homeSlotSize ?? device.widgetSize(family, profile: effectiveSizeProfile)
  }

  /// The device's screen as it is held, in points.
  public var screenSize: Size {
    let (width, height) = (device.screen.width, device.screen.height)
    // A computer's screen is wider than high to begin with.
    let isTurned = orientation == .landscape && width < height
    return isTurned ? Size(height, width) : Size(width, height)
  }

  /// Points of the picture: a screen, or the canvas of the content.
  public var pictureSize: Size { scene.isScreen ? screenSize : canvasSize }

  /// Points that content is laid out in; zero for an impossible pair.
  public var canvasSize: Size { widgetSize?.canvas ?? size ?? .zero }

  /// The rendering mode of a picture that names none: what a Lock Screen shows is vibrant there, and so
  /// are the families that only Lock Screens show. A watch draws them in their colours.
  public var usualMode: WidgetRenderingMode {
    if scene == .lock { return .vibrant }
    let isOnLockScreen = family?.isAccessory == true && device.kind != .watch
    return isOnLockScreen ? .vibrant : .fullColor
  }

  /// Pixels in a point of the canvas.
  public var pixelScale: Double {
    let base = scale ?? device.scale
    return showsDeviceSize && !scene.isScreen ? base * (widgetSize?.shownScale ?? 1) : base
  }

  /// The container that the widget is clipped to; a bare view has none.
  public var container: WidgetContainer {
    family.map { device.widgetContainer($0, os: os) } ?? .rectangle
  }
}

/// A value that remembers whether somebody set it; two that differ in this alone are equal.
package struct Chosen<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value { didSet { isSet = true } }
  package private(set) var isSet = false

  package init(_ value: Value) { self.value = value }

  package static func == (a: Self, b: Self) -> Bool { a.value == b.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Which of a widget's entries is drawn.
public enum EntrySelection: Hashable, Sendable {
  /// The gallery's entry.
  case snapshot
  /// The redacted entry.
  case placeholder
  /// Every entry of the timeline, where there is room for several pictures; as a single one the
  /// entry in force.
  case timeline
  /// The timeline's entry that is in force at the configuration's date, the earliest one before all.
  case current
  /// The timeline's entry of this index, the last one beyond the end.
  case index(Int)
  /// An entry beside the timeline, by the name that the widget gives it.
  case named(String)
}

extension EntrySelection {
  /// The name in flags and files: `snapshot`, `placeholder`, `timeline`, `current`, a number, or a
  /// name of the widget's own.
  public var slug: String {
    switch self {
    case .snapshot: "snapshot"
    case .placeholder: "placeholder"
    case .timeline: "timeline"
    case .current: "current"
    case .index(let index): String(index)
    case .named(let name): name
    }
  }

  public init?(slug: String) {
    switch slug.lowercased() {
    case "snapshot": self = .snapshot
    case "placeholder": self = .placeholder
    case "timeline": self = .timeline
    case "current": self = .current
    default:
      if let index = Int(slug), index >= 0 {
        self = .index(index)
      } else if EntrySelection.isName(slug) {
        self = .named(slug)
      } else {
        return nil
      }
    }
  }
}

extension EntrySelection {
  /// The words that mean something for every widget.
  package static let words = ["snapshot", "placeholder", "timeline", "current"]

  /// Whether a widget may call an entry of its own so: letters, digits and hyphens after a letter,
  /// as file names have them, and none of `words`.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 32 else { return false }
    return !words.contains(text.lowercased())
      && text.utf8.allSatisfy { isLetter($0) || ($0 >= 48 && $0 <= 57) || $0 == 45 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= 97 && byte | 32 <= 122 }
}
