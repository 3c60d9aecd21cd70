package import VitrineViews

/// A size of the App Store's screenshots, and the device whose screen has it.
package struct StoreSize: Hashable, Sendable {
  /// The pixels of an upright picture.
  package let width: Int
  package let height: Int
  /// The set of screenshots that the store keeps a picture in, by the name of its programming interface without
  /// `APP_`. One set takes several sizes.
  package let set: String
  /// The name of the device that is shown.
  package let deviceName: String

  /// The size in the form `1320x2868`.
  package var text: String { "\(width)x\(height)" }

  package var device: Device { Device.named(deviceName) ?? .standard }
}

extension StoreSize {
  /// All upright sizes for iPhones and iPads, the first of each set being the one that it asks for. Of the devices with
  /// a size the oldest is taken, which ran the most systems.
  ///
  /// Sizes: App Store Connect's table of screenshot specifications (documented). Sets: fastlane's `deliver`, which finds
  /// the set by the size; of the two sets of 12.9-inch iPads it finds the newer one by the name of the set in the name
  /// of the file (documented).
  package static let all: [StoreSize] = [
    .init(1320, 2868, "IPHONE_67", "iphone-16-pro-max"),
    .init(1290, 2796, "IPHONE_67", "iphone-14-pro-max"),
    .init(1260, 2736, "IPHONE_67", "iphone-air"),
    .init(1284, 2778, "IPHONE_65", "iphone-12-pro-max"),
    .init(1206, 2622, "IPHONE_61", "iphone-16-pro"),
    .init(1179, 2556, "IPHONE_61", "iphone-14-pro"),
    .init(2064, 2752, "IPAD_PRO_3GEN_129", "ipad-pro-13"),
    .init(2048, 2732, "IPAD_PRO_3GEN_129", "ipad-pro-12.9"),
    .init(1668, 2420, "IPAD_PRO_3GEN_11", "ipad-pro-11-m4"),
  ]

  /// One size for each set: a set with several would show every picture several times.
  package static let usual: [StoreSize] = all.filter { size in
    all.first { $0.set == size.set } == size
  }

  private init(_ width: Int, _ height: Int, _ set: String, _ device: String) {
    (self.width, self.height, self.set, deviceName) = (width, height, set, device)
  }

  /// Returns the sizes of a list such as `1320x2868,2064x2752`, or `all`.
  package static func list(_ text: String) throws(UsageError) -> [StoreSize] {
    if text == "all" { return all }
    var sizes: [StoreSize] = []
    for name in text.split(separator: ",").map(String.init) {
      guard let size = all.first(where: { $0.text == name }) else {
        throw .unknown(name, what: "store size", among: all.map(\.text) + ["all"])
      }
      if !sizes.contains(size) { sizes.append(size) }
    }
    if sizes.isEmpty { throw UsageError("expected at least one store size, found an empty list") }
    return sizes
  }
}
