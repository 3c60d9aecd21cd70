import VitrineGraphics
import VitrineImages

/// Finds what changed between two records whose nodes are matched.
struct CauseFinder {
  let old: PlacedRecord
  let new: PlacedRecord
  let match: NodeMatch
  private let oldNames: ViewNames
  private let newNames: ViewNames
  /// Matched nodes whose frames differ, by new index.
  private let shifted: [Int]
  /// The shifted nodes assigned to each cause, keyed by the cause's nodes.
  private var followers: [CauseKey: [(old: Int, new: Int)]] = [:]

  /// Identifies a cause by the nodes that carry it.
  struct CauseKey: Hashable {
    var kind: Cause.Kind
    var property: String
    var old: [Int]
    var new: [Int]
    var values: [String?]

    init(_ cause: Cause) {
      kind = cause.kind
      property = cause.property
      old = cause.oldNodes
      new = cause.newNodes
      values = [cause.old, cause.new, cause.modifier]
    }
  }

  /// The largest number of places, over all causes, that each moved view is compared with.
  private static let mostPlaces = 512
  /// Frames closer than this many points are equal: a hundredth of a pixel.
  private static let leastMove = 0.004

  init(_ old: PlacedRecord, _ new: PlacedRecord, _ match: NodeMatch) {
    self.old = old
    self.new = new
    self.match = match
    oldNames = ViewNames(record: old)
    newNames = ViewNames(record: new)
    shifted = new.nodes.indices.filter { n in
      let o = match.oldOfNew[n]
      return o >= 0
        && Self.dimensions(old.nodes[o].frame, new.nodes[n].frame).contains {
          abs($0.1 - $0.2) > Self.leastMove
        }
    }
  }

  /// Returns all causes in the order of the new tree and assigns the moved views to them.
  mutating func find() -> [Cause] {
    var causes = environmentChanges()
    causes += grouped(
      withoutConsequences(propertyChanges() + orderChanges() + additions() + removals()))
    assignFollowers(to: causes)
    for i in causes.indices { describeMoves(&causes[i]) }
    return causes
  }

  /// The matched nodes that moved because of a cause.
  func moved(by cause: Cause) -> [(old: Int, new: Int)] { followers[CauseKey(cause)] ?? [] }

  private static func dimensions(_ a: Rect, _ b: Rect) -> [(String, Double, Double)] {
    [("x", a.x, b.x), ("y", a.y, b.y), ("width", a.width, b.width), ("height", a.height, b.height)]
  }

  // MARK: Changes

  private func environmentChanges() -> [Cause] {
    var result: [Cause] = []
    func add(_ name: String, _ before: String?, _ after: String?) {
      guard before != after else { return }
      result.append(
        Cause(
          .environment, path: "environment", view: "environment", property: name,
          old: before, new: after))
    }
    // A record without settings gives no evidence about them.
    let isKnown = !old.environment.isEmpty && !new.environment.isEmpty
    for setting in new.environment where isKnown {
      add(setting.name, old.environment.first { $0.name == setting.name }?.value, setting.value)
    }
    for setting in old.environment
    where isKnown && !new.environment.contains(where: { $0.name == setting.name }) {
      add(setting.name, setting.value, nil)
    }
    if old.scale != new.scale { add("scale", numeral(old.scale), numeral(new.scale)) }
    if old.size != new.size {
      add(
        "canvas", "\(numeral(old.size.width))×\(numeral(old.size.height))",
        "\(numeral(new.size.width))×\(numeral(new.size.height))")
    }
    return result
  }

