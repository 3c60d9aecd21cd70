public import Foundation
public import VitrineGraphics
public import VitrineRaster

/// Everything a picture of a widget depends on beside the widget. The defaults leak nothing of the
/// machine.
public struct RenderConfiguration: Hashable, Sendable {
  public var device = Device.standard
  /// nil draws a bare view of `size`.
  public var family: WidgetFamily? = .systemSmall
  /// Points of a bare view.
  public var size: Size?
  public var typeSize = DynamicTypeSize.large
  public var scheme = ColorScheme.light
  public var mode = WidgetRenderingMode.fullColor
  public var entry = EntrySelection.snapshot
  public var scene = RenderScene.widget
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
  public var increasesContrast = false
  public var usesBoldText = false
  public var reducesTransparency = false
  public var kernels = Kernels.best

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

  /// The widget's sizes, or nil when the device does not show the family.
  public var widgetSize: WidgetSize? {
    family.flatMap { device.widgetSize($0, profile: effectiveSizeProfile) }
  }

  /// Points that content is laid out in; zero for an impossible pair.
  public var canvasSize: Size { widgetSize?.canvas ?? size ?? .zero }

  /// Pixels in a point of the canvas.
  public var pixelScale: Double {
    let base = scale ?? device.scale
    return showsDeviceSize ? base * (widgetSize?.shownScale ?? 1) : base
  }

  /// The container that the widget is clipped to; a bare view has none.
  public var container: WidgetContainer {
    family.map { device.widgetContainer($0, os: os) } ?? .rectangle
  }
}

/// Which of a widget's entries is drawn.
public enum EntrySelection: Hashable, Sendable {
  /// The gallery's entry.
  case snapshot
  /// The redacted entry.
  case placeholder
  /// The timeline's entry that is in force at the configuration's date, the first one before all.
  case timeline
  /// The timeline's entry of this index, the last one beyond the end.
  case index(Int)
}

extension EntrySelection {
  /// The name in flags and files: `snapshot`, `placeholder`, `timeline` or a number.
  public var slug: String {
    switch self {
    case .snapshot: "snapshot"
    case .placeholder: "placeholder"
    case .timeline: "timeline"
    case .index(let index): String(index)
    }
  }

  public init?(slug: String) {
    switch slug.lowercased() {
    case "snapshot": self = .snapshot
    case "placeholder": self = .placeholder
    case "timeline": self = .timeline
    default:
      guard let index = Int(slug), index >= 0 else { return nil }
      self = .index(index)
    }
  }
}

/// What is drawn around the content.
public enum RenderScene: String, Hashable, CaseIterable, Sendable {
  /// The container clipped to its shape, clear outside, without shadow.
  case widget
  /// Unclipped.
  case view
}
