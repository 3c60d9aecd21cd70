/// Tells changes of values that follow from others from those that an author made.
struct Consequences {
  private let old: PlacedRecord
  private let new: PlacedRecord
  private let match: NodeMatch
  /// Whether the node is below a view that chose another child.
  private let isBelowOtherChoice: [Bool]
  private let isBelowOtherChoiceInOld: [Bool]
  /// Whether the node is below a `GeometryReader` of another size.
  private let isBelowResizedReader: [Bool]
  /// The `ViewThatFits` that chose another child.
  let otherChoices: [Int]

  init(_ old: PlacedRecord, _ new: PlacedRecord, _ match: NodeMatch) {
    self.old = old
    self.new = new
    self.match = match
    let changed = new.nodes.indices.filter { n in
      let o = match.oldOfNew[n]
      guard o >= 0, let a = old.nodes[o][PropertyKey.choice],
        let b = new.nodes[n][PropertyKey.choice]
      else { return false }
      return a != b
    }
    otherChoices = changed
    isBelowOtherChoice = Self.below(changed, in: new)
    isBelowOtherChoiceInOld = Self.below(changed.map { match.oldOfNew[$0] }, in: old)
    isBelowResizedReader = Self.below(
      new.nodes.indices.filter { n in
        let o = match.oldOfNew[n]
        return new.nodes[n].name == "GeometryReader" && o >= 0
          && old.nodes[o].frame.size != new.nodes[n].frame.size
      }, in: new)
  }

  private static func below(_ tops: [Int], in record: PlacedRecord) -> [Bool] {
    var result = [Bool](repeating: false, count: record.nodes.count)
    for top in tops where top + 1 < record.nodes[top].end {
      for i in top + 1..<record.nodes[top].end { result[i] = true }
    }
    return result
  }

  /// Drops what follows from another change. If nothing would be left, nothing is dropped.
  func removed(from causes: [Cause], settings: [Cause]) -> [Cause] {
    let roots = causes.filter { !follows($0) && !follows($0, from: settings) }
    return roots.isEmpty && settings.isEmpty && otherChoices.isEmpty ? causes : roots
  }

  private func follows(_ cause: Cause) -> Bool {
    if !cause.newNodes.isEmpty, cause.newNodes.allSatisfy({ isBelowOtherChoice[$0] }) {
      return true
    }
    if cause.newNodes.isEmpty, !cause.oldNodes.isEmpty,
      cause.oldNodes.allSatisfy({ isBelowOtherChoiceInOld[$0] })
    {
      return true
    }
    // A reader's content computes lengths from its size; words and colours it rarely does.
    return Self.measures.contains(cause.kind) && !cause.newNodes.isEmpty
      && cause.newNodes.allSatisfy { isBelowResizedReader[$0] }
  }

  private static let measures: Set<Cause.Kind> = [.property, .font]

  /// Whether a setting of the picture, or of a view around, can have changed the value.
  private func follows(_ cause: Cause, from settings: [Cause]) -> Bool {
    if settings.contains(where: { Self.changes(cause, $0.property) }) { return true }
    guard !PropertyKey.settings.contains(cause.property), let n = cause.newNodes.first else {
      return false
    }
    return cause.newNodes.count <= Self.mostNodes && !nodeSettings(around: n).isEmpty
      && cause.newNodes.allSatisfy { node in
        nodeSettings(around: node).contains { Self.changes(cause, $0) }
      }
  }

  private static let mostNodes = 4096

  /// The settings of views around a node that changed.
  private func nodeSettings(around n: Int) -> [String] {
    guard old.knowsSettings, new.knowsSettings else { return [] }
    return new.chain(to: n).flatMap { i -> [String] in
      let o = match.oldOfNew[i]
      return o < 0 ? [] : PropertyKey.settings.filter { old.nodes[o][$0] != new.nodes[i][$0] }
    }
  }

  /// Whether a setting of this name can be the reason for a change of this kind.
  private static func changes(_ cause: Cause, _ setting: String) -> Bool {
    switch setting {
    case "scheme", "colorScheme", "contrast", "transparency", "tint", "tintPlate", "wallpaper":
      return cause.kind == .color || colours.contains(cause.property) || cause.kind == .image
    case "typeSize", "dynamicTypeSize":
      return [.font, .property, .image].contains(cause.kind)
        || [.added, .removed].contains(cause.kind)
    case "boldText": return cause.kind == .font || cause.kind == .image
    case "scale", "kernels": return false
    case SettingChange.moment, "timeZone", "statusTime":
      return [.text, .image, .added, .removed].contains(cause.kind)
        || cause.property == PropertyKey.path || cause.property == PropertyKey.inset
    default: return true
    }
  }

  private static let colours: Set<String> = ["accent", "matrix", "opacity", "primary"]
}
