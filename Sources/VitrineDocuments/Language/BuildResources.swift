/// The parts of a document, besides its values, that building views needs.
struct BuildResources: Sendable {
  /// The file name given by the caller, for messages.
  var file: String
  var limits: DocumentLimits
  var fonts: DocumentFonts
  var images: DocumentImages
  /// The texts in other languages; nil for a document in one.
  var strings: DocumentStrings?
  /// Checks the values of expressions.
  var compiler: DocumentCompiler
}
