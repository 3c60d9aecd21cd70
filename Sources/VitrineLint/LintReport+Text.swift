package import VitrineGraphics

extension LintReport {
  /// Returns the findings by severity, each with its place and what to do, and a line with the counts.
  package func text(file: String) -> String {
    var lines = ["\(file): \(kind), \(Self.counted(pictureCount, "picture"))"]
    for severity in LintRule.Severity.allCases {
      for row in rows where row.severity == severity && !row.findings.isEmpty {
        lines.append("  \(severity.rawValue) \(row.rule): \(row.statement)")
        for finding in row.findings.prefix(Self.mostShown) {
          lines += finding.lines.map { "    " + $0 }
        }
        let left = row.findings.count - Self.mostShown
        if left > 0 { lines.append("    and \(left) more; --json lists all") }
        lines.append("    → \(row.advice)")
      }
    }
    for row in rows where row.outcome == .notJudged {
      lines.append("  not judged \(row.rule): \(row.reason)")
    }
    for kind in LintSuppression.Kind.allCases {
      let count = suppressed.count { $0.suppression?.kind == kind }
      guard count > 0 else { continue }
      lines.append("  ignored by the \(kind.rawValue): \(Self.counted(count, "finding"))")
    }
    for ignore in unused {
      lines.append("  unused lintIgnore of \(ignore.rule): \(ignore.words)")
    }
    return (lines + ["  " + summary]).map(UntrustedText.line).joined(separator: "\n") + "\n"
  }

  /// The most findings of a rule that are printed.
  private static let mostShown = 5

  private var summary: String {
    let weights = LintRule.Severity.allCases.map { severity in
      Self.counted(count(of: severity), severity.rawValue)
    }
    let outcomes = Outcome.allCases.map { "\(count(of: $0)) \($0.words)" }
    return
      "\(Self.counted(findings.count, "finding")): \(weights.joined(separator: ", ")); "
      + "\(Self.counted(rows.count, "rule")): \(outcomes.joined(separator: ", "))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension LintReport.Outcome {
  fileprivate var words: String {
    switch self {
    case .pass: "met"
    case .violation: "violated"
    case .notJudged: "not judged"
    case .notApplicable: "not applicable"
    case .ignored: "ignored"
    }
  }
}

extension LintFinding {
  fileprivate var lines: [String] { [violation.message] + placeLines.map { "  " + $0 } }

  /// The pictures with the finding and the place of its view, in lines.
  package var placeLines: [String] {
    var places: [String] = []
    if !family.isEmpty { places.append("\(family), \(place)") }
    if count > 1 { places.append("in \(count) pictures") }
    if let rect = violation.rect { places.append("at \(rect.words)") }
    if let name = violation.name { places.append("“\(name)”") }
    var result: [String] = []
    if !places.isEmpty { result.append(places.joined(separator: "; ")) }
    if !violation.path.isEmpty { result.append(violation.path) }
    if let source = violation.source {
      result.append("\(source.file):\(source.line):\(source.column)")
    }
    if let picture { result.append("picture: \(picture)") }
    return result
  }
}

extension LintIgnore {
  /// The place where it is written.
  package var words: String { "\(file):\(line):\(column)" }
}

extension Rect {
  /// The rectangle as other outputs write it: `[x, y, width, height]` in points.
  fileprivate var words: String {
    "[\([x, y, width, height].map(LintRule.number).joined(separator: ", "))]"
  }
}

extension LintReport {
  /// Writes the report as one JSON object: `file`, `kind`, `pictures`, `counts` by outcome, and `rules`, each with
  /// `id`, `severity`, `outcome`, `reason` if it was not judged, and `findings` with `message`, `measured`, `limit`,
  /// `pictures` (their number) and, where known, `family`, `place`, `path`, `name` and `rect` as
  /// `[x, y, width, height]` in points.
  package func write(to json: inout JSONText, file: String) {
    json.object([
      ("file", { $0.string(file) }), ("kind", { $0.string(kind) }),
      ("pictures", { $0.number(pictureCount) }),
      (
        "counts",
        { out in
          out.object(
            Outcome.allCases.map { outcome in
              (outcome.rawValue, { $0.number(count(of: outcome)) })
            })
        }
      ),
      ("rules", { $0.array(rows) { $1.write(to: &$0) } }),
      (
        "unusedIgnores",
        { out in
          out.array(unused) { json, ignore in
            json.object { json in
              json.member("rule", ignore.rule)
              json.member("source", ignore.words)
              json.member("reason", ignore.reason)
            }
          }
        }
      ),
    ])
  }
}

extension LintReport.Row {
  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      for (key, value) in [
        ("id", rule), ("severity", severity.rawValue), ("outcome", outcome.rawValue),
      ] {
        json.key(key)
        json.string(value)
      }
      if !reason.isEmpty {
        json.key("reason")
        json.string(reason)
      }
      json.key("findings")
      json.array(findings) { $1.write(to: &$0) }
      if !suppressed.isEmpty {
        json.key("ignored")
        json.array(suppressed) { $1.write(to: &$0) }
      }
    }
  }
}

extension LintFinding {
  fileprivate func write(to json: inout JSONText) {
    let texts = [
      ("message", violation.message), ("measured", violation.measured), ("limit", violation.limit),
      ("family", family), ("place", place), ("path", violation.path),
      ("name", violation.name ?? ""),
    ]
    json.object { json in
      for (key, value) in texts where !value.isEmpty {
        json.key(key)
        json.string(value)
      }
      json.key("pictures")
      json.number(count)
      if let rect = violation.rect {
        json.key("rect")
        json.array([rect.x, rect.y, rect.width, rect.height]) { $0.number($1) }
      }
      json.member("severity", severity.rawValue)
      if let picture { json.member("picture", picture) }
      if let source = violation.source {
        json.member("source", "\(source.file):\(source.line):\(source.column)")
      }
      if let suppression {
        json.member("ignoredBy", suppression.kind.rawValue)
        if !suppression.reason.isEmpty { json.member("reason", suppression.reason) }
      }
    }
  }
}
