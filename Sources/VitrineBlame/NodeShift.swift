import VitrineGraphics

/// The differences of the matched nodes' sizes, and of their places inside their parents, between two records.
///
/// Frames are on whole pixels. A difference of one pixel may come from rounding at another place; it is slight.
struct NodeShift {
  enum Amount: UInt8 { case none, slight, clear }

  /// The nearest matched ancestor in the new record, -1 for none.
  let parent: [Int]
  /// The outermost node below `parent` on the way to the node: itself or a modifier that came.
  let outermost: [Int]
  let isMatched: [Bool]
  /// Whether the nearest matched ancestors of both sides are a pair.
  let isInPlace: [Bool]
  /// Of the node itself.
  let size: [Axes]
  /// Of the node with the modifiers that came or went around it.
  let outerSize: [Axes]
  /// Of its origin inside `parent`.
  let place: [Axes]
  /// Of its origin in the picture.
  let absolutePlace: [Axes]

  struct Axes: Hashable {
    var horizontal = Amount.none
    var vertical = Amount.none

    subscript(axis: FrameAxis) -> Amount { axis == .horizontal ? horizontal : vertical }

    var isNone: Bool { horizontal == .none && vertical == .none }
  }

  /// Records have four decimal places.
  static let leastDifference = 0.000_15

  init(_ old: PlacedRecord, _ new: PlacedRecord, _ match: NodeMatch) {
    let pixel = 1 / max(min(old.scale, new.scale), 0.01)
    func amount(_ a: Double, _ b: Double) -> Amount {
      let difference = abs(a - b)
      if difference <= Self.leastDifference { return .none }
      return difference <= pixel + 2 * Self.leastDifference ? .slight : .clear
    }
    let count = new.nodes.count
    var parent = [Int](repeating: -1, count: count)
    var outermost = Array(0..<count)
    var isInPlace = [Bool](repeating: true, count: count)
    var size = [Axes](repeating: Axes(), count: count)
    var (outerSize, place, absolutePlace) = (size, size, size)
    for n in 0..<count {
      let o = match.oldOfNew[n]
      guard o >= 0 else { continue }
      let (outerNew, above) = Self.outermost(n, new, match.oldOfNew)
      let (outerOld, aboveOld) = Self.outermost(o, old, match.newOfOld)
      parent[n] = above
      outermost[n] = outerNew
      isInPlace[n] = above < 0 ? aboveOld < 0 : match.oldOfNew[above] == aboveOld
      let (a, b) = (old.nodes[o].frame, new.nodes[n].frame)
      size[n] = Axes(
        horizontal: amount(a.width, b.width), vertical: amount(a.height, b.height))
      let (c, d) = (old.nodes[outerOld].frame, new.nodes[outerNew].frame)
      outerSize[n] = Axes(
        horizontal: amount(c.width, d.width), vertical: amount(c.height, d.height))
      absolutePlace[n] = Axes(horizontal: amount(a.x, b.x), vertical: amount(a.y, b.y))
      let (p, q) =
        above >= 0 && aboveOld >= 0
        ? (old.nodes[aboveOld].frame.origin, new.nodes[above].frame.origin) : (.zero, .zero)
      place[n] = Axes(
        horizontal: amount(a.x - p.x, b.x - q.x), vertical: amount(a.y - p.y, b.y - q.y))
    }
    self.parent = parent
    self.outermost = outermost
    isMatched = match.oldOfNew.map { $0 >= 0 }
    self.isInPlace = isInPlace
    self.size = size
    self.outerSize = outerSize
    self.place = place
    self.absolutePlace = absolutePlace
  }

  /// The outermost unmatched node around `index`, itself if there is none, and the matched one around that.
  private static func outermost(
    _ index: Int, _ record: PlacedRecord, _ partner: [Int]
  ) -> (node: Int, parent: Int) {
    var i = index
    while record.nodes[i].parent >= 0, partner[record.nodes[i].parent] < 0 {
      i = record.nodes[i].parent
    }
    return (i, record.nodes[i].parent)
  }

  /// Whether a node moved or changed size.
  func isShifted(_ n: Int) -> Bool { !size[n].isNone || !absolutePlace[n].isNone }
}
