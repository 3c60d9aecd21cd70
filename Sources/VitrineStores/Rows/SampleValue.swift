/// A value of a row, as JSON has it.
package enum SampleValue: Hashable, Sendable, Codable {
  case null
  case flag(Bool)
  case whole(Int64)
  case number(Double)
  case text(String)
  case list([SampleValue])
  case object([String: SampleValue])

  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? value.decode(Int64.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([SampleValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: SampleValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .whole(let whole): try container.encode(whole)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }

  package var isNull: Bool { self == .null }

  /// The value as the `id` of a row; nil for one that cannot be.
  var id: String? {
    switch self {
    case .text(let text): text
    case .whole(let whole): "\(whole)"
    default: nil
    }
  }
}

/// The value of a relationship: a row of its own, or the `id` of another.
package enum SampleReference: Sendable {
  case row(SampleRow)
  case id(String)
}

extension SampleValue {
  /// Returns the rows that the value of a relationship stands for: one or a list of them.
  ///
  /// - Parameters:
  ///   - path: the place of the value in its file.
  ///   - row: the row that it is of.
  package func rows(at path: String, in row: SampleRow) throws -> [SampleReference] {
    switch self {
    case .null: []
    case .object(let values): [.row(row.inner(values, at: path))]
    case .list(let list):
      try list.enumerated().flatMap { index, value in
        guard value.isOne else {
          throw SampleMistake("\(path)[\(index)]: expected a row or the id of one")
        }
        return try value.rows(at: "\(path)[\(index)]", in: row)
      }
    default:
      if let id {
        [.id(id)]
      } else {
        throw SampleMistake("\(path): expected a row or the id of one")
      }
    }
  }

  private var isOne: Bool {
    if case .list = self { false } else { true }
  }
}
