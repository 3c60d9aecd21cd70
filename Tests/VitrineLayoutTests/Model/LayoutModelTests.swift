import Foundation
import Testing
import VitrineGraphics
import VitrineLayout

/// The engine against a plain model of SwiftUI's rules, on random trees.
@Suite struct LayoutModelTests {
  /// `Tests/Long/run layouts` asks for more trees.
  private static let isLong = ProcessInfo.processInfo.environment["VITRINE_LONG_LAYOUTS"] != nil
  private static let seed: UInt64 = 16

  @Test func framesOfRandomTreesAreTheModels() {
    var trees = SketchTrees(seed: LayoutModelTests.seed)
    var failures = 0
    for index in 0..<(LayoutModelTests.isLong ? 10_000 : 2_000) {
      let setting = ModelCase.Setting(
        canvas: Size(Double(20 + trees.next(300)), Double(20 + trees.next(300))),
        scale: Double(1 + trees.next(3)), isRightToLeft: trees.next(4) == 0)
      let tested = ModelCase(sketch: trees.tree(1 + trees.next(4)), setting: setting)
      guard tested.differs else { continue }
      failures += 1
      Issue.record("Tree \(index), \(tested.report)")
      if failures == 3 { break }
    }
  }

  /// The trees hold every kind of view, and enough of them to matter.
  @Test func randomTreesHoldEveryKindOfView() {
    var trees = SketchTrees(seed: LayoutModelTests.seed)
    var names: Set<String> = []
    var count = 0
    func note(_ sketch: Sketch) {
      names.insert(String("\(sketch.kind)".prefix { $0 != "(" }))
      sketch.children.forEach(note)
    }
    for _ in 0..<500 {
      let tree = trees.tree(4)
      note(tree)
      count += tree.count
    }
    #expect(names.count == 26)
    #expect(count > 5_000)
  }

  /// A wrong rule is found, and told by a small tree.
  @Test func failingTreesShrink() {
    var trees = SketchTrees(seed: 4)
    var big = trees.tree(5)
    while big.count < 40 { big = trees.tree(5) }
    func hasFrame(_ sketch: Sketch) -> Bool {
      if case .frame = sketch.kind { return true }
      return sketch.children.contains(where: hasFrame)
    }
    #expect(hasFrame(big))
    #expect(big.shrunk(while: hasFrame).count == 2)
  }
}
