/// An edge, a middle or a length of a view or guide.
struct LayoutAnchorItem {
  weak var view: UIView?
  let guide: UILayoutGuide.Kind?
  let attribute: LayoutAttribute
  /// The type of the view, for diagnostics after its end.
  let name: String

  @MainActor init(_ view: UIView?, _ guide: UILayoutGuide.Kind?, _ attribute: LayoutAttribute) {
    self.view = view
    self.guide = guide
    self.attribute = attribute
    name = view.map { typeName(type(of: $0)) } ?? "a view that is gone"
  }
}
