/// The result of an update.
public enum NCUpdateResult: UInt, Hashable, CaseIterable, Sendable {
  case newData, noData, failed
}

extension NCUpdateResult {
  package var caseName: String {
    switch self {
    case .newData: "newData"
    case .noData: "noData"
    case .failed: "failed"
    }
  }
}
