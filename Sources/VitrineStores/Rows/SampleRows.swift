package import Foundation
import Synchronization
import VitrineViews

/// Rows for the stores of a widget's code, by the names of models or entities:
/// `{"Item": [{"name": "Milk", "due": "2026-11-27T09:41"}]}`.
package final class SampleRows: Sendable {
  /// The file that the rows are of.
  private let file: String
  private let rows: [String: [SampleRow]]
  private let state = Mutex(State())

  private struct State {
    /// The names that stores have asked for.
    var known: Set<String> = []
    /// Different ones, at most `mostMistakes`.
    var mistakes: [String] = []
  }

  /// The most rows of a file, many times those that a picture shows.
  package static let mostRows = 100_000
  /// The most mistakes to tell.
  private static let mostMistakes = 20

  /// The rows of this process; they are given before the widget's code runs.
  private static let given = Mutex<SampleRows?>(nil)

  /// The rows that stores are filled with; nil where they are empty.
  package static var current: SampleRows? {
    get { given.withLock { $0 } }
    set { given.withLock { $0 = newValue } }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: JSON.
  ///   - path: the file, for messages.
  ///   - date: reads a date; nil for a text that is none.
  package init(
    _ bytes: [UInt8], path: String, date: @escaping @Sendable (String) -> Date?
  ) throws(SampleMistake) {
    file = path
    let all: [String: SampleValue]
    do { all = try JSONDecoder().decode([String: SampleValue].self, from: Data(bytes)) } catch {
      throw Self.mistake(in: bytes, of: path)
    }
    var rows: [String: [SampleRow]] = [:]
    var count = 0
    for (name, value) in all {
      guard case .list(let list) = value else {
        throw SampleMistake("\(path): \(name): expected a list of rows")
      }
      count += list.count
      guard count <= Self.mostRows else {
        throw SampleMistake("\(path): it has more than \(Self.mostRows) rows")
      }
      rows[name] = try list.enumerated().map { index, value throws(SampleMistake) in
        guard case .object(let values) = value else {
          throw SampleMistake("\(path): \(name)[\(index)]: expected an object")
        }
        return SampleRow(values, place: "\(name)[\(index)]", date: date)
      }
    }
    self.rows = rows
  }

  /// Says where JSON is broken, which the decoder does not.
  private static func mistake(in bytes: [UInt8], of path: String) -> SampleMistake {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      return SampleMistake(
        #"\#(path): expected {"Item": [{"name": "Milk"}]}: rows by the names of models or entities"#
      )
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      guard let match = text.firstMatch(of: /^(.*) around character (\d+)/),
        let place = Int(match.output.2)
      else { return SampleMistake("\(path): it is not JSON: \(text)") }
      let line = 1 + bytes.prefix(place).count { $0 == UInt8(ascii: "\n") }
      return SampleMistake("\(path):\(line): it is not JSON: \(match.output.1)")
    }
  }

  package func rows(of name: String) -> [SampleRow] { rows[name] ?? [] }

  /// Notes that a store has models of a name.
  package func declare(_ name: String) { state.withLock { _ = $0.known.insert(name) } }

  /// Does something with a row and keeps its mistake: the code that is running would handle an error as one of its own.
  package func noting(_ body: () throws -> Void) {
    do { try body() } catch {
      let text = "\(file): \(error)"
      state.withLock { state in
        if state.mistakes.count < Self.mostMistakes, !state.mistakes.contains(text) {
          state.mistakes.append(text)
        }
      }
    }
  }

  /// The mistakes so far.
  package var mistakes: [String] { state.withLock { $0.mistakes } }

  /// A sentence for each name that no store has asked for, once all of the code has run.
  package var unusedNames: [String] {
    let known = state.withLock { $0.known.sorted() }
    return rows.keys.filter { !known.contains($0) }.sorted().map { name in
      guard !known.isEmpty else {
        return "\(file): \(name): the widget's code made no store of models"
      }
      let near = NearestName.suggestion(for: name, among: known)
      let hint =
        near.map { "did you mean '\($0)'?" } ?? "expected one of \(known.joined(separator: ", "))"
      return "\(file): \(name): no store has such a model; \(hint)"
    }
  }
}
