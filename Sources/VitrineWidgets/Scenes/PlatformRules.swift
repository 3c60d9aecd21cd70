import VitrineGraphics
import VitrineViews

/// The first systems of widgets, families and modes, with or without a scene around them.
///
/// From the availability that Apple documents for `WidgetFamily` and `WidgetRenderingMode`, and from its release
/// notes: accented widgets of the system families came with the tinted Home Screens of 18, and watches drew
/// accessory families accented before.
enum PlatformRules {
  /// Returns the reason why there is no such widget, as one sentence; nil if there is.
  static func refusal(of family: WidgetFamily, _ configuration: RenderConfiguration) -> String? {
    let kind = configuration.device.kind
    let system = kind.systemName
    let os = configuration.os
    if let first = first(of: family, on: kind), os < first {
      let what = first == firstWidgets(on: kind) ? "WidgetKit's widgets exist" : "\(family) exists"
      return "\(what) from \(system) \(first) on, not in \(system) \(os)"
        + (kind == .iPhone && TodayEnvironment.systems.contains(os)
          ? "; its widgets were Today widgets" : "")
    }
    let mode = configuration.mode
    if let first = first(of: mode, family, on: kind), os < first {
      return "the mode \(mode.slug) of \(family) exists from \(system) \(first) on, not in "
        + "\(system) \(os)"
    }
    return nil
  }

  /// Returns the versions of a device's system with WidgetKit that it ran; numbers jumped to 26 in 2025.
  static func systems(of device: Device) -> [Int] {
    let last = 26
    let before: Range<Int> =
      switch device.kind {
      case .iPhone, .iPad: 14..<19
      case .mac: 11..<16
      case .watch: 9..<12
      case .vision: last..<last
      }
    return (Array(before) + [last]).filter(device.osVersions.contains)
  }

  /// Returns the reason why a family that exists is not drawn: its size is not public.
  static func unknownSize(of family: WidgetFamily, _ configuration: RenderConfiguration) -> String?
  {
    let kind = configuration.device.kind
    guard family == .systemExtraLargePortrait, [.iPhone, .iPad, .mac].contains(kind) else {
      return nil
    }
    let start = "\(family) exists from \(kind.systemName) 27 on"
    return configuration.os >= 27
      ? start + ", and its size is not public"
      : start + ", not in \(kind.systemName) \(configuration.os)"
  }

  /// The newest system whose looks are known; later ones are drawn like it.
  private static let newestKnown = 26

  /// Returns a note for a system whose looks are not known, or for a device that never ran the system, whose
  /// screen is drawn all the same.
  static func notes(of configuration: RenderConfiguration) -> [Diagnostic] {
    let device = configuration.device
    if let reason = device.unknownName {
      return [
        Diagnostic(
          severity: .error, code: "unknown-device", message: reason.description, path: "")
      ]
    }
    if device.osVersions.contains(configuration.os) { return [] }
    let system = "\(device.kind.systemName) \(configuration.os)"
    if configuration.os > newestKnown {
      return [
        Diagnostic(
          severity: .note, code: "system-estimated",
          message:
            "\(system) is drawn with the sizes, colours and screens of \(newestKnown), and with "
            + "glass fitted to pictures of macOS 27", path: "")
      ]
    }
    return [
      Diagnostic(
        severity: .note, code: "system-mismatch",
        message: "\(device.name) did not run \(system); its screen decides", path: "")
    ]
  }

  /// Returns the first version of a system with WidgetKit.
  static func firstWidgets(on kind: Device.Kind) -> Int {
    switch kind {
    case .iPhone, .iPad: 14
    case .mac: 11
    case .watch: 9
    case .vision: 26
    }
  }

  /// Returns the first system with a family; nil where the size tables decide alone.
  private static func first(of family: WidgetFamily, on kind: Device.Kind) -> Int? {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge: firstWidgets(on: kind)
    case .systemExtraLarge:
      switch kind {
      case .iPhone, .iPad: 15
      case .mac: 12
      case .watch: nil
      case .vision: 26
      }
    case .systemExtraLargePortrait:
      switch kind {
      case .vision: 26
      case .iPhone: Device.firstTallSystem
      case .iPad, .mac, .watch: nil
      }
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner:
      switch kind {
      case .iPhone: 16
      // An iPad's Lock Screen shows widgets since 17.
      case .iPad: 17
      case .mac, .vision: nil
      case .watch: 9
      }
    }
  }

  private static func first(
    of mode: WidgetRenderingMode, _ family: WidgetFamily, on kind: Device.Kind
  ) -> Int? {
    switch kind {
    case .iPhone, .iPad:
      if mode == .fullColor { return nil }
      return mode == .accented && !family.isAccessory ? 18 : 16
    case .mac, .watch, .vision: return nil
    }
  }
}

extension Device.Kind {
  /// The name of the system, for messages.
  package var systemName: String {
    switch self {
    case .iPhone: "iOS"
    case .iPad: "iPadOS"
    case .mac: "macOS"
    case .watch: "watchOS"
    case .vision: "visionOS"
    }
  }
}
