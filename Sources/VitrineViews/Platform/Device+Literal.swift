import VitrineGraphics

extension Device: ExpressibleByStringLiteral {
  /// Creates the device of a slug, such as `iphone-15`, of an older or shorter name, or of a screen like `400x800`.
  ///
  /// A literal cannot throw: an unknown name gives a device without a screen. A matrix refuses it and names the
  /// nearest device; a single picture of it is empty and carries the diagnostic `unknown-device`.
  public init(stringLiteral name: String) {
    if case .success(let device) = Device.find(name) {
      self = device
    } else {
      self.init(
        slug: name, name: name, kind: .iPhone, screen: Size(0, 0), scale: 1, osVersions: 0...0)
    }
  }

  /// The reason why a literal gave no device; nil for every other device.
  public var unknownName: UnknownDevice? {
    guard screen == Size(0, 0), case .failure(let reason) = Device.find(slug) else { return nil }
    return reason
  }
}
