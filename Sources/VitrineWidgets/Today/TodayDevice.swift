public import VitrineGraphics
public import VitrineViews

/// A class of phones by their screen, as listed in the tables of Today widgets.
public enum TodayDevice: String, Hashable, CaseIterable, Sendable {
  case iPhone4s, iPhone5, iPhone6, iPhone6Plus, iPhoneX
}

extension TodayDevice {
  /// The portrait screen in points.
  ///
  /// The source document prints 320 × 468 for the iPhone 4s in its table of iOS 10; the panel is 320 × 480.
  public var screen: Size {
    switch self {
    case .iPhone4s: Size(320, 480)
    case .iPhone5: Size(320, 568)
    case .iPhone6: Size(375, 667)
    case .iPhone6Plus: Size(414, 736)
    case .iPhoneX: Size(375, 812)
    }
  }

  /// The pixels per point.
  public var scale: Double { self == .iPhone6Plus || self == .iPhoneX ? 3 : 2 }

  /// The models of the class, shortest first; the source document says only "and so on" (estimated).
  public var models: String {
    switch self {
    case .iPhone4s: "iPhone 4s"
    case .iPhone5: "iPhone 5, 5s, 5c and SE"
    case .iPhone6: "iPhone 6, 6s, 7 and 8"
    case .iPhone6Plus: "iPhone 6 Plus, 6s Plus, 7 Plus and 8 Plus"
    case .iPhoneX: "iPhone X"
    }
  }

  /// The slug of one model of the class.
  public var exampleSlug: String {
    switch self {
    case .iPhone4s: "iphone-4s"
    case .iPhone5: "iphone-se-1"
    case .iPhone6: "iphone-6s"
    case .iPhone6Plus: "iphone-6s-plus"
    case .iPhoneX: "iphone-x"
    }
  }

  /// Creates the class of a device's screen, or nil if the tables do not list it.
  public init?(_ device: Device) {
    guard device.kind == .iPhone,
      let match = Self.allCases.first(where: { $0.screen == device.screen })
    else { return nil }
    self = match
  }

  /// Whether the screen of any model of the class has Force Touch (documented).
  package var hasForceTouch: Bool { self != .iPhone4s && self != .iPhone5 }
}

extension TodayDevice {
  package var typeClass: TodayTypeTable.Class {
    self == .iPhone4s || self == .iPhone5 ? .small : .large
  }
}
