/// A key in place of a view's name that chooses or repeats views.
struct StructureDeclaration: Declaration {
  var name: String
  var summary: String
  var parameters: [Parameter]
  var primary: String? { nil }

  /// Those of `Registry.structures`.
  static let all = [
    StructureDeclaration(
      name: "ForEach", summary: "views or marks for each element of a list",
      parameters: DocumentCompiler.loopParameters + [
        Parameter("content", .views, required: true, "the views or marks of one element")
      ]),
    StructureDeclaration(
      name: "if", summary: "views or marks where a condition is true",
      parameters: DocumentCompiler.conditionalParameters),
    StructureDeclaration(
      name: "switch", summary: "the views or marks of the case that a value names",
      parameters: [
        Parameter("switch", .string, required: true, "the value, usually an expression"),
        Parameter("cases", .record, required: true, "views or marks by the value"),
        Parameter("default", .views, "shown where no case is named"),
      ]),
  ]
}
