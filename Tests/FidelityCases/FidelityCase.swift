import SwiftUI

/// A small view whose picture by Apple's renderer has been measured.
@MainActor public struct FidelityCase {
  public let id: String
  /// Size of the picture in pixels.
  public let width: Int
  public let height: Int
  /// Pixels in a point.
  public let scale: Int
  public let scheme: ColorScheme
  public let typeSize: DynamicTypeSize
  /// Version of the system that drew the reference.
  public let os: Int
  public let platform: String
  public let view: () -> AnyView

  /// Whether the reference was drawn off the screen. Those of a whole screen were taken from its window.
  public var isOffScreen: Bool { (width, height) != (1170, 2532) }

  init(
    _ id: String, _ width: Int, _ height: Int, scale: Int, _ scheme: ColorScheme,
    _ typeSize: DynamicTypeSize, os: Int, platform: String, view: @escaping () -> AnyView
  ) {
    self.id = id
    self.width = width
    self.height = height
    self.scale = scale
    self.scheme = scheme
    self.typeSize = typeSize
    self.os = os
    self.platform = platform
    self.view = view
  }
}
