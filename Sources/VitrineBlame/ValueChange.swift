/// A value of one node before and after.
struct ValueChange {
  var key: String
  var old: String?
  var new: String?

  init(_ key: String, _ old: String?, _ new: String?) {
    self.key = key
    self.old = old
    self.new = new
  }
}

extension ValueChange {
  /// Puts together what an author writes as one: the insets of a padding, the parts of a font, the two
  /// sides of a frame.
  static func asWritten(
    _ changes: [ValueChange], _ before: PlacedRecord.Node, _ after: PlacedRecord.Node
  ) -> [ValueChange] {
    let values = withoutDerived(changes, before, after).map { $0.readable.named(before, after) }
    var result = withFont(values, before, after)
    guard result.count > 1 else { return result }
    if isUniform(before), isUniform(after), let old = before["top"], let new = after["top"] {
      result.removeAll { edges.contains($0.key) }
      result.append(ValueChange("", old, new))
    } else {
      for (name, (a, b)) in pairs { result = joined(result, a, b, as: name) }
    }
    return result
  }

  /// Drops what follows from another change of the same node: the size and the inks of another symbol, and
  /// a corner radius that the size limits.
  private static func withoutDerived(
    _ changes: [ValueChange], _ before: PlacedRecord.Node, _ after: PlacedRecord.Node
  ) -> [ValueChange] {
    let isOtherImage = changes.contains { $0.key == PropertyKey.image }
    let isTrimmed = changes.contains { trims.contains($0.key) && $0.old != nil && $0.new != nil }
    let isResized = before.frame.size != after.frame.size
    return changes.filter { change in
      switch change.key {
      case PropertyKey.size, PropertyKey.color: return !isOtherImage
      case PropertyKey.path: return !isTrimmed
      // A record without it is older, or the outline tells the change.
      case PropertyKey.trimFrom, PropertyKey.trimTo, PropertyKey.controlValue:
        return change.old != nil && change.new != nil
      case "cornerRadius":
        return !isResized || change.old != PropertyKey.capsule && change.new != PropertyKey.capsule
      default: return true
      }
    }
  }

  /// A colour by the name that its author gave it, with its value where only that changed.
  private func named(_ before: PlacedRecord.Node, _ after: PlacedRecord.Node) -> ValueChange {
    guard key == PropertyKey.color, let old, let new else { return self }
    let (first, second) = (before[PropertyKey.colorName], after[PropertyKey.colorName])
    guard first != nil || second != nil else { return self }
    if let a = Self.gradient(old, first), let b = Self.gradient(new, second) {
      return ValueChange(key, a, b)
    }
    if let first, first == second { return ValueChange(key, "\(first) \(old)", "\(first) \(new)") }
    return ValueChange(key, first ?? old, second ?? new)
  }

  /// A gradient with the names of its stops after their values; nil for other fills.
  private static func gradient(_ text: String, _ names: String?) -> String? {
    guard ValueWords.isGradient(text) else { return nil }
    let names = (names ?? "").split(separator: ",", omittingEmptySubsequences: false)
    var parts = ValueWords.parts(text)
    guard parts.count == names.count + 1 else { return text }
    for (i, name) in names.enumerated() where !name.isEmpty { parts[i + 1] += " (\(name))" }
    return parts[0] + parts.dropFirst().joined(separator: ", ")
  }

  private static let trims: Set<String> = [PropertyKey.trimFrom, PropertyKey.trimTo]
  private static let edges = ["top", "leading", "bottom", "trailing"]
  private static let pairs = [
    (PropertyKey.horizontalInsets, ("leading", "trailing")),
    (PropertyKey.verticalInsets, ("top", "bottom")),
  ]

  private static func isUniform(_ node: PlacedRecord.Node) -> Bool {
    let values = edges.map { node[$0] }
    return values.allSatisfy { $0 != nil && $0 == values[0] }
  }

  /// Joins two equal changes of opposite edges.
  private static func joined(
    _ changes: [ValueChange], _ first: String, _ second: String, as name: String
  ) -> [ValueChange] {
    guard let a = changes.first(where: { $0.key == first }),
      let b = changes.first(where: { $0.key == second }), a.old == b.old, a.new == b.new
    else { return changes }
    return changes.map { $0.key == first ? ValueChange(name, a.old, a.new) : $0 }
      .filter { $0.key != second }
  }

  /// Several parts of a font are one change of the font.
  private static func withFont(
    _ changes: [ValueChange], _ before: PlacedRecord.Node, _ after: PlacedRecord.Node
  ) -> [ValueChange] {
    // The leading follows from the size of a text style.
    let changes =
      changes.contains { $0.key == size } ? changes.filter { $0.key != leading } : changes
    let parts = changes.filter { $0.key.hasPrefix(fontPrefix) }
    guard parts.count > 1 else { return changes }
    func words(_ value: (ValueChange) -> String?) -> String? {
      let words = parts.compactMap { part in
        value(part).map { "\(part.key.dropFirst(fontPrefix.count)) \($0)" }
      }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    let font = ValueChange(PropertyKey.font, words(\.old), words(\.new))
    guard let place = changes.firstIndex(where: { $0.key.hasPrefix(fontPrefix) }) else {
      return changes
    }
    var result = changes.filter { !$0.key.hasPrefix(fontPrefix) }
    result.insert(font, at: min(place, result.count))
    return result
  }

  private static let fontPrefix = "font."
  private static let size = "font.size"
  private static let leading = "font.leading"
}

/// Whether two values are the same scalars: canonically equivalent texts may draw differently.
func isSame(_ a: String?, _ b: String?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return a.utf8.elementsEqual(b.utf8)
}

extension PlacedRecord.Node {
  /// Whether all values are the same scalars, in the same order.
  func hasSameValues(as other: Self) -> Bool {
    properties.count == other.properties.count
      && zip(properties, other.properties).allSatisfy {
        isSame($0.key, $1.key) && isSame($0.value, $1.value)
      }
  }
}
