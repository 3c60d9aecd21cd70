/// The size class of a widget.
///
/// Unlike on a phone, the families of watches and headsets are ordinary cases here, so that every device can
/// be drawn from one build.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
  case accessoryCorner
  case systemExtraLargePortrait
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  /// The slug of the family, e.g. `systemSmall`.
  public var description: String { slug }
  /// The slug of the family, as in `description`.
  public var debugDescription: String { slug }
}

extension WidgetFamily {
  /// The name in command line flags, documents and file names, e.g. `systemSmall`.
  public var slug: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  /// The name without the prefix `system` or `accessory`, e.g. `small`.
  package var shortSlug: String {
    let prefix = isAccessory ? "accessory" : "system"
    let rest = slug.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// Creates a family from a name in any letter case; the prefix `system` or `accessory` may be omitted.
  public init?(slug: String) {
    let name = slug.lowercased()
    let match = Self.allCases.first {
      let own = $0.slug.lowercased()
      return ["", "system", "accessory"].contains { own == $0 + name }
    }
    guard let match else { return nil }
    self = match
  }

  /// Whether this is a family of Lock Screens and watch faces.
  public var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    default: false
    }
  }
}
