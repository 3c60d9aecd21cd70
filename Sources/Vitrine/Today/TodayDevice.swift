public import VitrineGraphics

/// A phone by the kind of screen that the tables of Today widgets list.
public enum TodayDevice: String, Hashable, CaseIterable, Sendable {
  case iPhone4s, iPhone5, iPhone6, iPhone6Plus, iPhoneX
}

extension TodayDevice {
  /// Portrait screen in points.
  ///
  /// The seed prints 320 × 468 for the iPhone 4s in its table of iOS 10; the panel is 320 × 480.
  public var screen: Size {
    switch self {
    case .iPhone4s: Size(320, 480)
    case .iPhone5: Size(320, 568)
    case .iPhone6: Size(375, 667)
    case .iPhone6Plus: Size(414, 736)
    case .iPhoneX: Size(375, 812)
    }
  }

  /// Pixels in a point.
  public var scale: Double { self == .iPhone6Plus || self == .iPhoneX ? 3 : 2 }

  /// Models of the class, shortest first; the seed says only "and so on" (estimated).
  public var models: String {
    switch self {
    case .iPhone4s: "iPhone 4s"
    case .iPhone5: "iPhone 5, 5s, 5c and SE"
    case .iPhone6: "iPhone 6, 6s, 7 and 8"
    case .iPhone6Plus: "iPhone 6 Plus, 6s Plus, 7 Plus and 8 Plus"
    case .iPhoneX: "iPhone X"
    }
  }

  /// A model of the class as flags name it.
  public var exampleSlug: String {
    switch self {
    case .iPhone4s: "iphone-4s"
    case .iPhone5: "iphone-se-1"
    case .iPhone6: "iphone-6s"
    case .iPhone6Plus: "iphone-6s-plus"
    case .iPhoneX: "iphone-x"
    }
  }

  /// The class of a device's screen, or nil when the tables do not list it.
  public init?(_ device: Device) {
    guard device.kind == .iPhone,
      let match = Self.allCases.first(where: { $0.screen == device.screen })
    else { return nil }
    self = match
  }

  /// Whether the screen of any model of the class feels how hard it is pressed (documented).
  package var hasForceTouch: Bool { self != .iPhone4s && self != .iPhone5 }
}
