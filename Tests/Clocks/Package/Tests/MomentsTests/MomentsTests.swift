import Moments
import Testing
import Vitrine
import VitrineTesting

/// 192 pictures: three widgets, two families, two schemes, at many sizes of type and three entries.
@Suite(.golden()) struct MomentsTests {
  private var matrix: RenderMatrix {
    var matrix = RenderMatrix()
    matrix.schemes = [.light, .dark]
    return matrix
  }

  @Test func snapshotsAtEverySize() async {
    var matrix = matrix
    matrix.typeSizes = DynamicTypeSize.allCases
    await expectSnapshot(of: DayWidget.self, named: "day", over: matrix)
  }

  @Test func countdownsAtEverySize() async {
    var matrix = matrix
    matrix.typeSizes = DynamicTypeSize.allCases
    await expectSnapshot(of: CountdownWidget.self, named: "countdown", over: matrix)
  }

  @Test func newsAtEverySize() async {
    var matrix = matrix
    matrix.typeSizes = DynamicTypeSize.allCases
    await expectSnapshot(of: NewsWidget.self, named: "news", over: matrix)
  }

  @Test func entriesInForce() async {
    var matrix = matrix
    matrix.entries = [.current, .index(1)]
    matrix.typeSizes = [.small, .large]
    await expectSnapshot(of: DayWidget.self, named: "entries", over: matrix)
    await expectSnapshot(of: CountdownWidget.self, named: "entries", over: matrix)
    await expectSnapshot(of: NewsWidget.self, named: "entries", over: matrix)
  }
}
