import Vitrine
import VitrineDocuments

/// The topics of `vitrine help` beside the verbs.
enum HelpTopic: String, CaseIterable {
  case formats
  case exitCodes = "exit-codes"

  /// The names of all, separated by commas.
  static var list: String {
    allCases.reduce("") { $0 + ($0.isEmpty ? "" : ", ") + $1.rawValue }
  }

  /// The kinds of names that documents have, separated by commas.
  static var kinds: String {
    VocabularyKind.allCases.reduce("") { $0 + ($0.isEmpty ? "" : ", ") + $1.rawValue }
  }

  /// Returns what is known of a name of documents, or the list of a kind.
  ///
  /// - Parameter words: the words after the kind: none or a name.
  static func text(of kind: VocabularyKind, _ words: [String]) throws(UsageError) -> String {
    guard let name = words.first else { return VocabularyHelp.list(kind) }
    guard words.count == 1 else { throw UsageError("help \(kind.rawValue) takes one name") }
    let entries = kind.entries
    if let entry = entries.first(where: { $0.name == name }) { return VocabularyHelp.text(entry) }
    if let other = VocabularyKind.kinds(of: name).first {
      throw UsageError(
        "'\(name)' is a \(other.title): vitrine help \(other.rawValue) \(name)")
    }
    let hint = NearestName.hint(for: name, among: entries.map(\.name))
    throw UsageError("unknown \(kind.title) '\(name)'\(hint)")
  }

  var text: String {
    switch self {
    case .formats: Self.formatList
    case .exitCodes: Self.codeList
    }
  }

  private static let formatList = """
    What vitrine reads:
      .json, .yaml, .yml   documents of widgets and of whole screens; vitrine schema prints their JSON Schema
      FOLDER               the documents below it, without hidden ones and hit maps (render, check)
      -                    a document on standard input (render, inspect, lint)
      .png                 goldens, pictures to diff, wallpapers, icons
      .jpg .webp .heic .gif .svg .pdf
                           pictures that documents and catalogues name, as far as their libraries are there

    What it writes:
      NAME.png             a picture; with -o - the bytes of one on standard output
      NAME.hits.json       what taps do, beside the picture (render --hits)
      JSON, one object     results (inspect, diff, lint … --json), or one a line (render, check --json)
                           vitrine schema --output NAME prints the JSON Schema of each
      .html, .xml, .md     reports: a page, JUnit, Markdown (check, report)

    With --json an error is one line on standard error:
      {"error":{"code":"usage","message":"unknown device '13'; did you mean 'iphone-13'?","nearest":"iphone-13"}}
    with file, line and column where they are known. The code is mismatch, usage, bad-input, over-budget, not-written
    or internal.

    """

  private static let codeList = """
    0    fine
    1    a picture that differs or lacks its golden, a rule that is violated, or under --strict what could not be
         drawn as asked
    2    a mistake in the arguments
    3    a file that is missing, cannot be read or written, or has an error; a picture over its budget
    70   a fault of ours: please report it

    A run that a signal ends, ends by that signal.

    """
}
