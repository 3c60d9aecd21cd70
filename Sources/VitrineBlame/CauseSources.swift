/// The nodes of the new tree at which each cause acts.
struct CauseSources {
  /// A set for each axis.
  struct Sides: Hashable {
    var horizontal = CauseSet.none
    var vertical = CauseSet.none

    subscript(axis: FrameAxis) -> CauseSet {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// Causes that act on everything: settings of the picture.
  private(set) var everywhere = CauseSet.none
  /// By changed values of the node.
  private(set) var own: [Sides]
  /// By the edges of a padding that decide where its content begins.
  private(set) var leadingEdge: [Sides]
  /// By modifiers that came or went around the node.
  private(set) var around: [CauseSet]
  /// By children of the node that came, went or changed places.
  private(set) var structure: [CauseSet]
  /// By anything in the subtree.
  private(set) var inside: [CauseSet]
  /// By anything in the subtree that changes the gaps around it.
  private(set) var gapsInside: [CauseSet]
  /// Whether another modifier or view stands in the node's place.
  private(set) var isReplaced: [Bool]
  private(set) var hasAny = false

  private let new: PlacedRecord
  private let guides: [Bool]

  init(_ causes: [Cause], _ old: PlacedRecord, _ new: PlacedRecord, _ match: NodeMatch) {
    self.new = new
    let count = new.nodes.count
    own = [Sides](repeating: Sides(), count: count)
    leadingEdge = own
    around = [CauseSet](repeating: .none, count: count)
    (structure, inside, gapsInside) = (around, around, around)
    isReplaced = [Bool](repeating: false, count: count)
    var guides = new.nodes.map { $0.name == "alignmentGuide" }
    for n in new.nodes.indices.reversed() where guides[n] && new.nodes[n].parent >= 0 {
      guides[new.nodes[n].parent] = true
    }
    self.guides = zip(guides, new.nodes).map { $0 || $1.alignsByContent }
    let isMirrored = Self.isMirrored(old) || Self.isMirrored(new)
    for (i, cause) in causes.enumerated() {
      let node = cause.newNodes.first.map { new.nodes[$0] }
      let influence = LayoutInfluence(cause, node: node)
      guard !influence.isEmpty else { continue }
      hasAny = true
      let set = CauseSet(i)
      // Another choice can resize and move whatever depends on its container.
      for choice in cause.choices {
        own[choice.newNode].horizontal |= set
        own[choice.newNode].vertical |= set
        gapsInside[choice.newNode] |= set
      }
      switch cause.kind {
      case .environment: everywhere |= set
      case .added: for n in cause.newNodes { addSubtree(n, new, match.oldOfNew, nil, set) }
      case .removed:
        for o in cause.oldNodes { addSubtree(o, old, match.newOfOld, match.newOfOld, set) }
      case .order where cause.modifier != nil:
        for n in cause.newNodes { addSubtree(n, new, match.oldOfNew, nil, set) }
        for o in cause.oldNodes { addSubtree(o, old, match.newOfOld, match.newOfOld, set) }
      case .order:
        for n in cause.newNodes where new.nodes[n].parent >= 0 {
          structure[new.nodes[n].parent] |= set
        }
      default: for n in cause.newNodes { add(cause, influence, n, set, isMirrored) }
      }
    }
    gatherInside()
  }

  /// All causes that can move anything.
  var anywhere: CauseSet { inside.first ?? .none }

  /// Whether the places across a stack depend on more than its children's sizes.
  func hasGuides(_ n: Int) -> Bool { guides[n] }

  private mutating func add(
    _ cause: Cause, _ influence: LayoutInfluence, _ n: Int, _ set: CauseSet, _ isMirrored: Bool
  ) {
    if cause.property == "view" {
      isReplaced[n] = true
      around[n] |= set
      if new.nodes[n].parent >= 0 { structure[new.nodes[n].parent] |= set }
    }
    // A setting acts on the whole subtree.
    let isSetting = PropertyKey.settings.contains(cause.property)
    let isLater = Self.laterEdges.contains(cause.property)
    for i in isSetting ? n..<new.nodes[n].end : n..<n + 1 {
      for axis in FrameAxis.both {
        guard influence.contains(axis == .horizontal ? .horizontal : .vertical) else { continue }
        own[i][axis] |= set
        let isSwapped = isMirrored && axis == .horizontal
        if !isLater || isSwapped { leadingEdge[i][axis] |= set }
      }
      if influence.contains(.gaps) { gapsInside[i] |= set }
    }
  }

  private static let laterEdges: Set<String> = ["trailing", "bottom"]

  /// Adds what came or went: it stands around the matched nodes inside, and among its matched siblings.
  private mutating func addSubtree(
    _ top: Int, _ record: PlacedRecord, _ partner: [Int], _ toNew: [Int]?, _ set: CauseSet
  ) {
    var kept = 0
    var i = top
    while i < record.nodes[top].end {
      guard partner[i] >= 0 else {
        i += 1
        continue
      }
      around[toNew?[i] ?? i] |= set
      kept += 1
      i = record.nodes[i].end
    }
    let parent = record.nodes[top].parent
    guard parent >= 0 else {
      if kept == 0 { everywhere |= set }
      return
    }
    let above = toNew?[parent] ?? parent
    guard above >= 0 else { return }
    if kept != 1 { structure[above] |= set }
    gapsInside[above] |= set
  }

  private mutating func gatherInside() {
    for n in new.nodes.indices.reversed() {
      inside[n] |= own[n].horizontal | own[n].vertical | around[n] | structure[n] | gapsInside[n]
      let parent = new.nodes[n].parent
      guard parent >= 0 else { continue }
      inside[parent] |= inside[n]
      gapsInside[parent] |= gapsInside[n]
    }
  }

  /// Whether anything is laid out from right to left.
  private static func isMirrored(_ record: PlacedRecord) -> Bool {
    record.nodes.contains { $0["value"] == "rightToLeft" }
      || record.environment.contains { setting in
        setting.name == "locale"
          && rightToLeft.contains(String(setting.value.prefix { $0 != "_" && $0 != "-" }))
      }
  }

  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi",
  ]
}

extension PlacedRecord.Node {
  /// Whether the alignment asks the content for more than its size: baselines and guides of authors.
  fileprivate var alignsByContent: Bool {
    guard let alignment = self["alignment"] else { return false }
    return !alignment.split(separator: ",").allSatisfy {
      Self.plainAlignments.contains($0.drop { $0 == " " })
    }
  }

  private static let plainAlignments: Set<Substring> = [
    "bottom", "bottomLeading", "bottomTrailing", "center", "leading", "top", "topLeading",
    "topTrailing", "trailing",
  ]
}
