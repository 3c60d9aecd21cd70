public import VitrineGraphics

/// A device that shows widgets: its screen, and with `WidgetSizeTable` the sizes of its widgets.
public struct Device: Hashable, Sendable {
  /// The class of a device, which decides the table of its widget sizes.
  public enum Kind: String, Hashable, Sendable { case iPhone, iPad, mac, vision, watch }

  /// The name in command line flags and file names, e.g. `iphone-15`.
  public var slug: String
  /// The display name, e.g. `iPhone 15`.
  public var name: String
  /// The class of the device; it decides the table of widget sizes and the layout of scenes.
  public var kind: Kind
  /// The size of the portrait screen in points.
  public var screen: Size
  /// The number of pixels per point.
  public var scale: Double
  /// The pixel size of the portrait panel; it differs from `screen` × `scale` if the panel scales.
  public var panelPixels: Size
  /// The major system versions that the device supports.
  public var osVersions: ClosedRange<Int>
  /// The radius of the screen's corners in points.
  public var screenCornerRadius: Double
  /// Whether this is an iPad's More Space mode, which has smaller points.
  public var hasMoreSpace: Bool

  /// Creates a device; without `panelPixels` the panel has `screen` × `scale` pixels.
  public init(
    slug: String, name: String, kind: Kind, screen: Size, scale: Double, panelPixels: Size? = nil,
    osVersions: ClosedRange<Int>, screenCornerRadius: Double = 0, hasMoreSpace: Bool = false
  ) {
    self.slug = slug
    self.name = name
    self.kind = kind
    self.screen = screen
    self.scale = scale
    self.panelPixels = panelPixels ?? Size(screen.width * scale, screen.height * scale)
    self.osVersions = osVersions
    self.screenCornerRadius = screenCornerRadius
    self.hasMoreSpace = hasMoreSpace
  }
}

extension Device {
  /// All known models, newest first within each kind.
  public static let all: [Device] = iPhones + iPads + others

  /// One model for each distinct screen (points and scale): the meaning of `all` in a list of devices.
  public static let distinctScreens: [Device] = {
    var seen = Set<ScreenIdentity>()
    return all.filter { seen.insert(ScreenIdentity($0)).inserted }
  }()

  private struct ScreenIdentity: Hashable {
    var kind: Kind
    var screen: Size
    var scale: Double

    init(_ device: Device) {
      kind = device.kind
      screen = device.screen
      scale = device.scale
    }
  }

  /// The device of the examples and the default of a render.
  public static let standard = named("iphone-15") ?? iPhones[0]

  /// The model with a slug, in any letter case; older and shorter names are accepted too.
  public static func named(_ slug: String) -> Device? {
    let name = slug.lowercased()
    let canonical = aliases[name] ?? name
    return named.first { $0.slug == canonical }
  }

  /// Phones that support Today widgets only; `all` excludes them.
  package static let beforeWidgetKit = [
    Device(
      slug: "iphone-4s", name: "iPhone 4s", kind: .iPhone, screen: Size(320, 480), scale: 2,
      osVersions: 5...9)
  ]

  /// The screens of the phone that folds, of iOS 27; `all` excludes them. Their corners are not known (estimated).
  package static let foldables = [
    Device(
      slug: "iphone-duo-cover", name: "iPhone Duo, cover", kind: .iPhone, screen: Size(466, 678),
      scale: 3, osVersions: 27...27, screenCornerRadius: 47),
    Device(
      slug: "iphone-duo", name: "iPhone Duo", kind: .iPhone, screen: Size(669, 951), scale: 3,
      osVersions: 27...27, screenCornerRadius: 47),
  ]

  /// The models that a name finds.
  private static let named = all + beforeWidgetKit + foldables + newWatches

  /// Alternative names of models.
  static let aliases = [
    "iphone-se": "iphone-se-3", "ipad": "ipad-11", "ipad-mini": "ipad-mini-8.3",
    "ipad-air": "ipad-air-11", "ipad-pro": "ipad-pro-11", "ipad-pro-13-inch": "ipad-pro-13",
    "vision": "vision-pro", "macbook": "mac",
  ]

  /// Returns the device of a name or of a size such as `400x800`.
  public static func find(_ text: String) -> Result<Device, UnknownDevice> {
    if let device = named(text) { return .success(device) }
    if let size = ScreenText.parse(text) {
      guard let device = custom(size) else { return .failure(.impossibleSize(text)) }
      return .success(device)
    }
    return .failure(
      .unknown(
        text,
        nearest: NearestName.suggestion(for: text, among: named.map(\.slug))))
  }
}

/// The reason why a text names no device.
public enum UnknownDevice: Error, Hashable, Sendable, CustomStringConvertible {
  case unknown(String, nearest: String?)
  case impossibleSize(String)

  /// One sentence for the command line, with the nearest known name or the allowed sizes.
  public var description: String { UntrustedText.line(sentence) }

  private var sentence: String {
    switch self {
    case .unknown(let name, let nearest):
      "unknown device '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .impossibleSize(let text):
      "screen '\(text)' must be between \(Device.customSides.lowerBound) and "
        + "\(Device.customSides.upperBound) points on each side"
    }
  }
}
