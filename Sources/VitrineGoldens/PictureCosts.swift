import VitrineImages

/// What pictures took, by name: what shards share their work by. A file of its own, because all shards
/// must have the same one: it goes from machine to machine as the sources do.
package struct PictureCosts: Hashable {
  /// Microseconds.
  private let costs: [String: Int]

  /// Costs that no picture has are taken for the nearest that one can have: some come from the files of
  /// earlier runs.
  package init(_ costs: [String: Int] = [:]) {
    self.costs = costs.mapValues { min(max($0, 0), Self.mostCost) }
  }

  private static let head = "vitrine-costs 1"
  /// Microseconds of a day: more is no picture's cost, and the sum of a file's stays a number.
  private static let mostCost = 86_400_000_000
  /// Bytes: a million pictures.
  private static let longest = 256 << 20

  /// Throws for a file that is missing or none of costs: a machine that went on without it would take
  /// another part than the others think.
  package init(file path: String) throws {
    try self.init(try readFile(path, limit: Self.longest), of: path)
  }

  /// Reads the bytes of a file that messages call by its path.
  package init(_ bytes: [UInt8], of path: String) throws(GoldenError) {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n")[...]
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

  /// The costliest first, equal ones by name.
  package var sorted: [(name: String, cost: Int)] {
    costs.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// By name, a cost and a name on each line.
  package var text: String {
    let lines = costs.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return ([Self.head] + lines).joined(separator: "\n") + "\n"
  }

  /// Tells whether two machines have the same costs.
  package var digest: String { String(ContentHash.of(Array(text.utf8)), radix: 16) }
}