  /// Returns the changed values of matched nodes; the same change of several views is one cause.
  private func propertyChanges() -> [Cause] {
    var result: [Cause] = []
    var places: [String: Int] = [:]
    for n in new.nodes.indices {
      let o = match.oldOfNew[n]
      guard o >= 0 else { continue }
      for change in changes(old.nodes[o], new.nodes[n]) {
        let group =
          "\(new.nodes[n].name)\u{0}\(change.key)\u{0}\(change.old ?? "")\u{0}\(change.new ?? "")"
        if let place = places[group] {
          result[place].count += 1
          result[place].oldNodes.append(o)
          result[place].newNodes.append(n)
        } else {
          places[group] = result.count
          result.append(cause(change.key, change.old, change.new, o, n))
        }
      }
    }
    return result
  }

  private func changes(
    _ before: PlacedRecord.Node, _ after: PlacedRecord.Node
  ) -> [(key: String, old: String?, new: String?)] {
    guard before.properties != after.properties || before.name != after.name else { return [] }
    var result: [(key: String, old: String?, new: String?)] = []
    if before.name != after.name { result.append(("view", before.name, after.name)) }
    // Properties derived from the size are no causes where the size changed; lines and truncation never are.
    let isSized = before.frame.size == after.frame.size
    let knowSettings = old.knowsSettings && new.knowsSettings
    func counts(_ property: Property) -> Bool {
      if property.isSetting { return knowSettings }
      return !property.isDerived
        || isSized && (property.key == PropertyKey.path || property.key == PropertyKey.inset)
    }
    for property in after.properties where counts(property) {
      let value = before[property.key]
      if value != property.value { result.append((property.key, value, property.value)) }
    }
    for property in before.properties where counts(property) && after[property.key] == nil {
      result.append((property.key, property.value, nil))
    }
    return result
  }

  private func cause(
    _ key: String, _ before: String?, _ after: String?, _ o: Int, _ n: Int
  ) -> Cause {
    let node = new.nodes[n]
    let subject = new.subject(of: n)
    return Cause(
      kind(key), path: newNames.path(subject), view: newNames.name(subject),
      modifier: node.isView || PropertyKey.settings.contains(key) ? nil : node.name,
      property: key != "value" ? key : node.isView ? "minLength" : "", old: before,
      new: after, oldNodes: [o], newNodes: [n])
  }

  private func kind(_ key: String) -> Cause.Kind {
    switch key {
    case PropertyKey.text: .text
    case PropertyKey.color: .color
    case PropertyKey.image: .image
    case _ where key.hasPrefix("font."): .font
    default: .property
    }
  }

  private func orderChanges() -> [Cause] {
    match.reordered.map { o in
      let n = match.newOfOld[o]
      func place(_ index: Int, _ record: PlacedRecord) -> String? {
        guard record.nodes[index].parent >= 0 else { return nil }
        return record.children(of: record.nodes[index].parent).firstIndex(of: index).map {
          "\($0 + 1)"
        }
      }
      let subject = new.subject(of: n)
      return Cause(
        .order, path: newNames.path(subject), view: newNames.name(subject),
        old: place(o, old), new: place(n, new), oldNodes: [o], newNodes: [n])
    }
  }

  /// The outermost nodes that only the new tree has.
  private func additions() -> [Cause] {
    unmatched(new, match.oldOfNew).map { n in
      let subject = new.subject(of: n)
      let isModifier = !new.nodes[n].isView && match.oldOfNew[subject] >= 0
      return Cause(
        .added, path: newNames.path(subject), view: newNames.name(subject),
        modifier: isModifier ? wrapping(subject, from: n, in: new, match.oldOfNew) : nil,
        new: values(new.nodes[n]), newNodes: [n])
    }
  }

  private func removals() -> [Cause] {
    unmatched(old, match.newOfOld).map { o in
      let subject = old.subject(of: o)
      let isModifier = !old.nodes[o].isView && match.newOfOld[subject] >= 0
      return Cause(
        .removed, path: oldNames.path(subject), view: oldNames.name(subject),
        modifier: isModifier ? wrapping(subject, from: o, in: old, match.newOfOld) : nil,
        old: values(old.nodes[o]), oldNodes: [o])
    }
  }

