/// The backdrop of a glass as a style.
public nonisolated struct _GlassStyle: ShapeStyle {
  /// No other style: this one fills by itself, without `resolve(in:)`.
  public typealias Resolved = Never
  let glass: Glass

  package init(glass: Glass) { self.glass = glass }

  /// The opacity of a tint in the glass (estimated).
  private static let tintStrength: Float = 0.4

  public func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    let isDark = environment.host.colorScheme == .dark
    let isFitted = environment.host.systemVersion >= 27
    let recipe: GlassRecipe
    switch glass.kind {
    case .regular where isFitted: recipe = isDark ? .regularDark27 : .regularLight27
    case .regular: recipe = isDark ? .regularDark : .regularLight
    case .clear where isFitted: recipe = .clear27
    case .clear: recipe = isDark ? .clearDark : .clearLight
    case .identity: return _Fill(.color(.clear))
    }
    let tint = glass.color.map { $0.rgba(environment).opacity(Self.tintStrength) }
    let backdrop = recipe.backdrop(
      fill: tint, reducesTransparency: environment.host.reduceTransparency)
    return _Fill(LayoutFill(.backdrop(backdrop)).lowered(level))
  }
}
