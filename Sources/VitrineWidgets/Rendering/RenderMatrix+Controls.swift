extension RenderMatrix {
  /// Expands the matrix for a control: in its sizes, where devices and scenes have them.
  ///
  /// - Throws: an error for a size, or an explicit combination of it and a device, that cannot be drawn.
  func expand(
    control: ControlDescription, company: WidgetDescription
  ) throws(ImpossibleCombination) -> Expansion {
    if !looks.isEmpty || common.look != nil {
      throw .setting("look is for the widgets of Home Screens; a control has none")
    }
    let own = control.sizes.map(Surface.control)
    let asked: [Surface]
    if case .listed(let list)? = surfaces { asked = list } else { asked = own }
    return try expand(asked, among: own, of: "a control", company: company)
  }
}
