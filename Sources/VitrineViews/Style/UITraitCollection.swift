public import Foundation

/// The traits passed to a dynamic colour's closure.
public nonisolated struct UITraitCollection: Sendable {
  /// The scheme that a colour is asked for: `.light` or `.dark` in a dynamic colour's closure.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// The pixels per point; 0 where the traits do not say.
  public let displayScale: CGFloat

  /// Creates traits that consist of the scheme alone.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = 0
  }

  /// Creates traits that say nothing.
  public init() { self.init(userInterfaceStyle: .unspecified) }

  /// Creates traits that consist of the pixels per point alone.
  public init(displayScale: CGFloat) {
    userInterfaceStyle = .unspecified
    self.displayScale = displayScale
  }

  private init(_ environment: EnvironmentValues) {
    userInterfaceStyle = environment.host.colorScheme == .dark ? .dark : .light
    displayScale = environment.host.displayScale
  }

  /// The traits of the view that is being evaluated; light outside of every view.
  public static var current: UITraitCollection { UITraitCollection(.ambient) }
}
