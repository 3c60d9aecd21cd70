/// Holds the engine while a closure of an author runs, so that the closure can query views.
final class EngineBox {
  fileprivate var engine: LayoutEngine?

  /// Runs a query on the stored engine. Without an engine, as when an author's closure stores a query and
  /// calls it later, the result is `otherwise`.
  func ask<Answer>(otherwise: Answer, _ question: (inout LayoutEngine) -> Answer) -> Answer {
    guard var engine else { return otherwise }
    // Removed during use: a second reference would make every change copy the engine.
    self.engine = nil
    defer { self.engine = engine }
    return question(&engine)
  }
}

extension LayoutEngine {
  /// Runs a closure of an author while `desk` holds this engine.
  mutating func lend<Answer>(_ closure: () -> Answer) -> Answer {
    let desk = desk
    var shell = LayoutEngine(fonts: fonts, options: options, desk: desk)
    swap(&self, &shell)
    desk.engine = shell
    // The desk must hold the only reference.
    shell = LayoutEngine(fonts: fonts, options: options, desk: desk)
    let answer = closure()
    if let lent = desk.engine { self = lent }
    desk.engine = nil
    return answer
  }
}
