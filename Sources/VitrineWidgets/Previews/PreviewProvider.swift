public import VitrineViews

/// A type with views for an editor's canvas. It compiles and is not drawn.
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
  /// Returns the view unchanged. Has no effect: previews are not drawn, so the name is ignored.
  public nonisolated func previewDisplayName(_ name: String?) -> some View { self }
  /// Returns the view unchanged. Has no effect: previews are not drawn, so the layout is ignored.
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// Returns the view unchanged. Has no effect: previews are not drawn, so the device is ignored.
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// Returns the view unchanged. Has no effect: previews are not drawn, so the orientation is ignored.
  public nonisolated func previewInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> some View { self }
}

/// The orientation of a device.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
