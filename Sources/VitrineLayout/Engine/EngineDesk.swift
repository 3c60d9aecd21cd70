/// Where an engine lies while a closure of an author runs, so that the closure's questions about
/// views can be answered.
final class EngineDesk {
  fileprivate var engine: LayoutEngine?

  /// Answers a question with the engine that lies here. Nobody is at the desk when a closure kept
  /// for later asks after its call has ended: then the answer is `otherwise`.
  func ask<Answer>(otherwise: Answer, _ question: (inout LayoutEngine) -> Answer) -> Answer {
    guard var engine else { return otherwise }
    // Taken away while it is used: a second owner would make every change a copy.
    self.engine = nil
    defer { self.engine = engine }
    return question(&engine)
  }
}

extension LayoutEngine {
  /// Runs a closure of an author with this engine on the desk.
  mutating func lend<Answer>(_ closure: () -> Answer) -> Answer {
    let desk = desk
    var shell = LayoutEngine(fonts: fonts, options: options, desk: desk)
    swap(&self, &shell)
    desk.engine = shell
    // The desk must be the only owner.
    shell = LayoutEngine(fonts: fonts, options: options, desk: desk)
    let answer = closure()
    if let lent = desk.engine { self = lent }
    desk.engine = nil
    return answer
  }
}
