import VitrineGraphics
package import VitrineLayout
package import VitrineText
import VitrineViews

extension TextLedger {
  /// Collects the texts of snapped views; `fonts` are the ones they were laid out with.
  package init(_ tree: PlacedTree, fonts: FontLibrary) {
    var walk = TextWalk(tree, fonts: fonts)
    walk.run()
    self.init(size: tree.size, entries: walk.finished())
  }
}

/// A walk over a placed tree in drawing order that judges its texts.
struct TextWalk {
  let fonts: FontLibrary
  private var walk: PlacedTreeWalk
  private let paths: PlacedPaths
  private var judge: ClipJudge
  private var found: [Found] = []

  private struct Found {
    var entry: TextEntry
    var ink: TextInk
  }

  init(_ tree: PlacedTree, fonts: FontLibrary) {
    self.fonts = fonts
    paths = PlacedPaths(tree)
    judge = ClipJudge(tree)
    walk = PlacedTreeWalk(tree)
  }

  private var tree: PlacedTree { walk.tree }

  mutating func run() {
    while let i = walk.next() {
      if case .text(let text) = tree.nodes[i].content { add(text, i) }
    }
  }

  private mutating func add(_ text: PlacedText, _ i: Int) {
    let node = tree.nodes[i]
    let string = text.string
    let measure = UnconstrainedTextSize(text, fonts)
    var entry = TextEntry(
      id: found.count, name: tree.identifier(around: i), path: paths.path(of: i), string: string,
      shown: text.layout.lines.map(\.text), natural: measure.natural, given: measure.given,
      frame: walk.bounds(of: node.frame), wantedLines: measure.wantedLines,
      wordsLost: text.layout.isTruncated ? TruncatedWordCount.count(in: text) : 0,
      scaleFactor: text.layout.scaleFactor,
      fontSize: text.smallestSize * walk.lengthFactor(in: node.frame),
      exemption: walk.exemption(of: text, node), problems: [], cutDepth: 0, clippedBy: nil,
      overlaps: [])
    var ink = TextInk()
    if entry.exemption == nil {
      ink = TextInk(text, at: node.frame.origin, walk, fonts)
      if text.layout.isTruncated { entry.problems.append(.truncated) }
      judgeClips(&ink, &entry)
      if entry.fontSize > 0, entry.fontSize < TextLedger.leastSize - Self.sizeSlack {
        entry.problems.append(.small)
      }
    }
    found.append(Found(entry: entry, ink: ink))
  }

  /// The tolerance for rounded sizes; a hundredth of a point is invisible.
  private static let sizeSlack = 0.01

  /// Records the clip that cuts the most, and removes ink outside the clips.
  private mutating func judgeClips(_ ink: inout TextInk, _ entry: inout TextEntry) {
    let clips = [TextClip(edgeOf: tree.size)] + walk.clips.map(TextClip.init)
    if let cut = judge.deepestCut(of: ink, by: clips) {
      entry.cutDepth = cut.depth
      entry.clippedBy = cut.node.map(paths.path(of:))
      entry.problems.append(.clipped)
    }
    for clip in clips { ink.clip(to: clip.bounds) }
  }
}

extension PlacedTreeWalk {
  /// The least visible opacity: half a step of eight bits.
  private static let leastOpacity = 0.5 / 255

  /// Why the current text cannot be seen; nil where it can.
  func exemption(of text: PlacedText, _ node: PlacedNode) -> TextExemption? {
    if text.string.allSatisfy(\.isWhitespace) { return .blank }
    if isHidden { return .hidden }
    if node.redaction != .none { return .redacted }
    let isClear = text.leaf.fills.allSatisfy(\.isClear)
    let factor = lengthFactor(in: node.frame)
    let isFlat = factor * factor < 1e-9
    return isClear || isFlat || opacity < Self.leastOpacity ? .transparent : nil
  }
}

// MARK: Overlaps

extension TextWalk {
  /// The largest number of texts compared with each other, more than any widget has.
  static let mostCompared = 1024

  /// Returns the entries with their overlaps.
  func finished() -> [TextEntry] {
    var entries = found.map(\.entry)
    let pixel = tree.scale > 0 ? 1 / tree.scale : 1
    for i in entries.indices.prefix(Self.mostCompared) where entries[i].exemption == nil {
      for j in entries.indices.prefix(Self.mostCompared).dropFirst(i + 1)
      where entries[j].exemption == nil && overlap(i, j, pixel) {
        entries[i].overlaps.append(j)
        entries[j].overlaps.append(i)
      }
    }
    for i in entries.indices where !entries[i].overlaps.isEmpty {
      entries[i].problems.append(.overlapping)
    }
    return entries
  }

  /// Whether two texts overlap. The same words in the same place count as one text, drawn again for a glow or
  /// an outline.
  private func overlap(_ i: Int, _ j: Int, _ pixel: Double) -> Bool {
    let (a, b) = (found[i], found[j])
    if a.entry.string == b.entry.string,
      (a.entry.frame.midX - b.entry.frame.midX).magnitude < a.entry.fontSize / 2,
      (a.entry.frame.midY - b.entry.frame.midY).magnitude < a.entry.fontSize / 2
    {
      return false
    }
    return a.ink.overlaps(b.ink, by: pixel)
  }
}
