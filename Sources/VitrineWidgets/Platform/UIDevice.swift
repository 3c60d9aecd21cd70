public import Foundation
import VitrineGraphics
import VitrineViews

/// The device of the picture that is being drawn.
///
/// Outside the evaluation of a widget's code it is an iPhone 15 with iOS 26.
public nonisolated final class UIDevice: Sendable {
  /// The device of the picture that is being drawn.
  public static let current = UIDevice()

  private init() {}

  /// The name of the device's model: `iPhone`, `iPad`.
  public var name: String { model }
  /// The model: `iPhone`, `iPad`, `Apple Watch`, `Apple Vision Pro`, `Mac`.
  public var model: String {
    switch device.kind {
    case .iPhone: "iPhone"
    case .iPad: "iPad"
    case .mac: "Mac"
    case .vision: "Apple Vision Pro"
    case .watch: "Apple Watch"
    }
  }
  /// The model, in the same words in every language.
  public var localizedModel: String { model }
  /// The name of the system: `iOS`, `iPadOS`.
  public var systemName: String {
    switch device.kind {
    case .iPhone: "iOS"
    case .iPad: "iPadOS"
    case .mac: "macOS"
    case .vision: "visionOS"
    case .watch: "watchOS"
    }
  }
  /// The version of the system, always the first of its year: `18.0`.
  public var systemVersion: String { "\(Surroundings.current?.systemVersion ?? 26).0" }
  /// The kind of interface for the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch device.kind {
    case .iPhone, .watch: .phone
    case .iPad: .pad
    case .mac: .mac
    case .vision: .vision
    }
  }
  /// The identifier of the device to its vendor: nil, as no device is meant.
  public var identifierForVendor: UUID? { nil }
  /// The charge of the battery: −1, as where it is not watched.
  public var batteryLevel: Float { -1 }
  /// The state of the battery: unknown, as where it is not watched.
  public var batteryState: BatteryState { .unknown }
  /// Whether the battery is watched; setting it has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the system runs several apps at once; always true.
  public var isMultitaskingSupported: Bool { true }

  /// The state of a device's battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  private var device: Device { Surroundings.current?.device ?? .standard }
}

/// A kind of interface.
public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// The screen of the picture's device.
public nonisolated final class UIScreen: Sendable {
  /// The screen of the picture that is being drawn.
  public static let main = UIScreen()

  private init() {}

  /// The screen in points, upright.
  public var bounds: CGRect { rect(device.screen) }
  /// The panel in pixels, upright.
  public var nativeBounds: CGRect { rect(device.panelPixels) }
  /// The pixels per point.
  public var scale: CGFloat { CGFloat(device.scale) }
  /// The panel's pixels per point, which differ where the panel scales.
  public var nativeScale: CGFloat {
    device.screen.width > 0 ? CGFloat(device.panelPixels.width / device.screen.width) : scale
  }
  /// The brightness: 0.5; setting it has no effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// The highest number of pictures a second: 60.
  public var maximumFramesPerSecond: Int { 60 }

  private var device: Device { Surroundings.current?.device ?? .standard }

  private func rect(_ size: Size) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }
}
