/// Names of documents that stand together in the reference.
package struct VocabularyGroup: Sendable {
  package var kind: VocabularyKind
  /// The heading.
  package var title: String
  /// A word for names of files.
  package var slug: String
  package var entries: [VocabularyEntry]

  private init(
    _ kind: VocabularyKind, _ title: String, _ slug: String,
    _ declarations: [any Declaration], _ examples: String
  ) {
    let known = Dictionary(VocabularyExample.table(examples).map { ($0.name, $0) }) { first, _ in
      first
    }
    self.kind = kind
    self.title = title
    self.slug = slug
    entries = declarations.map {
      VocabularyEntry(kind: kind, declaration: $0, example: known[$0.name])
    }
  }

  /// All groups, in the order of the reference.
  package static let all: [VocabularyGroup] = [
    VocabularyGroup(
      .view, "Views", "views", (Registry.views as [any Declaration]) + StructureDeclaration.all,
      VocabularyExample.views),
    VocabularyGroup(.shape, "Shapes", "shapes", Registry.shapes, VocabularyExample.shapes),
    VocabularyGroup(.style, "Styles", "styles", Registry.styles, VocabularyExample.styles),
    VocabularyGroup(
      .modifier, "Layout modifiers", "layout", Registry.layoutModifiers,
      VocabularyExample.layoutModifiers),
    VocabularyGroup(
      .modifier, "Text modifiers", "texts", Registry.textModifiers,
      VocabularyExample.textModifiers),
    VocabularyGroup(
      .modifier, "Style modifiers", "looks", Registry.styleModifiers,
      VocabularyExample.styleModifiers),
    VocabularyGroup(
      .modifier, "Effect modifiers", "effects", Registry.effectModifiers,
      VocabularyExample.effectModifiers),
    VocabularyGroup(
      .modifier, "Shape modifiers", "outlines", Registry.shapeModifiers,
      VocabularyExample.shapeModifiers),
    VocabularyGroup(
      .modifier, "Image modifiers", "images", Registry.imageModifiers,
      VocabularyExample.imageModifiers),
    VocabularyGroup(
      .modifier, "Widget modifiers", "widgets",
      Registry.widgetModifiers + Registry.activityModifiers + Registry.vibrancyModifiers,
      VocabularyExample.widgetModifiers),
    VocabularyGroup(
      .modifier, "Accessibility modifiers", "spoken", Registry.accessibilityModifiers,
      VocabularyExample.accessibilityModifiers),
    VocabularyGroup(
      .modifier, "Chart modifiers", "charts", Registry.chartModifiers,
      VocabularyExample.chartModifiers),
    VocabularyGroup(.mark, "Marks of charts", "marks", Registry.marks, VocabularyExample.marks),
    VocabularyGroup(
      .markModifier, "Modifiers of marks", "mark-modifiers", Registry.markModifiers,
      VocabularyExample.markModifiers),
  ]
}
