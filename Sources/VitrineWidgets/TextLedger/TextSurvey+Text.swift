import VitrineGraphics
import VitrineLayout
import VitrineViews

extension TextSurvey {
  /// Returns the survey as one JSON object: `pictures`, `judged`, a count for each kind of problem over all
  /// pictures, and `texts`, each with `family`, `path`, `text`, `pictures` (in which it was judged), `name`
  /// if it has one, and `first`: an object with a member for each of its problems, of `typeSize`, `device`,
  /// `locale`, `pictures` (with the problem) and `entry` (`text`, `shown`, `wantedLines`, `wordsLost`,
  /// `scaleFactor`, `fontSize`, `cutDepth`).
  public func json() -> String {
    var out = JSONText()
    out.object(
      [("pictures", { $0.number(pictureCount) }), ("judged", { $0.number(judgedCount) })]
        + TextProblem.allCases.map { problem in
          (problem.rawValue, { $0.number(counts[problem.order]) })
        } + [("texts", { $0.array(rows) { $0.object($1.fields) } })])
    return out.text
  }

  /// Returns Markdown: a sentence with the counts, and a table of the texts with problems.
  public func markdown() -> String {
    let list = TextProblem.allCases.map { "\(counts[$0.order]) \($0.rawValue)" }
    var lines = [
      "\(pictureCount) pictures, \(rows.count) texts, \(judgedCount) judged: "
        + list.joined(separator: ", ") + ".", "",
    ]
    let troubled = rows.filter { !$0.findings.isEmpty }
    guard !troubled.isEmpty else { return lines[0] + "\n" }
    lines += [
      "| family | text | problem | first at level | device | locale | pictures | shown | view |",
      "|---|---|---|---|---|---|---|---|---|",
    ]
    for row in troubled { lines += row.findings.map { row.line($0) } }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension TextSurvey.Row {
  fileprivate typealias Field = (String, (inout JSONText) -> Void)

  fileprivate var fields: [Field] {
    var result: [Field] = [
      ("family", { $0.string(family) }), ("path", { $0.string(path) }),
      ("text", { $0.string(string) }), ("pictures", { $0.number(pictures) }),
    ]
    if let name { result.append(("name", { $0.string(name) })) }
    let first = findings.map { finding -> Field in
      (finding.problem.rawValue, { $0.object(finding.fields) })
    }
    return result + [("first", { $0.object(first) })]
  }

  fileprivate func line(_ finding: TextSurvey.Finding) -> String {
    let cells = [
      family, UntrustedText.markdown(string), finding.words,
      "\(finding.place.typeSize.level) (\(finding.place.typeSize.slug))", finding.place.device,
      finding.place.locale, "\(finding.count) of \(pictures)",
      UntrustedText.markdown(finding.entry.shown.joined(separator: " / ")),
      UntrustedText.markdown(name ?? path),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}

extension TextSurvey.Finding {
  fileprivate var fields: [(String, (inout JSONText) -> Void)] {
    [
      ("typeSize", { $0.string(place.typeSize.slug) }),
      ("level", { $0.number(place.typeSize.level) }), ("device", { $0.string(place.device) }),
      ("locale", { $0.string(place.locale) }), ("pictures", { $0.number(count) }),
      ("entry", { $0.object(entryFields) }),
    ]
  }

  private var entryFields: [(String, (inout JSONText) -> Void)] {
    [
      ("text", { $0.string(entry.string) }), ("shown", { $0.array(entry.shown) { $0.string($1) } }),
      ("wantedLines", { $0.number(entry.wantedLines) }),
      ("wordsLost", { $0.number(entry.wordsLost) }),
      ("scaleFactor", { $0.number(entry.scaleFactor) }),
      ("fontSize", { $0.number(entry.fontSize) }), ("cutDepth", { $0.number(entry.cutDepth) }),
    ]
  }

  fileprivate var words: String {
    switch problem {
    case .truncated: "truncated, \(entry.wordsLost) words lost"
    case .clipped: "clipped by \(DumpNumber.text(entry.cutDepth)) pt"
    case .overlapping: "overlapping"
    case .small: "\(DumpNumber.text(entry.fontSize)) pt"
    }
  }
}
