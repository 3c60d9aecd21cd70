import Foundation
import Testing

/// Changes the example documents at random, one, two or three at once, and asks blame what was changed.
@Suite(.serialized) struct PlantTests {
  /// Where a long run asks for other figures: `Tests/Long/run plants`.
  private static let isLong = ProcessInfo.processInfo.environment["VITRINE_LONG_PLANTS"] != nil

  @Test func noFalseCauseIsNamed() throws { try check(seed: 2_027, singles: 40, multiples: 20) }

  @Test(.enabled(if: isLong)) func noFalseCauseIsNamedInALongRun() throws {
    try check(seed: 90_210, singles: 150, multiples: 75)
  }

  private func check(seed: UInt64, singles: Int, multiples: Int) throws {
    var trials = PlantTrials(
      try Example.documents.map { try Example($0, seed: seed &+ 5) }, seed: seed)
    trials.run(singles: singles, multiples: multiples)
    let figures = trials.figures
    let lines = Double(figures.lines) / Double(max(figures.trials, 1))
    print(
      """
      plants: first cause right \(figures.firstRight) of \(figures.singles), \(figures.toldByChoice) told as \
      another choice; named among several \
      \(figures.named) of \(figures.planted); false causes \(figures.falseCauses); because \
      \(figures.becauses), false \(figures.falseBecauses); lines of cause \(lines) a failure; \
      unclear movements in \(figures.unclear) of \(figures.trials); kinds \(figures.kinds.count)
      """)
    let notes = figures.notes.joined(separator: "\n")
    if !notes.isEmpty { print(notes) }
    #expect(figures.falseCauses == 0 && figures.falseBecauses == 0, "\(notes)")
    #expect(figures.firstRight * 100 >= (figures.singles - figures.toldByChoice) * 95, "\(notes)")
    #expect(figures.named * 100 >= figures.planted * 97, "\(notes)")
    #expect(lines <= 1.5)
    #expect(figures.kinds.count >= 15, "the sample is too narrow")
  }
}
