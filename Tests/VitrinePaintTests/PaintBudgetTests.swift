import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePaint
import VitrineText

/// Commands and outlines count against the budget of bytes where they are kept.
@Suite struct PaintBudgetTests {
  private func painted(_ count: Int, bytes: Int) -> (commands: Int, overrun: PaintBudgetExcess?) {
    var t = TreeFixture(100, 100)
    for _ in 0..<count { t.rectangle(Rect(x: 10, y: 10, width: 50, height: 50)) }
    var omissions = PaintOmissions()
    let list = paint(
      t.tree, fonts: FontLibrary(directories: []), budget: DrawingBudget(bytes: bytes),
      omissions: &omissions)
    return (list.commands.count, omissions.excess)
  }

  @Test func commandsEndWithTheBytes() {
    let each = MemoryLayout<DisplayCommand>.stride
    let within = painted(50, bytes: 50 * each)
    #expect(within.commands == 50 && within.overrun == nil)
    let beyond = painted(50, bytes: 20 * each)
    #expect(beyond.commands == 21 && beyond.overrun?.command == 20)
    #expect(beyond.overrun?.excess == .bytes(limit: 20 * each))
  }

  @Test func aPictureOfOrdinarySizeIsFarFromTheLimit() {
    #expect(painted(5000, bytes: DrawingBudget.standard.bytes / 100).overrun == nil)
  }
}
