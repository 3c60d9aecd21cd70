import Foundation

/// Numbers measured on public reference pictures that Apple's own renderer drew, by the picture's
/// name. `Fixtures/apple-measured.json` holds them; lengths are in the unit that a key names.
struct MeasuredFacts: Sendable {
  /// A number or list of numbers of one picture: its key, with dots where the fixture nests.
  struct Leaf: Hashable, Sendable {
    var fact: String
    var key: String
    var values: [Double]
  }

  let names: [String]
  let leaves: [Leaf]

  static let all = MeasuredFacts()

  private init() {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/apple-measured.json")
    let data = (try? Data(contentsOf: url)) ?? Data()
    let facts = (try? JSONDecoder().decode(File.self, from: data))?.facts ?? [:]
    names = facts.keys.sorted()
    leaves = names.flatMap { name in
      (facts[name]?.leaves(below: "") ?? []).map {
        Leaf(fact: name, key: $0.key, values: $0.values)
      }
    }
  }

  func values(_ fact: String, _ key: String) -> [Double]? {
    leaves.first { $0.fact == fact && $0.key == key }?.values
  }

  private struct File: Decodable {
    var facts: [String: Value]
  }

  private enum Value: Decodable {
    case number(Double)
    case text(String)
    case list([Value])
    case table([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .table(try container.decode([String: Value].self))
      }
    }

    /// Texts describe; only numbers are facts.
    private var numbers: [Double] {
      switch self {
      case .number(let number): [number]
      case .list(let list): list.flatMap(\.numbers)
      case .text, .table: []
      }
    }

    func leaves(below path: String) -> [(key: String, values: [Double])] {
      guard case .table(let table) = self else {
        return numbers.isEmpty ? [] : [(path, numbers)]
      }
      return table.keys.sorted().flatMap { key in
        table[key]?.leaves(below: path.isEmpty ? key : path + "." + key) ?? []
      }
    }
  }
}
