import VitrineLayout
public import VitrineViews

/// A modifier of previews with data that several of them share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The data that previews share.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The preview's view, as the modifier gets it.
  typealias Content = _PreviewModifierContent
  /// Returns the data. It is called only where previews need none.
  static func makeSharedContext() async throws -> Context
  /// Returns the modified view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Does nothing: without data there is nothing to make.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview.
public struct _PreviewModifierContent: View {
  let view: AnyView

  public var body: some View { view }
}

/// A change of a preview's view by one of its traits.
struct PreviewModification: @unchecked Sendable {
  let change: @MainActor (any View) -> any View
}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// Returns a trait that modifies the view. A modifier with a shared context leaves a diagnostic instead.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> Self {
    var trait = Self()
    let own = UncheckedTransfer(value: modifier)
    trait.modify = PreviewModification { view in
      let content = _PreviewModifierContent(view: AnyView(view))
      guard let context = () as? M.Context else { return content.gap(.previewModifier) }
      return own.value.body(content: content, context: context)
    }
    return trait
  }
}
