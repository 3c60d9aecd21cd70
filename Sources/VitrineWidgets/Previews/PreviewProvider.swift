import VitrineGraphics
public import VitrineViews

/// A type with views for an editor's canvas, each of which is a preview.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No platform, which is the default for all previews; nothing reads it.
  public static var platform: PreviewPlatform? { nil }
}

/// The operating system of a preview's canvas; nothing is drawn for it.
public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The size of a view on the canvas.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)

  var canvas: PreviewCanvas {
    switch self {
    case .device: .screen
    case .sizeThatFits: .fits
    case .fixed(let width, let height): .fixed(Size(width, height))
    }
  }
}

/// The device of the canvas, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The device's name as written, such as `iPhone 15`; it is not looked up.
  public let rawValue: String

  /// Creates a device from any name, known or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from a literal with any name, known or not.
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  /// Sets the name of the preview that the view is in a `PreviewProvider`; nil leaves it to the type.
  public nonisolated func previewDisplayName(_ name: String?) -> some View {
    containerValue(\.preview.name, name)
  }
  /// Sets the size of the canvas of the preview that the view is in a `PreviewProvider`.
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View {
    containerValue(\.preview.canvas, layout.canvas)
  }
  /// Returns the view unchanged. Has no effect: the device of a picture is the run's, so the name is ignored.
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Sets the orientation of the screen of the preview that the view is in a `PreviewProvider`.
  public nonisolated func previewInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> some View {
    containerValue(\.preview.orientation, orientation.screen)
  }
}

/// The orientation of a device.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  var screen: ScreenOrientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscape
    }
  }
}
