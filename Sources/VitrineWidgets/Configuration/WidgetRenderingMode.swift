import VitrineLayout
import VitrineViews

/// The system's colouring of a widget.
public struct WidgetRenderingMode: Hashable, Sendable {
  enum Kind: String, Hashable, CaseIterable, Sendable { case fullColor, accented, vibrant }

  var kind: Kind

  /// The widget's own colours, as on Home Screens.
  public static let fullColor = WidgetRenderingMode(kind: .fullColor)
  /// Two tints, for accented and other content, multiplied by its alpha.
  public static let accented = WidgetRenderingMode(kind: .accented)
  /// Desaturated and blended with the material behind, as on Lock Screens.
  public static let vibrant = WidgetRenderingMode(kind: .vibrant)
}

extension WidgetRenderingMode: CustomStringConvertible, CaseIterable {
  /// The three modes: full colour, accented and vibrant.
  public static let allCases: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]

  /// The name in command line flags and file names, e.g. `fullColor`.
  public var slug: String { kind.rawValue }
  /// The same name as `slug`.
  public var description: String { slug }

  /// Creates a mode from its slug in any letter case, or nil for other names.
  public init?(slug: String) {
    let name = slug.lowercased()
    guard let kind = Kind.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self.init(kind: kind)
  }

}

/// The rendering of an image in an accented widget.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case accented, desaturated, accentedDesaturated, fullColor
  }

  var kind: Kind

  /// The image's alpha in the colour of the accent group.
  public static let accented = WidgetAccentedRenderingMode(kind: .accented)
  /// The image's luminance as alpha, in the colour of the primary group.
  public static let desaturated = WidgetAccentedRenderingMode(kind: .desaturated)
  /// The image's luminance as alpha, in the colour of the accent group.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(kind: .accentedDesaturated)
  /// The image's own colours, unchanged by the tint.
  public static let fullColor = WidgetAccentedRenderingMode(kind: .fullColor)
}

extension WidgetAccentedRenderingMode {
  nonisolated var treatment: AccentTreatment {
    switch kind {
    case .accented: .accent
    case .desaturated: .desaturated
    case .accentedDesaturated: .accentDesaturated
    case .fullColor: .fullColor
    }
  }
}
