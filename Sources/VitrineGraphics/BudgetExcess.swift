/// The limit that a picture exceeded.
public enum BudgetExcess: Hashable, Sendable, CustomStringConvertible {
  case steps(limit: Int)
  case pixels(limit: Int)
  case bytes(limit: Int)
  case time

  public var description: String {
    switch self {
    case .steps(let limit): "the picture takes more than \(limit) steps (--max-steps)"
    case .pixels(let limit): "the picture paints more than \(limit) pixels (--max-pixels)"
    case .bytes(let limit): "the picture needs more than \(limit) bytes at a time (--max-bytes)"
    case .time: "the picture takes longer than --time-limit allows"
    }
  }
}
