import Testing
import VitrineGraphics
import VitrineLayout

/// Steps of layout are counted, and large grids take time that grows with their cells.
@Suite struct BudgetTests {
  private func rows(_ rows: Int, _ columns: Int) -> Node {
    let cells = (0..<rows).map { _ in
      view(.gridRow(nil), "GridRow", (0..<columns).map { _ in color().frame(width: 1, height: 1) })
    }
    return view(
      .grid(GridContainer(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil)),
      "Grid",
      cells)
  }

  @Test(.timeLimit(.minutes(60)), arguments: [(40_000, 1), (200, 200), (1, 20_000)])
  func largeGridsAreQuick(size: (rows: Int, columns: Int)) {
    let laid = Laid(rows(size.rows, size.columns))
    #expect(laid.tree.nodes.count > size.rows * size.columns)
    #expect(laid.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test func aLayoutThatTakesTooManyStepsEnds() throws {
    let tree = NodeTree(root: hStack(color(), rows(100, 100)))
    var diagnostics: [Diagnostic] = []
    var options = PlaceOptions(size: Size(100, 100), scale: 1)
    options.budget.steps = 5000
    _ = place(tree, fonts: TestFonts.library, options, diagnostics: &diagnostics)
    let excess = try #require(diagnostics.first)
    #expect(diagnostics.count == 1 && excess.code == Diagnostic.budgetCode)
    #expect(excess.message.contains("5000 steps") && excess.path.hasPrefix("HStack/Grid"))
    // The same place each time.
    var again: [Diagnostic] = []
    _ = place(tree, fonts: TestFonts.library, options, diagnostics: &again)
    #expect(again == diagnostics)
    options.budget = .standard
    var none: [Diagnostic] = []
    _ = place(tree, fonts: TestFonts.library, options, diagnostics: &none)
    #expect(none.allSatisfy { $0.code != Diagnostic.budgetCode })
  }

  @Test func aClockIsLookedAtNowAndThen() {
    var diagnostics: [Diagnostic] = []
    var options = PlaceOptions(size: Size(100, 100), scale: 1)
    options.budget.isOver = { true }
    _ = place(
      NodeTree(root: rows(100, 100)), fonts: TestFonts.library, options, diagnostics: &diagnostics)
    #expect(diagnostics.map(\.message) == [BudgetExcess.time.description])
    diagnostics = []
    _ = place(NodeTree(root: color()), fonts: TestFonts.library, options, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
  }
}
