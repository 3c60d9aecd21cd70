import VitrineGraphics

/// Which candidates a run offers for acceptance. No mode writes a golden: `accept` does.
public enum RecordMode: String, Hashable, CaseIterable, Sendable {
  /// Every snapshot, also those that match. No snapshot passes in such a run.
  case all
  /// Those that are missing or differ.
  case failed
  /// Those that are missing.
  case missing
  /// None, unless `accept` names them. What a build server uses.
  case never

  /// The mode by the variable `VITRINE_RECORD`; without one `never` where `CI` is set and `missing`
  /// elsewhere.
  ///
  /// Throws when the variable holds no mode's name.
  public static func from(
    environment: [String: String]
  ) throws(RecordModeError) -> RecordMode {
    if let name = environment["VITRINE_RECORD"], !name.isEmpty {
      guard let mode = RecordMode(rawValue: name.lowercased()) else {
        throw RecordModeError(name: name)
      }
      return mode
    }
    let ci = environment["CI"] ?? ""
    return ci.isEmpty || ci == "0" || ci.lowercased() == "false" ? .missing : .never
  }

  /// Whether a snapshot in this state is offered.
  func offers(_ state: SnapshotState) -> Bool {
    switch (self, state) {
    case (_, .refused), (_, .unreadable), (.never, _): false
    case (.all, _): true
    case (.failed, .missing), (.failed, .different), (.missing, .missing): true
    default: false
    }
  }
}

/// A record mode that does not exist.
public struct RecordModeError: Error, Hashable, Sendable, CustomStringConvertible {
  public var name: String

  public var description: String {
    ForeignText.line(
      "VITRINE_RECORD is '\(name)'; it can be "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", "))
  }
}
