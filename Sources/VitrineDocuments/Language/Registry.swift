/// All declarations that a document can name. Each list is in the order of the schema.
package enum Registry {
  package static let views: [ViewDeclaration] =
    textViews + containerViews + imageViews + controlViews + colorViews
    + chartViews
  package static let modifiers: [ModifierDeclaration] =
    layoutModifiers + textModifiers + styleModifiers + effectModifiers + shapeModifiers
    + imageModifiers + widgetModifiers + activityModifiers + accessibilityModifiers
    + vibrancyModifiers + chartModifiers
  package static let styles: [StyleDeclaration] = gradientStyles + effectStyles
  package static let shapes: [ShapeDeclaration] = basicShapes

  /// Keys in place of a view's name that express structure.
  static let structures = ["if", "switch", "ForEach"]

  private static let marksByName = index(marks)
  private static let markModifiersByName = index(markModifiers)
  private static let viewsByName = index(views)
  private static let modifiersByName = index(modifiers)
  private static let stylesByName = index(styles)
  private static let shapesByName = index(shapes)

  static func view(_ name: String) -> ViewDeclaration? { viewsByName[name] }
  static func mark(_ name: String) -> MarkDeclaration? { marksByName[name] }
  static func markModifier(_ name: String) -> MarkModifierDeclaration? {
    markModifiersByName[name]
  }
  static func modifier(_ name: String) -> ModifierDeclaration? { modifiersByName[name] }
  static func style(_ name: String) -> StyleDeclaration? { stylesByName[name] }
  static func shape(_ name: String) -> ShapeDeclaration? { shapesByName[name] }

  static let viewNames = structures + views.map(\.name) + shapes.map(\.name)
  static let markNames = structures + marks.map(\.name)
  static let modifierNames = modifiers.map(\.name)

  private static func index<D: Declaration>(_ declarations: [D]) -> [String: D] {
    Dictionary(declarations.map { ($0.name, $0) }) { first, _ in first }
  }
}
