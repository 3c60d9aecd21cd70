import VitrineGraphics

/// Selects the candidates that a run offers for acceptance. No mode writes a golden: `accept` does.
public enum RecordMode: String, Hashable, CaseIterable, Sendable {
  /// Offers every snapshot, including matches. No snapshot passes in such a run.
  case all
  /// Offers snapshots without a golden or with a different one.
  case failed
  /// Offers snapshots without a golden.
  case missing
  /// Offers none, unless `accept` names them. Build servers use this mode.
  case never

  /// Returns the mode from the variable `VITRINE_RECORD`; if it is not set, `never` where `CI` is set and
  /// `missing` elsewhere.
  ///
  /// Throws if the variable's value is not the name of a mode.
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

/// An error for a record mode that does not exist.
public struct RecordModeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `VITRINE_RECORD`, which names no mode.
  public var name: String

  /// The wrong value and all names of modes, on one line.
  public var description: String {
    UntrustedText.line(
      "VITRINE_RECORD is '\(name)'; it can be "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", "))
  }
}
