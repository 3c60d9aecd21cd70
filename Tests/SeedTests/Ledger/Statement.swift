import Testing

/// A row of the ledger: one statement of the source documents, in our words, and what becomes of it.
struct Statement {
  enum Kind: String, CaseIterable {
    /// A number or a row of a table.
    case number
    /// An order of events.
    case sequence
    /// What the system does.
    case rule
    /// A name of the platform's interface.
    case api
    /// A recommendation to people who design widgets, for the design rules to judge.
    case advice
    /// What a picture cannot show.
    case notDrawn = "not-drawn"

    var isTested: Bool { self != .advice && self != .notDrawn }
  }

  /// The first document and the place in it, e.g. `003 §2.1`.
  var id: String
  /// The documents that make the statement, e.g. `000 001 004`: these three are one article in three languages.
  var documents: [String]
  var section: String
  var kind: Kind
  /// `Suite.function` of this target or `Target.Suite.function` of another one for what is tested; `design:` and
  /// names of design rules, or `reason:` and a sentence, for the rest.
  var holder: String
  var text: String

  /// The tests that hold the statement.
  var tests: [String] {
    kind.isTested ? holder.split(separator: " ").map(String.init) : []
  }

  /// The rows of the ledger in the order of the documents.
  static func all() throws -> [Statement] {
    try Table.rows("statements.tsv").map { row in
      Statement(
        id: try row.text("id"), documents: try row.text("documents").words,
        section: try row.text("section"),
        kind: try #require(Kind(rawValue: try row.text("kind")), "\(row)"),
        holder: try row.text("held by"), text: try row.text("statement"))
    }
  }
}

extension String {
  var words: [String] { split(separator: " ").map(String.init) }
}
