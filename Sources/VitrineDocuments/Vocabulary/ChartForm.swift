import Vitrine
import VitrineCharts

// `Chart` in documents: marks by the names of Swift Charts.
extension Registry {
  static let chartViews = [
    ViewDeclaration(
      "Chart", "marks between two axes",
      [
        Parameter(
          "content", .marks, required: true, "the marks, in the order in which they are drawn")
      ], primary: "content"
    ) { (a) throws(DocumentError) in
      let (session, scope, nodes) = (a.context.session, a.context.scope, a.nodes("content"))
      let place = a.compiled.place
      return .view(
        AnyView(making: { environment, out in
          let context = BuildContext(session: session, scope: scope, environment: environment)
          var count = 0
          do throws(DocumentError) {
            let marks = try MarkBuilder.marks(nodes, context, &count, place)
            try session.spend(count * count / MarkBuilder.pairsInStep, at: place)
            AnyView._makeList(AnyView(Chart { AnyChartContent(all: marks) }), environment, &out)
          } catch {
            session.report(error)
          }
        }))
    }
  ]
}

/// Makes the marks of a chart from a document's nodes.
enum MarkBuilder {
  /// The views that a mark is made of, with its symbol or its stroke.
  private static let viewsOfMark = 4
  /// The pairs of marks that are compared in the time of a step, where each has a category or a series of its own.
  fileprivate static let pairsInStep = 2

  /// - Parameters:
  ///   - count: the marks of the chart so far.
  ///   - chart: the place of the chart, for the message about too many.
  static func marks(
    _ nodes: [DocumentNode], _ context: BuildContext, _ count: inout Int, _ chart: Place
  ) throws(DocumentError) -> [AnyChartContent] {
    var marks: [AnyChartContent] = []
    for node in nodes { marks += try self.marks(node, context, &count, chart) }
    return marks
  }

  private static func marks(
    _ node: DocumentNode, _ context: BuildContext, _ count: inout Int, _ chart: Place
  ) throws(DocumentError) -> [AnyChartContent] {
    guard context.session.count(at: node.place) else { return [] }
    let marks = try bare(node, context, &count, chart)
    guard !node.markModifiers.isEmpty else { return marks }
    var content = AnyChartContent(all: marks)
    for modifier in node.markModifiers {
      content = try modifier.declaration.change(
        content, Arguments(compiled: modifier.arguments, context: context))
    }
    return [content]
  }

  private static func bare(
    _ node: DocumentNode, _ context: BuildContext, _ count: inout Int, _ chart: Place
  ) throws(DocumentError) -> [AnyChartContent] {
    switch node.kind {
    case .mark(let declaration, let arguments):
      count += 1
      let limit = context.session.resources.limits.chartMarks
      guard count <= limit else {
        throw context.error("a chart has at most \(limit) marks", chart)
      }
      guard context.session.count(viewsOfMark - 1, at: node.place) else { return [] }
      return [try declaration.build(Arguments(compiled: arguments, context: context))]
    case .loop(let loop):
      var marks: [AnyChartContent] = []
      for scope in try loop.scopes(context) {
        marks += try self.marks(loop.content, context.inside(scope), &count, chart)
      }
      return marks
    default:
      let (nodes, scope) = try node.inner(context)
      return try marks(nodes, context.inside(scope), &count, chart)
    }
  }
}
