extension UIImageView {
  /// The picture in its own size; nil for none.
  var content: AnyView? { image.map { AnyView(tinted(Image(uiImage: $0))) } }

  /// The picture as the content mode places it; nil for none.
  var drawn: AnyView? {
    guard let image else { return nil }
    let picture = Image(uiImage: image)
    switch contentMode {
    case .scaleToFill, .redraw:
      return .standing(tinted(picture.resizable())) { _ in .center }
    case .scaleAspectFit:
      return .standing(tinted(picture.resizable()).aspectRatio(contentMode: .fit)) { _ in .center }
    case .scaleAspectFill:
      return .standing(tinted(picture.resizable()).aspectRatio(contentMode: .fill)) { _ in .center }
    default:
      let mode = contentMode
      return .standing(tinted(picture)) { mode.place($0) }
    }
  }

  /// Symbols have the size of a text of 17 points, UIKit's own, and like templates the view's tint.
  private func tinted(_ image: Image) -> some View {
    image.font(.system(size: 17)).foregroundStyle(Color(uiColor: tintColor ?? .tintColor))
  }
}

extension UIView.ContentMode {
  /// The place of a picture that keeps its size.
  nonisolated func place(_ direction: LayoutDirection) -> Alignment {
    let isLeftToRight = direction == .leftToRight
    let left: HorizontalAlignment = isLeftToRight ? .leading : .trailing
    let right: HorizontalAlignment = isLeftToRight ? .trailing : .leading
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: return .center
    case .top: return .top
    case .bottom: return .bottom
    case .left: return Alignment(horizontal: left, vertical: .center)
    case .right: return Alignment(horizontal: right, vertical: .center)
    case .topLeft: return Alignment(horizontal: left, vertical: .top)
    case .topRight: return Alignment(horizontal: right, vertical: .top)
    case .bottomLeft: return Alignment(horizontal: left, vertical: .bottom)
    case .bottomRight: return Alignment(horizontal: right, vertical: .bottom)
    }
  }
}
