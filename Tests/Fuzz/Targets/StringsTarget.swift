import Vitrine
import VitrineDocuments

extension FuzzTarget {
  /// A string catalogue beside a document.
  static let strings = FuzzTarget(
    name: "strings", made: { [Array(catalog.utf8)] }, words: { words.map { Array($0.utf8) } },
    longest: 4 << 10, rounds: 3000
  ) { bytes in
    _ = try? CatalogReader.parse(
      bytes, file: "fuzz.xcstrings", limits: DocumentLimits(depth: 64, valueCount: 4000))
    return nil
  }

  private static let words = [
    "\"strings\"", "\"sourceLanguage\"", "\"localizations\"", "\"stringUnit\"", "\"value\"",
    "\"state\"",
    "\"variations\"", "\"plural\"", "\"device\"", "\"substitutions\"", "\"argNum\"", "\"one\"",
    "\"other\"",
    "\"iphone\"", "\"pt-BR\"", "%#@n@", "%arg", "%1$lld", "{n}", "{", "}", "[", "]", "null", "-1",
    "1e308",
  ]

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "{n} days": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "{n} Tag"}}, "other": {"stringUnit": {"value": "{n} Tage"}}}}}}},
      "%lld of %lld": {"localizations": {"pt-BR": {"stringUnit": {"value": "%#@a@ %#@b@"}, "substitutions": {
        "a": {"argNum": 2, "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}},
        "b": {"variations": {"device": {"other": {"stringUnit": {"value": "%#@a@"}}}}}}}}}
    }}
    """
}
