import VitrineDocuments

/// The documentation page of all views and modifiers of documents; made from the declarations that check documents.
package enum ReferencePage {
  package static var text: String {
    let sections = VocabularyGroup.all.map(section)
    return introduction + "\n" + contents + "\n" + sections.joined(separator: "\n")
  }

  /// The name of the picture of a group, without extension.
  static func picture(_ group: VocabularyGroup) -> String { "Reference-\(group.slug)" }

  private static let introduction = """
    # A reference of views and modifiers

    Every view, shape, style, mark and modifier of documents, with its arguments and an example.

    ## Overview

    Examples are views: each stands in a `body`, or among the `children` of a stack. Above each list are the examples of
    all its names as they are drawn, on white at two pixels a point. Values but texts and views may be expressions over
    the data, such as `$hour.temperature`; <doc:Documents> says how documents are made of these parts, and <doc:Editing>
    how an editor completes them. `vitrine help view Gauge` prints what stands here, `vitrine help modifier` the list.

    """

  private static var contents: String {
    VocabularyGroup.all.map { group in
      let anchor = group.title.replacing(" ", with: "-")
      let names = group.entries.map { "`\($0.name)`" }.joined(separator: ", ")
      return "* [\(group.title)](#\(anchor)): \(names)\n"
    }.joined()
  }

  private static func section(_ group: VocabularyGroup) -> String {
    "### \(group.title)\n\n![\(group.title)](\(picture(group)).png)\n\n"
      + group.entries.map(entry).joined(separator: "\n")
  }

  private static func entry(_ entry: VocabularyEntry) -> String {
    var text = "#### \(entry.name)\n\n\(sentence(entry))\n"
    let arguments = entry.arguments.map { argument in
      String(repeating: "  ", count: argument.depth)
        + "* `\(argument.name)`: \(argument.summary) (\(argument.facts.joined(separator: "; ")))\n"
    }
    if !arguments.isEmpty { text += "\n" + arguments.joined() }
    if let example = entry.example { text += "\n```yaml\n\(example.text)```\n" }
    return text
  }

  private static func sentence(_ entry: VocabularyEntry) -> String {
    let first = entry.summary.prefix(1).uppercased() + entry.summary.dropFirst()
    return first + (entry.isBare && !entry.arguments.isEmpty ? "; the name alone will do." : ".")
  }
}
