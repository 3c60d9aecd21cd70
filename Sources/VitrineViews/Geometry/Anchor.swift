public import Foundation
import VitrineGraphics
import VitrineLayout

/// A place in a view, which a geometry reader placed later gives in its own coordinates.
public nonisolated struct Anchor<Value> {
  let mark: AnchorMark
  /// Returns the value from the marked view's frame in the space of the reader.
  let value: (CGRect) -> Value

  /// The point or rectangle of the providing view that an anchor stands for.
  public nonisolated struct Source {
    let value: (CGRect) -> Value
  }
}

extension Anchor: Equatable {
  /// Returns whether both were made for the same view by the same modifier.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.mark === b.mark }
}

extension Anchor: Hashable {
  /// Adds the identity of the view and its modifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { Self { $0 } }
  /// Returns a rectangle in points, from the top leading corner of the view.
  public static func rect(_ rect: CGRect) -> Self {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in points, from the top leading corner of the view.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  /// Returns a relative point of the view's bounds.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  /// The top leading corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Self { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the bounds.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Returns the value of an anchor in the reader's own space, in points.
  ///
  /// A view that is not drawn, or that is placed after the reader, has no frame yet and counts as one of no size
  /// in the reader's corner.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let origin = context.globalFrame.origin
    guard let frame = context.anchorFrames[ObjectIdentifier(anchor.mark)] else {
      return anchor.value(.zero)
    }
    return anchor.value(CGRect(frame.offset(by: Point(-origin.x, -origin.y))))
  }
}

/// A modifier that marks each view of its content and provides an anchor to it as a preference.
public nonisolated struct _AnchorModifier<Key: PreferenceKey, Value>: _PrimitiveModifier {
  let source: Anchor<Value>.Source
  let change: (PreferenceStore, Anchor<Value>) -> Void

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    let own = out.collectingPreferences { C._makeList(content, environment, &$0) }
    for i in first..<out.nodes.count {
      let mark = AnchorMark()
      out.nodes[i] = Node(
        .anchor(mark), name: "anchorPreference", children: [out.nodes[i]], owner: out.owner)
      modifier.change(own, Anchor(mark: mark, value: modifier.source.value))
    }
    out.preferences.add(own)
  }
}

extension View {
  /// Provides a value made from an anchor in the view to the ancestors, in place of the one that the view's own
  /// content provides.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorModifier<K, A>(source: value) { $0.set(K.self, transform($1)) })
  }

  /// Changes the value that the view's content provides for the key, with an anchor in the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorModifier<K, A>(source: value) { store, anchor in
        var value = store.value(K.self)
        transform(&value, anchor)
        store.set(K.self, value)
      })
  }
}

/// A modifier that marks each view of its content for an anchor that is there before the view.
nonisolated struct _MarkingModifier: _PrimitiveModifier {
  let mark: AnchorMark

  nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    for i in first..<out.nodes.count {
      out.nodes[i] = Node(
        .anchor(modifier.mark), name: "anchorPreference", children: [out.nodes[i]],
        owner: out.owner)
    }
  }
}

extension Anchor where Value == CGRect {
  /// Returns a view that is made with an anchor to a rectangle in itself, in points.
  package static func within<V: View>(
    _ rect: CGRect, @ViewBuilder _ content: (Anchor<CGRect>) -> V
  ) -> some View {
    let mark = AnchorMark()
    let anchor = Anchor(mark: mark, value: Source.rect(rect).value)
    return content(anchor).modifier(_MarkingModifier(mark: mark))
  }
}
