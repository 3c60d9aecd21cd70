import Foundation
import Testing
import VitrineGraphics

/// Texts beside views, and shapes through their modifiers, against the plain model.
@Suite struct SpacingModelTests {
  private static let isLong = ProcessInfo.processInfo.environment["VITRINE_LONG_LAYOUTS"] != nil
  private static let seed: UInt64 = 36

  @Test func framesOfTextsAndShapesAreTheModels() {
    var trees = SpacingTrees(seed: SpacingModelTests.seed)
    var failures = 0
    for index in 0..<(SpacingModelTests.isLong ? 10_000 : 2_000) {
      let setting = ModelCase.Setting(
        canvas: Size(Double(40 + trees.next(300)), Double(40 + trees.next(300))),
        scale: Double(1 + trees.next(3)), isRightToLeft: trees.next(4) == 0)
      let tested = ModelCase(sketch: trees.tree(1 + trees.next(4)), setting: setting)
      guard tested.differs else { continue }
      failures += 1
      Issue.record("Tree \(index), \(tested.report)")
      if failures == 3 { break }
    }
  }

  @Test func treesHoldTextsAndShapesInPlenty() {
    var trees = SpacingTrees(seed: SpacingModelTests.seed)
    var (texts, shapes, symbols, meetings) = (0, 0, 0, 0)
    func note(_ sketch: Sketch) {
      switch sketch.kind {
      case .text: texts += 1
      case .shape: shapes += 1
      case .box(_, _, _?): symbols += 1
      case .column(_, nil):
        meetings +=
          zip(sketch.children, sketch.children.dropFirst()).filter {
            isText($0) != isText($1)
          }.count
      default: break
      }
      sketch.children.forEach(note)
    }
    for _ in 0..<500 { note(trees.tree(4)) }
    #expect(texts > 500 && shapes > 300 && symbols > 100 && meetings > 100)
  }

  private func isText(_ sketch: Sketch) -> Bool {
    if case .text = sketch.kind { true } else { false }
  }
}
