import Foundation
import Vitrine

/// The part of a document that makes it a live activity. Its states are the document's entries.
struct ActivityDocument: Sendable {
  /// The arguments of `ActivityForm.island`.
  let island: CompiledArguments
  let banner: [DocumentNode]
  /// The view on a watch and in a car; nil is the two compact ones.
  let small: [DocumentNode]?

  /// Returns the views of a state in the presentation of their surroundings.
  ///
  /// - Parameter url: the URL that a tap opens where the island has none of its own.
  func view(_ context: BuildContext, opening url: CompiledValue?) throws(DocumentError) -> AnyView {
    func view(_ nodes: [DocumentNode]) throws(DocumentError) -> AnyView {
      try context.opening(url, from: context.views(nodes))
    }
    return AnyView(
      DocumentActivityView(
        banner: try view(banner), small: try small.map(view),
        island: try island(context, opening: url)))
  }

  private func island(
    _ context: BuildContext, opening url: CompiledValue?
  ) throws(DocumentError) -> DynamicIsland {
    let arguments = Arguments(compiled: island, context: context)
    let (leading, trailing) = (try region("leading", arguments), try region("trailing", arguments))
    let (center, bottom) = (try region("center", arguments), try region("bottom", arguments))
    var island = DynamicIsland {
      if let leading { leading.content(.leading) }
      if let trailing { trailing.content(.trailing) }
      if let center { center.content(.center) }
      if let bottom { bottom.content(.bottom) }
    } compactLeading: {
      arguments.views("compactLeading")
    } compactTrailing: {
      arguments.views("compactTrailing")
    } minimal: {
      arguments.views("minimal")
    }
    island = island.keylineTint(try arguments.color("keylineTint"))
    island = island.widgetURL(try self.url(arguments, otherwise: url))
    guard let margins = arguments.object("contentMargins") else { return island }
    for (name, mode) in ActivityForm.modes.cases {
      for (edges, length) in try margins.edges(name) {
        island = island.contentMargins(edges, length, for: mode)
      }
    }
    return island
  }

  private func url(
    _ arguments: Arguments, otherwise url: CompiledValue?
  ) throws(DocumentError) -> URL? {
    guard let own = arguments.compiled["url"] else {
      return try url?.text(arguments.context).flatMap { URL(string: $0) }
    }
    let text = try own.text(arguments.context) ?? ""
    guard let url = URL(string: text) else {
      throw arguments.context.error("'\(DocumentError.shortened(text))' is not a URL", own.place)
    }
    return url
  }

  /// Returns a region of the expanded island; nil if the document does not have it.
  private func region(_ name: String, _ island: Arguments) throws(DocumentError) -> Region? {
    guard let region = island.object(name) else { return nil }
    return Region(
      views: region.views("content"), priority: try region.number("priority", default: 0),
      margins: try region.edges("contentMargins"))
  }

  private struct Region {
    var views: AnyView
    var priority: Double
    var margins: [(Edge.Set, Double)]

    func content(
      _ position: DynamicIslandExpandedRegionPosition
    ) -> DynamicIslandExpandedRegion<AnyView> {
      margins.reduce(
        DynamicIslandExpandedRegion(position, priority: priority) { views }
      ) { region, margin in region.contentMargins(margin.0, margin.1) }
    }
  }
}

extension Arguments {
  /// The lengths of the edges that an argument names, the closer names first; none if it is absent.
  fileprivate func edges(_ name: String) throws(DocumentError) -> [(Edge.Set, Double)] {
    guard let value = try compiled[name]?.evaluated(context) else { return [] }
    guard case .object(let inner) = value.content else {
      return try value.number(context).map { [(.all, $0)] } ?? []
    }
    return try InsetsForm.edges(Arguments(compiled: inner, context: context))
  }
}
