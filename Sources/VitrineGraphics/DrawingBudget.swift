/// The limits on the drawing of one picture.
///
/// Steps, pixels and bytes are counted rather than timed: a picture over budget stops at the same place on
/// every machine, and the other pictures are still drawn. The defaults are some hundred times the needs of
/// the corpus' widgets.
public struct DrawingBudget: Sendable {
  /// The largest number of views built, sizes measured and operations of expressions, in each stage.
  public var steps: Int
  /// The largest number of pixels painted, filtered and composited; one that costs more than the fill with a colour
  /// counts as many.
  public var pixels: Int
  /// The largest number of bytes of the picture, of the layers open at the same time, of a document's images, of what
  /// its expressions and gradients make, and of the laid-out texts; each counted separately.
  public var bytes: Int
  /// Called every few thousand steps; returning true stops the picture. Nil sets no time limit.
  public var isOver: (@Sendable () -> Bool)?

  public init(
    steps: Int = 50_000_000, pixels: Int = 16_000_000_000, bytes: Int = 1 << 28,
    isOver: (@Sendable () -> Bool)? = nil
  ) {
    self.steps = steps
    self.pixels = pixels
    self.bytes = bytes
    self.isOver = isOver
  }

  public static let standard = DrawingBudget()
}

extension Diagnostic {
  /// The code of a picture that was not drawn because it exceeded its budget.
  public static let budgetCode = "budget"

  /// - Parameter path: the path of the view being processed.
  package init(_ excess: BudgetExcess, path: String) {
    self.init(
      severity: .error, code: Diagnostic.budgetCode, message: excess.description, path: path)
  }
}

/// Counts the steps of one stage against a budget.
package struct StepMeter: Sendable {
  private let limit: Int
  private let byteLimit: Int
  private var kept = 0
  private let isOver: (@Sendable () -> Bool)?
  private var spent = 0
  /// The number of steps at which the clock is checked again, or the limit is reached.
  private var nextLook: Int
  /// The limit that was exceeded; nil while work may continue.
  package private(set) var excess: BudgetExcess?

  /// The number of steps between two checks of the clock.
  private static let stride = 4096

  package init(_ budget: DrawingBudget) {
    limit = Swift.max(budget.steps, 0)
    byteLimit = Swift.max(budget.bytes, 0)
    isOver = budget.isOver
    nextLook = isOver == nil ? limit : Swift.min(StepMeter.stride, limit)
  }

  /// Counts steps; returns false once there are too many.
  @inline(__always)
  package mutating func spend(_ steps: Int) -> Bool {
    spent &+= steps
    return spent <= nextLook || look()
  }

  /// Counts bytes that stay until the stage ends; returns false once there are too many, as `spend` does then.
  package mutating func keep(_ bytes: Int) -> Bool {
    kept &+= bytes
    if kept > byteLimit, excess == nil {
      excess = .bytes(limit: byteLimit)
      nextLook = -1
    }
    return excess == nil
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
