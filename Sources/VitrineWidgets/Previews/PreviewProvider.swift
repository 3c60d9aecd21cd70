public import VitrineViews

/// A type with views for an editor's canvas. It compiles and is not drawn.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The size of a view on the canvas.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: Double, height: Double)
}

/// The device of the canvas, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

extension View {
  public nonisolated func previewDisplayName(_ name: String?) -> some View { self }
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public nonisolated func previewDevice(_ device: PreviewDevice?) -> some View { self }
  public nonisolated func previewInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> some View { self }
}

/// The orientation of a device.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