  /// Lists the modifiers added or removed together around one view, outermost first: each may have moved it.
  private func wrapping(
    _ subject: Int, from outermost: Int, in record: PlacedRecord, _ partner: [Int]
  ) -> String {
    record.chain(to: subject).filter { $0 >= outermost && $0 != subject && partner[$0] < 0 }
      .map { record.nodes[$0].name }.joined(separator: ", ")
  }

  private func values(_ node: PlacedRecord.Node) -> String? {
    let words = node.properties.filter { !$0.isDerived }.map { "\($0.key) \($0.value)" }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Returns the outermost nodes without a match: the root, or nodes whose parent has a match.
  private func unmatched(_ record: PlacedRecord, _ partner: [Int]) -> [Int] {
    record.nodes.indices.filter { i in
      guard partner[i] < 0 else { return false }
      let parent = record.nodes[i].parent
      return parent < 0 || partner[parent] >= 0
    }
  }

  /// Merges the same change of views with the same structure, such as the rows of a list.
  private func grouped(_ causes: [Cause]) -> [Cause] {
    var result: [Cause] = []
    var steps: [[RepeatedPlace]] = []
    for cause in causes {
      let places = cause.newNodes.isEmpty ? cause.oldNodes : cause.newNodes
      let record = cause.newNodes.isEmpty ? old : new
      let place = RepeatedPlace(places.first ?? 0, in: record)
      let twin = result.indices.first { i in
        let other = result[i]
        return other.kind == cause.kind && other.property == cause.property
          && other.modifier == cause.modifier && other.newNodes.isEmpty == cause.newNodes.isEmpty
          && cause.kind != .environment && steps[i].contains { $0.isTwin(of: place) }
      }
      guard let twin else {
        result.append(cause)
        steps.append([place])
        continue
      }
      result[twin].count += cause.count
      result[twin].oldNodes += cause.oldNodes
      result[twin].newNodes += cause.newNodes
      let values = Cause.Values(old: cause.old, new: cause.new)
      if values != result[twin].values, !result[twin].otherValues.contains(values) {
        result[twin].otherValues.append(values)
      }
      steps[twin].append(place)
    }
    for i in result.indices where result[i].count > 1 {
      let nodes = result[i].newNodes.isEmpty ? result[i].oldNodes : result[i].newNodes
      let record = result[i].newNodes.isEmpty ? old : new
      result[i].path = ViewNames(record: record).path(commonAncestor(nodes, in: record))
    }
    return result
  }

  // MARK: Consequences

  /// Drops mere consequences: values inside a GeometryReader whose size changed, other children of a
  /// ViewThatFits, and derived sizes of symbols beside a changed font.
  private func withoutConsequences(_ causes: [Cause]) -> [Cause] {
    let isFollowing = causes.map(isConsequence)
    let roots = zip(causes, isFollowing).filter { !$0.1 }.map(\.0)
    return roots.isEmpty ? causes : roots
  }

  private func isConsequence(_ cause: Cause) -> Bool {
    switch cause.kind {
    case .added, .removed:
      // A ViewThatFits selects other views; a modifier around the same view is the author's change.
      return cause.modifier == nil && cause.newNodes.allSatisfy { isBelowChoice(new, $0) }
        && cause.oldNodes.allSatisfy { isBelowChoice(old, $0) }
    default:
      return !cause.newNodes.isEmpty && cause.newNodes.allSatisfy(isBelowResizedReader)
    }
  }

  private func isBelowChoice(_ record: PlacedRecord, _ index: Int) -> Bool {
    record.chain(to: index).contains { $0 != index && record.nodes[$0].name == "ViewThatFits" }
  }

  private func isBelowResizedReader(_ n: Int) -> Bool {
    new.chain(to: n).contains { i in
      guard i != n, new.nodes[i].name == "GeometryReader" else { return false }
      let o = match.oldOfNew[i]
      return o >= 0 && old.nodes[o].frame.size != new.nodes[i].frame.size
    }
  }

  /// Assigns every moved view to the nearest cause in the tree.
  private mutating func assignFollowers(to causes: [Cause]) {
    guard !causes.isEmpty else { return }
    let environment = causes.firstIndex { $0.kind == .environment }
    let most = max(Self.mostPlaces / causes.count, 1)
    // A cause with hundreds of places is represented by some of them.
    let places = causes.map { cause in
      let nodes =
        cause.newNodes.isEmpty
        ? cause.oldNodes.prefix(most).compactMap { anchor($0) } : Array(cause.newNodes.prefix(most))
      return nodes.map { new.chain(to: $0) }
    }
    let settings = causes.indices.filter { PropertyKey.settings.contains(causes[$0].property) }
    for n in shifted {
      let chain = new.chain(to: n)
      let setting = settings.first { causes[$0].newNodes.contains(where: chain.contains) }
      let all = environment ?? setting
      var best = (index: all ?? 0, depth: -1)
      for (i, chains) in places.enumerated() where all == nil {
        let depth = chains.reduce(0) { max($0, sharedDepth(chain, $1)) }
        if depth > best.depth { best = (i, depth) }
      }
      followers[CauseKey(causes[best.index]), default: []].append((match.oldOfNew[n], n))
    }
  }

  /// Returns the place of a removed node in the new tree: its nearest matched ancestor.
  private func anchor(_ o: Int) -> Int? {
    old.chain(to: o).reversed().lazy.map { match.newOfOld[$0] }.first { $0 >= 0 }
  }

  private func sharedDepth(_ a: [Int], _ b: [Int]) -> Int {
    var depth = 0
    while depth < min(a.count, b.count), a[depth] == b[depth] { depth += 1 }
    return depth
  }

  /// Counts the views that moved, and names the first leaf among them.
  private func describeMoves(_ cause: inout Cause) {
    let own = Set(cause.newNodes)
    // Containers grow around the views that move; the movement a reader sees is that of the leaves.
    let leaves = moved(by: cause).filter { pair in
      let node = new.nodes[pair.new]
      return node.isView && node.end == pair.new + 1 && node.name != "Spacer"
        && !own.contains(pair.new)
    }
    cause.movedCount = leaves.count
    guard let first = leaves.first else { return }
    let moves = Self.dimensions(old.nodes[first.old].frame, new.nodes[first.new].frame)
    guard let move = moves.first(where: { abs($0.1 - $0.2) > Self.leastMove }) else { return }
    cause.movement = Cause.Movement(
      path: newNames.path(first.new), dimension: move.0, old: move.1, new: move.2)
  }

  /// Reports a change of the layout itself, for frames that differ although no property changed.
  mutating func layoutChanges() -> [Cause] {
    let changed = shifted.filter { new.nodes[$0].isView }
    let derived = new.nodes.indices.filter { n in
      let o = match.oldOfNew[n]
      return o >= 0
        && old.nodes[o].properties.filter { !$0.isNote }
          != new.nodes[n].properties.filter { !$0.isNote }
    }
    guard
      let first = changed.first(where: { new.nodes[$0].end == $0 + 1 }) ?? changed.first
        ?? derived.first
    else { return [] }
    var cause = Cause(
      .layout, path: newNames.path(first), view: newNames.name(first),
      oldNodes: [match.oldOfNew[first]], newNodes: [first])
    followers[CauseKey(cause)] = shifted.map { (match.oldOfNew[$0], $0) }
    describeMoves(&cause)
    return [cause]
  }

  private func commonAncestor(_ nodes: [Int], in record: PlacedRecord) -> Int {
    guard let first = nodes.first else { return 0 }
    var shared = record.chain(to: first)
    for node in nodes.dropFirst() {
      shared = Array(zip(shared, record.chain(to: node)).prefix { $0 == $1 }.map(\.0))
    }
    return shared.last(where: { record.nodes[$0].isView }) ?? shared.last ?? 0
  }
}
