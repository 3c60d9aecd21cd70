import VitrineGraphics
import VitrineLayout

/// A tree of UIKit views as one view, in the size that it is offered.
package nonisolated struct UIViewContent: _PrimitiveView {
  private let snapshot: UIViewSnapshot
  private let owner: Any.Type

  /// Takes the views as they are now.
  ///
  /// - Parameters:
  ///   - owner: the type that the diagnostics name, such as that of a view controller.
  ///   - notes: what else the owner has to tell.
  @MainActor package init(
    _ root: UIView, of owner: Any.Type, notes: [(code: String, message: String)] = []
  ) {
    var snapshot = UIViewSnapshot(of: root)
    snapshot.problems += notes.map { UIViewProblem(code: $0.code, message: $0.message) }
    self.snapshot = snapshot
    self.owner = owner
  }

  package nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let outer = out.enter(view.owner)
    defer { out.leave(outer) }
    for problem in view.snapshot.problems { out.note(problem.code, problem.message) }
    let solution = UILayoutSolution()
    let nodes = UIViewNodes(items: view.snapshot.items, solution: solution)
    var children = out.children(of: nodes.view(0), environment)
    for item in view.snapshot.items {
      guard let content = item.content else { continue }
      let measured = out.children(of: content, environment)
      children.append(
        measured.count == 1
          ? measured[0] : Node(.zStack(Alignment.center.layout), name: "ZStack", children: measured)
      )
    }
    let table = LayoutTable(
      view.snapshot, isRightToLeft: environment.host.layoutDirection == .rightToLeft,
      scale: environment.host.displayScale)
    let path = out.owner.joined(separator: "/")
    let layout = UIViewRootLayout(
      table: table, solution: solution, notes: out.notes, path: path)
    out.append(.layout(layout), "UIViewContent", children: children)
  }
}

/// The layout of a tree of views: resolves constraints, stacks and frames at once.
nonisolated struct UIViewRootLayout: LayoutAlgorithm {
  let table: LayoutTable
  let solution: UILayoutSolution
  let notes: ResolveNotes
  let path: String

  var measuredCount: Int { table.probeCount }

  private func solver(_ subviews: [LayoutSubview]) -> LayoutRun {
    LayoutRun(table, LayoutMeasures { subviews[1 + $0].size($1) })
  }

  func size(_ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any) -> Size {
    let own = table.items[0].frame
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? own.width
    if let height = proposal.height, height.isFinite { return Size(width, height) }
    let fitting = solver(subviews).fittingHeight(width: width)
    if fitting.isGuess { note(.note, Self.guess) }
    return Size(width, fitting.height)
  }

  private static let guess = UIViewProblem(
    code: "uikit-height",
    message: "neither preferredContentSize nor a chain of constraints from the upper to the lower "
      + "edge says how tall the content is; it ends with its lowest view")

  private func note(_ severity: Diagnostic.Severity, _ problem: UIViewProblem) {
    notes.add(
      Diagnostic(severity: severity, code: problem.code, message: problem.message, path: path))
  }

  func place(
    in bounds: Rect, _ proposal: Proposal, _ subviews: [LayoutSubview], cache: inout Any
  ) {
    let solved = solver(subviews).solve(bounds.size)
    solution.frames = solved.frames
    for problem in solved.problems { note(.warning, problem) }
    subviews.first?.place(
      .zero, UnitPosition(0, 0), Proposal(bounds.width, bounds.height))
  }
}
