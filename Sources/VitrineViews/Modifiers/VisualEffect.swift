import VitrineLayout

/// Changes to the drawing of a view that leave its layout alone.
public nonisolated protocol VisualEffect: Animatable, Sendable {
  /// The changes as the renderer takes them.
  nonisolated var _effects: _VisualEffects { get }
}

/// The visual effect that changes nothing, to which others are added.
public nonisolated struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect that changes nothing.
  public init() {}

  /// No changes.
  public var _effects: _VisualEffects { _VisualEffects() }
}

/// Visual effects, one after the other.
public nonisolated struct _VisualEffects: VisualEffect, @unchecked Sendable {
  /// The effects, innermost first. Their closures hold values alone.
  var steps: [NamedEffect] = []
  /// The names whose use leaves a diagnostic.
  var gaps: [Gap] = []

  /// The same effects.
  public var _effects: _VisualEffects { self }

  func adding(_ name: String, _ effect: Effect) -> _VisualEffects {
    var copy = self
    copy.steps.append(NamedEffect(name, effect))
    return copy
  }

  func adding(_ gap: Gap) -> _VisualEffects {
    var copy = self
    copy.gaps.append(gap)
    return copy
  }
}

extension View {
  /// Changes the drawing by effects that depend on the place and the size that the view has in the layout, which they
  /// leave alone. `effect` runs after the view is placed.
  public nonisolated func visualEffect<V: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> V
  ) -> some View {
    modifier(
      _VisualEffectModifier(name: "visualEffect") { effect(EmptyVisualEffect(), $0)._effects })
  }
}

/// A modifier whose effects are asked for when the content is placed.
public nonisolated struct _VisualEffectModifier: _PrimitiveModifier {
  let name: String
  let effects: @Sendable (GeometryProxy) -> _VisualEffects

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    let owner = AmbientEnvironment.current ?? environment
    let list = NodeList(owner: out.owner, notes: out.notes)
    let kind = NodeKind.visualEffect { context in
      let effects = AmbientEnvironment.with(owner) { modifier.effects(GeometryProxy(context)) }
      for gap in effects.gaps { list.noteGap(gap) }
      return effects.steps
    }
    out.wrap(from: first, kind, modifier.name)
  }
}
