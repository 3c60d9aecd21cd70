public import Foundation
import VitrineLayout

extension View {
  /// Gives the view its ideal width and height, whatever size is proposed.
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on the chosen axes; on the others the proposal is passed on.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    node("fixedSize", .fixedSize(horizontally: horizontal, vertically: vertical))
  }

  /// Sets the order in which a stack shares its space: higher values are served first; the default is 0.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    node("layoutPriority", .layoutPriority(value))
  }

  /// Sets the order in which siblings are drawn: higher values lie in front; equal ones keep their order. The
  /// default is 0.
  public nonisolated func zIndex(_ value: Double) -> some View { node("zIndex", .zIndex(value)) }

  /// Moves the drawing by lengths in points, x toward the trailing side; the layout keeps the old place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the drawing by a size in points, its width toward the trailing side; the layout keeps the old
  /// place.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    node("offset", .offset(offset.layoutSize))
  }

  /// Centres the view on a point, in points from the top leading corner of the proposed space, which it
  /// fills.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Centres the view on a point, in points from the top leading corner of the proposed space, which it
  /// fills.
  public nonisolated func position(_ position: CGPoint) -> some View {
    node("position", .position(position.point))
  }

  /// Proposes to the view the largest size of a ratio of width to height in the space (fit), or the smallest
  /// around it (fill). Without a positive ratio, that of the ideal size counts.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    node(
      "aspectRatio", .aspectRatio(aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  /// Proposes to the view a size with the ratio of `size`; without a positive height, the ratio of its ideal
  /// size counts.
  public nonisolated func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// Proposes to the view the largest size of its own ratio that fits in the space.
  public nonisolated func scaledToFit() -> some View {
    node("scaledToFit", .aspectRatio(nil, fills: false))
  }

  /// Proposes to the view the smallest size of its own ratio that covers the space; it is not clipped.
  public nonisolated func scaledToFill() -> some View {
    node("scaledToFill", .aspectRatio(nil, fills: true))
  }

  /// Leaves the view out of the drawing; its space is kept.
  public nonisolated func hidden() -> some View { node("hidden", .hidden) }

  /// Sets the place of a horizontal guide in the view, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    node("alignmentGuide") { environment in
      let owner = AmbientEnvironment.current ?? environment
      return .horizontalGuide(guide.guide) { dimensions in
        AmbientEnvironment.with(owner) { Double(computeValue(ViewDimensions(dimensions))) }
      }
    }
  }

  /// Sets the place of a vertical guide in the view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    node("alignmentGuide") { environment in
      let owner = AmbientEnvironment.current ?? environment
      return .verticalGuide(guide.guide) { dimensions in
        AmbientEnvironment.with(owner) { Double(computeValue(ViewDimensions(dimensions))) }
      }
    }
  }

  /// Extends the view over the safe area at those of the edges where it touches the area's end. Without the
  /// region of the container it stays as it is: no keyboard covers a widget.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    node(
      "ignoresSafeArea", (regions.contains(.container) ? edges : []).ignoresSafeArea)
  }

  /// Extends the view to those of the edges where it touches the safe area's end, like
  /// `ignoresSafeArea(_:edges:)`.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    node("edgesIgnoringSafeArea", edges.ignoresSafeArea)
  }

  /// Insets the safe area on some edges, nil by 16 points. Backgrounds of the view extend into it.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? EdgeInsets.standardPadding))
  }

  /// Insets the safe area by a length in points on all edges. Backgrounds of the view extend into it.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }

  /// Insets the safe area by a length in points on each edge. Backgrounds of the view extend into it.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    node("safeAreaPadding", .safeAreaPadding(insets.insets))
  }

  /// Places content at the upper or lower edge of the view, as wide as there is room, `spacing` points apart, nil
  /// with the distance that both prefer. The view's safe area ends there: scroll views and what ignores it reach
  /// under the content, anything else makes room.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let edge: SafeAreaInset.Edge =
      edge == .top ? .top(alignment.guide) : .bottom(alignment.guide)
    return modifier(
      _SafeAreaInsetModifier(
        inset: SafeAreaInset(edge, spacing: spacing.map { Double($0) }), view: content()))
  }

  /// Places content at the leading or trailing edge of the view, as high as there is room, `spacing` points apart,
  /// nil with the distance that both prefer. The view's safe area ends there: scroll views and what ignores it
  /// reach under the content, anything else makes room.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let edge: SafeAreaInset.Edge =
      edge == .leading ? .leading(alignment.guide) : .trailing(alignment.guide)
    return modifier(
      _SafeAreaInsetModifier(
        inset: SafeAreaInset(edge, spacing: spacing.map { Double($0) }), view: content()))
  }

  /// Places a bar at the upper or lower edge of the view, as `safeAreaInset` does. Leaves a diagnostic; content
  /// does not fade under the bar.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      .gap(.safeAreaBar)
  }

  /// Places a bar at the leading or trailing edge of the view, as `safeAreaInset` does. Leaves a diagnostic;
  /// content does not fade under the bar.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      .gap(.safeAreaBar)
  }

  /// Sets the shape that `ContainerRelativeShape` follows in the view; a container-relative one is ignored.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    node("containerShape") { .containerShape(shape._geometry($0).shape) }
  }

  /// Names the view's frame, so that geometry readers in it can give frames relative to it.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    node("coordinateSpace", .coordinateSpace("\(name)"))
  }

  /// Gives the view's frame the name of `space`, so that geometry readers in it can give frames relative to
  /// it.
  public nonisolated func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    node("coordinateSpace", .coordinateSpace(space.name))
  }

  /// Sets the value that custom layouts read for the view under `key`.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    node("layoutValue", .layoutValue(ObjectIdentifier(key), value))
  }

  /// Gives the views an identifier for reports and masks.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentifierModifier(identifier: "\(id)"))
  }

  /// Mirrors the drawing if `enabled` and the layout runs from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    node("flipsForRightToLeftLayoutDirection") { environment in
      let flips = enabled && environment.host.layoutDirection == .rightToLeft
      return .effect(.scale(x: flips ? -1 : 1, y: 1, anchor: .center))
    }
  }

  /// Mirrors the drawing where the behaviour asks for it in the view's layout direction.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    node("layoutDirectionBehavior") { environment in
      let flips = behavior == .mirrors(in: environment.host.layoutDirection)
      return .effect(.scale(x: flips ? -1 : 1, y: 1, anchor: .center))
    }
  }
}

