public import VitrineGraphics

extension Device {
  /// The range of a custom screen's sides in points: from a watch to a wall display.
  static let customSides: ClosedRange<Int> = 100...4096

  /// A screen of the given points. It takes scale and widget sizes from the nearest smaller known width; nil
  /// if a side is outside `customSides`.
  public static func custom(_ screen: Size) -> Device? {
    let limits = Double(customSides.lowerBound)...Double(customSides.upperBound)
    guard limits.contains(screen.width), limits.contains(screen.height) else { return nil }
    let model = nearestSmaller(to: screen)
    let name = "\(Int(screen.width))x\(Int(screen.height))"
    return Device(
      slug: name, name: name, kind: model.kind, screen: screen, scale: model.scale,
      osVersions: 14...26, screenCornerRadius: model.screenCornerRadius)
  }

  /// The phone or tablet with the largest portrait width that does not exceed the screen's shorter side; of
  /// equals the one nearest in length. The narrowest phone if all are wider.
  static func nearestSmaller(to screen: Size) -> Device {
    let width = min(screen.width, screen.height)
    let length = max(screen.width, screen.height)
    let candidates = (iPhones + iPads).filter { !$0.hasMoreSpace }
    var best = candidates.min { $0.screen.width < $1.screen.width } ?? standard
    for device in candidates where device.screen.width <= width {
      let isWider = device.screen.width > best.screen.width
      let isNearer = abs(device.screen.height - length) < abs(best.screen.height - length)
      if isWider || (device.screen.width == best.screen.width && isNearer) { best = device }
    }
    return best
  }
}

/// A parser of sizes written as `WxH`.
package enum ScreenText {
  /// Returns the whole points on both sides of an `x`, or nil. Numbers too large to represent become 10⁹.
  package static func parse(_ text: String) -> Size? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]) else {
      return nil
    }
    return Size(width, height)
  }

  private static func number(_ digits: Substring) -> Double? {
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Double(min(Int(digits) ?? Int.max, 1_000_000_000))
  }
}
