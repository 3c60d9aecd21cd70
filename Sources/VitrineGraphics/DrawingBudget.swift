/// What the drawing of one picture may take.
///
/// Steps, pixels and bytes are counted and never timed: a picture that is too much ends at the same place
/// on every machine, and the pictures beside it are drawn all the same. The defaults are some hundred
/// times what the widgets of the corpus take.
public struct DrawingBudget: Sendable {
  /// Views that are built, sizes that are measured and operations of expressions, in each stage.
  public var steps: Int
  /// Pixels that are painted, filtered and put together.
  public var pixels: Int
  /// Bytes of the picture, of the layers that are open at the same time, of the images of a document,
  /// and of the texts that its expressions make; each kind by itself.
  public var bytes: Int
  /// Asked every few thousand steps; true ends the picture. Nil does not look at any clock.
  public var isOver: (@Sendable () -> Bool)?

  public init(
    steps: Int = 50_000_000, pixels: Int = 4_000_000_000, bytes: Int = 1 << 28,
    isOver: (@Sendable () -> Bool)? = nil
  ) {
    self.steps = steps
    self.pixels = pixels
    self.bytes = bytes
    self.isOver = isOver
  }

  public static let standard = DrawingBudget()
}

/// What a picture had too much of.
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

extension Diagnostic {
  /// The code of a picture that was given up because it is too much; nothing of it is drawn.
  public static let budgetCode = "budget"

  /// - Parameter path: of the view that was being worked on.
  package init(_ excess: BudgetExcess, path: String) {
    self.init(
      severity: .error, code: Diagnostic.budgetCode, message: excess.description, path: path)
  }
}

/// Counts the steps of one stage against a budget.
package struct StepMeter: Sendable {
  private let limit: Int
  private let isOver: (@Sendable () -> Bool)?
  private var spent = 0
  /// When the clock is looked at again, or the limit is met.
  private var nextLook: Int
  /// What there was too much of; nil as long as work may go on.
  package private(set) var excess: BudgetExcess?

  /// Steps between two looks at a clock.
  private static let stride = 4096

  package init(_ budget: DrawingBudget) {
    limit = Swift.max(budget.steps, 0)
    isOver = budget.isOver
    nextLook = isOver == nil ? limit : Swift.min(StepMeter.stride, limit)
  }

  /// Counts steps; false once there were too many.
  @inline(__always)
  package mutating func spend(_ steps: Int) -> Bool {
    spent &+= steps
    return spent <= nextLook || look()
  }

  @inline(never)
  private mutating func look() -> Bool {
    if excess != nil { return false }
    if spent > limit {
      excess = .steps(limit: limit)
    } else if isOver?() == true {
      excess = .time
    } else {
      nextLook = Swift.min(spent &+ StepMeter.stride, limit)
      return true
    }
    nextLook = -1
    return false
  }
}