/// Kinds of safe area.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set: 1 for the container, 2 for the keyboard.
  public let rawValue: UInt
  /// Creates a set from bits, of which the first counts.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The region that the container keeps clear, such as a widget's margins.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region that a keyboard covers; there is none in a widget.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// The set of both regions, the default of `ignoresSafeArea(_:edges:)`.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension Edge.Set {
  nonisolated var reach: SafeAreaEdges {
    var reach: SafeAreaEdges = []
    if contains(.top) { reach.insert(.top) }
    if contains(.leading) { reach.insert(.leading) }
    if contains(.bottom) { reach.insert(.bottom) }
    if contains(.trailing) { reach.insert(.trailing) }
    return reach
  }

  nonisolated var ignoresSafeArea: NodeKind {
    .ignoresSafeArea(
      top: contains(.top), leading: contains(.leading), bottom: contains(.bottom),
      trailing: contains(.trailing))
  }
}

/// A modifier that notes on nodes what is not drawn, for reports.
public nonisolated struct _NoteModifier: _PrimitiveModifier {
  let name: String
  let value: String

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    out.note(modifier.name, modifier.value, from: first)
  }
}

extension View {
  /// Notes on the views what is not drawn, such as rules that they break on purpose.
  package nonisolated func noting(_ name: String, _ value: String) -> some View {
    modifier(_NoteModifier(name: name, value: value))
  }
}

/// A modifier that sets the identifier of nodes.
public nonisolated struct _IdentifierModifier: _PrimitiveModifier {
  let identifier: String

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    for i in first..<out.nodes.count { out.nodes[i].identifier = modifier.identifier }
  }
}
