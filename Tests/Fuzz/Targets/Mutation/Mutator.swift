import SeededNumbers

/// Changes inputs at random, the same way every time: a fixed number of them from a fixed seed, so that
/// what fails once fails again on every machine.
package struct Mutator {
  private let target: FuzzTarget
  private let seeds: [[UInt8]]
  private let words: [[UInt8]]
  private var random: Seeded

  package init(_ target: FuzzTarget, seeds: [[UInt8]], start: UInt64 = Self.usualStart) {
    self.target = target
    self.seeds = seeds
    words = target.words()
    random = Seeded(start)
  }

  package static let usualStart: UInt64 = 2007

  /// Changes of one input: few, so that most of it stays what readers take.
  private static let mostChanges = 4
  /// Bytes of a piece that is cut, copied or moved.
  private static let longestPiece = 64

  /// The next input: a seed with some changes.
  package mutating func next() -> [UInt8] {
    var bytes = random.element(of: seeds) ?? []
    for _ in 0...random.below(Self.mostChanges) { change(&bytes) }
    return Array(bytes.prefix(target.longest))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let range = piece(of: bytes)
    switch random.below(9) {
    case 0: flip(&bytes)
    case 1: bytes.removeSubrange(range)
    case 2: bytes.insert(contentsOf: bytes[range], at: random.below(bytes.count + 1))
    case 3: bytes.replaceSubrange(range, with: random.element(of: words) ?? [])
    case 4, 5: bytes.insert(contentsOf: random.element(of: words) ?? [], at: range.lowerBound)
    case 6: splice(&bytes, at: range.lowerBound)
    case 7: Branches.graft(in: &bytes, &random)
    default: Numerals.change(&bytes, &random)
    }
  }

  private mutating func piece(of bytes: [UInt8]) -> Range<Int> {
    let start = random.below(bytes.count + 1)
    return start..<min(bytes.count, start + random.below(Self.longestPiece))
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    bytes[place] =
      random.below(2) == 0
      ? bytes[place] ^ 1 << UInt8(random.below(8)) : UInt8(truncatingIfNeeded: random.next())
  }

  /// The rest of another seed in place of this one's.
  private mutating func splice(_ bytes: inout [UInt8], at place: Int) {
    guard let other = random.element(of: seeds) else { return }
    bytes.replaceSubrange(place..., with: other[random.below(other.count + 1)...])
  }
}
