import VitrineGoldens
import VitrineImages

/// What pictures took, by name: what shards share their work by. A file of its own, because all shards
/// must have the same one: it goes from machine to machine as the sources do.
struct PictureCosts: Hashable {
  /// Microseconds.
  private let costs: [String: Int]

  init(_ costs: [String: Int] = [:]) { self.costs = costs }

  private static let head = "vitrine-costs 1"
  /// Bytes: a million pictures.
  private static let longest = 256 << 20

  /// Throws for a file that is missing or none of costs: a machine that went on without it would take
  /// another part than the others think.
  init(file path: String) throws {
    let text = String(decoding: try readFile(path, limit: Self.longest), as: UTF8.self)
    var lines = text.split(separator: "\n")[...]
    guard lines.popFirst() == Self.head[...] else {
      throw GoldenError(path, "this is no file of costs; a whole run with --costs writes one")
    }
    var costs: [String: Int] = [:]
    for line in lines {
      guard let end = line.firstIndex(of: " "), let cost = Int(line[..<end]), cost >= 0 else {
        throw GoldenError(path, "'\(line)' is not a cost and a name")
      }
      costs[String(line[line.index(after: end)...])] = cost
    }
    self.costs = costs
  }

  var isEmpty: Bool { costs.isEmpty }

  /// The costliest first, equal ones by name.
  var sorted: [(name: String, cost: Int)] {
    costs.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// By name, a cost and a name on each line.
  var text: String {
    let lines = costs.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return ([Self.head] + lines).joined(separator: "\n") + "\n"
  }

  /// Tells whether two machines have the same costs.
  var digest: String { String(ContentHash.of(Array(text.utf8)), radix: 16) }
}
