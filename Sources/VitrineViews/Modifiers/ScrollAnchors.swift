/// The purpose of a scroll view's anchor.
public nonisolated struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role { case initialOffset, sizeChanges, alignment }
  private let role: Role

  /// The part of longer content that shows first.
  public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
  /// The part of the content that stays where it is when sizes change, which they do not in a picture.
  public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
  /// The place of content that is shorter than the scroll view.
  public static let alignment = ScrollAnchorRole(role: .alignment)
}

extension View {
  /// Sets the point of the content of scroll views in the view that first lies on the same point of the
  /// scroll view: longer content shows that part, shorter content is aligned there. Nil is the start.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environing { $0.drawing.changeScroll { $0.anchor = anchor } }
  }

  /// Sets the anchor for one of its roles, whatever the anchor of all is; nil is the start. `sizeChanges` has
  /// no effect.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    environing { environment in
      switch role {
      case .initialOffset: environment.drawing.changeScroll { $0.initialOffset = .some(anchor) }
      case .alignment: environment.drawing.changeScroll { $0.alignment = .some(anchor) }
      default: break
      }
    }
  }
}
