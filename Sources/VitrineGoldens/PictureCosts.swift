import VitrineGraphics
import VitrineImages

/// The cost of each picture by name, used to balance shards. It is stored in a file of its own because all
/// shards need the same one: it is distributed to machines like the sources.
package struct PictureCosts: Hashable {
  /// The costs in microseconds.
  private let costs: [String: Int]

  /// Clamps costs to the valid range: some come from the files of earlier runs.
  package init(_ costs: [String: Int] = [:]) {
    self.costs = costs.mapValues { min(max($0, 0), Self.mostCost) }
  }

  private static let head = "vitrine-costs 1"
  /// The largest cost: a day in microseconds, above any real cost, and small enough that the sum of a file
  /// does not overflow.
  private static let mostCost = 86_400_000_000
  /// The largest size of a file in bytes: a million pictures.
  private static let longest = 256 << 20

  /// Throws for a file that is missing or has another format: a machine that ignored it would draw another
  /// part than the other machines assume.
  package init(file path: String) throws {
    try self.init(try readFile(path, limit: Self.longest), of: path)
  }

  /// Reads the bytes of a file; messages use its path.
  package init(_ bytes: [UInt8], of path: String) throws(GoldenError) {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.lines()[...]
    guard lines.popFirst() == Self.head[...] else {
      throw GoldenError(path, "this is no file of costs; a whole run with --costs writes one")
    }
    var costs: [String: Int] = [:]
    for line in lines {
      guard let end = line.firstIndex(of: " "), let cost = Int(line[..<end]),
        (0...Self.mostCost).contains(cost)
      else {
        throw GoldenError(path, "'\(line)' is not a cost and a name")
      }
      costs[String(line[line.index(after: end)...])] = cost
    }
    self.costs = costs
  }

  package var isEmpty: Bool { costs.isEmpty }

  /// The costs in descending order, equal ones sorted by name.
  package var sorted: [(name: String, cost: Int)] {
    costs.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The file's text, sorted by name, with a cost and a name on each line.
  package var text: String {
    let lines = costs.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return ([Self.head] + lines).joined(separator: "\n") + "\n"
  }

  /// A digest to check that two machines have the same costs.
  package var digest: String { String(ContentHash.of(Array(text.utf8)), radix: 16) }
}
