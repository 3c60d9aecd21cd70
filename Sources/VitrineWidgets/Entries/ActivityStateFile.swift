package import Foundation
import VitrineGraphics
import VitrineViews

/// A JSON file with the states of a live activity: an object with `attributes`, and `state` or a list of `states`.
///
/// A state may be stale: `{"state": …, "isStale": true}` in the list in its place.
package struct ActivityStateFile: Sendable {
  /// The path for messages.
  package let path: String
  private let attributes: Data
  private let states: [State]

  private struct State {
    var data: Data
    /// Its place in the file, such as `states[1]`.
    var place: String
    var isStale: Bool
  }
}

extension ActivityStateFile {
  /// Reads the members of a file's object.
  package init(_ data: Data, path: String) throws(ActivityStateError) {
    let text = path
    func refusal(_ reason: String) -> ActivityStateError {
      ActivityStateError(description: UntrustedText.line("\(text): \(reason)"))
    }
    guard let object = Self.object(data) else {
      throw refusal(#"expected a JSON object with "attributes" and "states""#)
    }
    for key in object.keys.sorted() where !Self.keys.contains(key) {
      let near = NearestName.suggestion(for: key, among: Self.keys)
      throw refusal("unknown key '\(key)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let listed = object["states"]
    guard listed == nil || object["state"] == nil else {
      throw refusal("'state' and 'states' both say what is shown; give one")
    }
    let list: [(Any, String)]
    if let listed {
      guard let values = listed as? [Any], !values.isEmpty else {
        throw refusal("states: expected a list of states, one or more")
      }
      list = values.enumerated().map { ($1, "states[\($0)]") }
    } else if let state = object["state"] {
      list = [(state, "state")]
    } else {
      throw refusal(#"expected "states", a list of the activity's states"#)
    }
    self.path = path
    attributes = Self.data(object["attributes"] ?? [String: Any]())
    states = list.map { value, place in
      if let wrapped = value as? [String: Any], wrapped["state"] != nil,
        Set(wrapped.keys).isSubset(of: ["state", "isStale"])
      {
        return State(
          data: Self.data(wrapped["state"] ?? [String: Any]()), place: place,
          isStale: wrapped["isStale"] as? Bool ?? false)
      }
      return State(
        data: Self.data(value), place: place, isStale: object["isStale"] as? Bool ?? false)
    }
  }

  private static let keys = ["attributes", "state", "states", "isStale"]

  private static func object(_ data: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func data(_ value: Any) -> Data {
    (try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)) ?? Data()
  }

  /// Returns the moments for an activity of these attributes.
  func moments<Attributes: ActivityAttributes>(
    of type: Attributes.Type
  ) throws(ActivityStateError) -> [ActivityMoment] {
    let attributes = try decoded(Attributes.self, attributes, "attributes")
    var moments: [ActivityMoment] = []
    for state in states {
      moments.append(
        ActivityMoment(
          attributes, try decoded(Attributes.ContentState.self, state.data, state.place),
          isStale: state.isStale))
    }
    return moments
  }

  /// Dates are ISO 8601, or seconds since 2001 as `Codable` writes them.
  private func decoded<Value: Decodable>(
    _ type: Value.Type, _ data: Data, _ place: String
  ) throws(ActivityStateError) -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let value = try decoder.singleValueContainer()
      if let seconds = try? value.decode(Double.self) {
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      let text = try value.decode(String.self)
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "expected a date such as 2007-01-09T09:41:00Z")
      }
      return date
    }
    do { return try decoder.decode(type, from: data) } catch {
      throw ActivityStateError(
        description: UntrustedText.line("\(path): \(place)\(DecodingPlace(error).text)"))
    }
  }
}

/// The member of a JSON value that a decoder refused, with the reason.
private struct DecodingPlace {
  let text: String

  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      text = ": \(error)"
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      text = Self.path(context.codingPath) + ": expected the key '\(key.stringValue)'"
    case .typeMismatch(let type, let context):
      text = Self.path(context.codingPath) + ": expected \(type)"
    case .valueNotFound(let type, let context):
      text = Self.path(context.codingPath) + ": expected \(type), found null"
    case .dataCorrupted(let context):
      text = Self.path(context.codingPath) + ": \(context.debugDescription)"
    @unknown default: text = ": \(error)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}
