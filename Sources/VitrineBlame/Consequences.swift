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
  /// Whether the node is inside a control that shows another value.
  private let isInOtherValue: [Bool]
  /// The `ViewThatFits` that chose another child.
  let otherChoices: [Chooser]

  struct Chooser {
    /// The index in the new record.
    var node: Int
    /// Whether values inside follow from nothing but an author's changes.
    var isTraceable: Bool
  }

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
    let isBelow = Self.below(changed, in: new)
    isBelowOtherChoice = isBelow
    isBelowOtherChoiceInOld = Self.below(changed.map { match.oldOfNew[$0] }, in: old)
    isBelowResizedReader = Self.below(
      new.nodes.indices.filter { n in
        let o = match.oldOfNew[n]
        return new.nodes[n].name == "GeometryReader" && o >= 0
          && old.nodes[o].frame.size != new.nodes[n].frame.size
      }, in: new)
    isInOtherValue = Self.below(
      new.nodes.indices.filter { n in
        let o = match.oldOfNew[n]
        guard o >= 0, let a = old.nodes[o][PropertyKey.controlValue],
          let b = new.nodes[n][PropertyKey.controlValue]
        else { return false }
        return a != b
      }, in: new, includesTop: true)
    let isBelowReader = isBelowResizedReader
    let isSet = Self.below(
      new.nodes.indices.filter { n in
        let o = match.oldOfNew[n]
        return o >= 0 && PropertyKey.settings.contains { old.nodes[o][$0] != new.nodes[n][$0] }
      }, in: new)
    otherChoices = changed.filter { !isBelow[$0] }.map {
      Chooser(node: $0, isTraceable: !isBelowReader[$0] && !isSet[$0])
    }
  }

  private static func below(
    _ tops: [Int], in record: PlacedRecord, includesTop: Bool = false
  ) -> [Bool] {
    var result = [Bool](repeating: false, count: record.nodes.count)
    for top in tops {
      for i in top..<record.nodes[top].end where includesTop || i != top { result[i] = true }
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
    if Self.shownValues.contains(cause.property), !cause.newNodes.isEmpty,
      cause.newNodes.allSatisfy({ isInOtherValue[$0] })
    {
      return true
    }
    // A reader's content computes lengths from its size; words and colours it rarely does.
    return Self.measures.contains(cause.kind) && !cause.newNodes.isEmpty
      && cause.newNodes.allSatisfy { isBelowResizedReader[$0] }
  }

  /// The properties that styles of controls compute from the value.
  private static let shownValues: Set<String> = [
    PropertyKey.path, PropertyKey.inset, PropertyKey.trimFrom, PropertyKey.trimTo, "angle",
    "height",
    "matrix", "width", "x", "y",
  ]

  private static let measures: Set<Cause.Kind> = [.property, .font]

  /// Whether a setting of the picture, or of a view around, can have changed the value.
  private func follows(_ cause: Cause, from settings: [Cause]) -> Bool {
    let changed = SettingEffect(of: cause)
    func changes(_ setting: String) -> Bool { !SettingEffect.of(setting).isDisjoint(with: changed) }
    if settings.contains(where: { changes($0.property) }) { return true }
    guard !PropertyKey.settings.contains(cause.property), let n = cause.newNodes.first else {
      return false
    }
    return cause.newNodes.count <= Self.mostNodes && !nodeSettings(around: n).isEmpty
      && cause.newNodes.allSatisfy { node in
        nodeSettings(around: node).contains { changes($0) }
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
}
