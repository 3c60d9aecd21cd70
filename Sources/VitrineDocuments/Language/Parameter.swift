/// An argument of a view, modifier, style or shape in a document.
package struct Parameter: Sendable {
  package var name: String
  package var type: ArgumentType
  package var isRequired: Bool
  /// The default when the argument is absent, as JSON or in words; nil if there is none.
  package var defaultText: String?
  package var summary: String
  /// The names that an editor offers where another string may stand, too; nil for none.
  var suggestions: NameSuggestions?

  init(
    _ name: String, _ type: ArgumentType, required isRequired: Bool = false,
    default defaultText: String? = nil, suggests suggestions: NameSuggestions? = nil,
    _ summary: String
  ) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
    self.defaultText = defaultText
    self.summary = summary
    self.suggestions = suggestions
  }
}
