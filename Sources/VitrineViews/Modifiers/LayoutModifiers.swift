public import Foundation
import VitrineLayout

extension View {
  public nonisolated func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    node("fixedSize", .fixedSize(horizontally: horizontal, vertically: vertical))
  }

  public nonisolated func layoutPriority(_ value: Double) -> some View {
    node("layoutPriority", .layoutPriority(value))
  }

  public nonisolated func zIndex(_ value: Double) -> some View { node("zIndex", .zIndex(value)) }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  public nonisolated func offset(_ offset: CGSize) -> some View {
    node("offset", .offset(offset.layoutSize))
  }

  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  public nonisolated func position(_ position: CGPoint) -> some View {
    node("position", .position(position.point))
  }

  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    node(
      "aspectRatio", .aspectRatio(aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  public nonisolated func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  public nonisolated func scaledToFit() -> some View {
    node("scaledToFit", .aspectRatio(nil, fills: false))
  }

  public nonisolated func scaledToFill() -> some View {
    node("scaledToFill", .aspectRatio(nil, fills: true))
  }

  public nonisolated func hidden() -> some View { node("hidden", .hidden) }

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

  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    node("ignoresSafeArea", edges.ignoresSafeArea)
  }

  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    node("edgesIgnoringSafeArea", edges.ignoresSafeArea)
  }

  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? EdgeInsets.standardPadding))
  }

  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }

  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    node("safeAreaPadding", .safeAreaPadding(insets.insets)).gap(.safeAreaPadding)
  }

  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _AdjoiningModifier(
        name: "safeAreaInset",
        kind: .vStack(alignment.guide, spacing: Double(spacing ?? 0)),
        isFirst: edge == .top, adjoined: content())
    ).gap(.safeAreaInset)
  }

  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _AdjoiningModifier(
        name: "safeAreaInset",
        kind: .hStack(alignment.guide, spacing: Double(spacing ?? 0)),
        isFirst: edge == .leading, adjoined: content())
    ).gap(.safeAreaInset)
  }

  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    node("containerShape") { .containerShape(shape._geometry($0).shape) }
  }

  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    node("coordinateSpace", .coordinateSpace("\(name)"))
  }

  public nonisolated func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    node("coordinateSpace", .coordinateSpace(space.name))
  }

  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    node("layoutValue", .layoutValue(ObjectIdentifier(key), value))
  }

  /// Gives the views an identifier for reports and masks.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentifierModifier(identifier: "\(id)"))
  }

  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    node("flipsForRightToLeftLayoutDirection") { environment in
      let flips = enabled && environment.host.layoutDirection == .rightToLeft
      return .effect(.scale(x: flips ? -1 : 1, y: 1, anchor: .center))
    }
  }
}

/// The mode in which a view of fixed aspect ratio uses the proposed size.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Kinds of safe area.
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension Edge.Set {
  nonisolated var ignoresSafeArea: NodeKind {
    .ignoresSafeArea(
      top: contains(.top), leading: contains(.leading), bottom: contains(.bottom),
      trailing: contains(.trailing))
  }
}

/// A modifier that places views before or after the content.
public nonisolated struct _AdjoiningModifier<Adjoined: View>: _PrimitiveModifier {
  let name: String
  let kind: NodeKind
  let isFirst: Bool
  let adjoined: Adjoined

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    for i in first..<out.nodes.count {
      let others = out.children(of: modifier.adjoined, environment)
      let children = modifier.isFirst ? others + [out.nodes[i]] : [out.nodes[i]] + others
      out.nodes[i] = Node(modifier.kind, name: modifier.name, children: children, owner: out.owner)
    }
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
