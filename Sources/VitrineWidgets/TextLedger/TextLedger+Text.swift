import VitrineGraphics
import VitrineLayout
import VitrineViews

extension TextLedger {
  /// Returns the ledger as one JSON object: `size` as `[width, height]`, `counts` (`texts`, `judged`, and one
  /// for each kind of problem) and `texts` in drawing order, each with `id`, `path`, `text`, `shown` (lines),
  /// `natural` and `given` as `[width, height]`, `frame` as `[x, y, width, height]`, `wantedLines`,
  /// `shownLines`, `wordsLost`, `scaleFactor`, `fontSize`, `problems`, and, if present, `name`, `exemption`,
  /// `cutDepth`, `clippedBy` and `overlaps`. Lengths are in points, to four decimal places.
  public func json() -> String {
    var out = JSONText()
    out.object([
      ("size", { $0.array([size.width, size.height]) { $0.number($1) } }),
      ("counts", { $0.object(counts) }),
      ("texts", { $0.array(entries) { $0.object($1.fields) } }),
    ])
    return out.text
  }

  /// Returns one JSON object with the counts, and the texts with problems as `problems`: `path`, `text` and
  /// `problems`.
  public func summary() -> String {
    var out = JSONText()
    let listed = (
      "problems",
      { (out: inout JSONText) in
        out.array(troubled) { $0.object($1.brief) }
      }
    )
    out.object(counts + [listed])
    return out.text
  }

  /// Returns a line with the counts and one for each text in drawing order.
  public func dump() -> String {
    let words = TextProblem.allCases.map { "\(count(of: $0)) \($0.rawValue)" }
    let head = "\(entries.count) texts, \(judgedCount) judged: " + words.joined(separator: ", ")
    return ([head] + entries.map(\.line)).joined(separator: "\n") + "\n"
  }

  private var counts: [(String, (inout JSONText) -> Void)] {
    [("texts", { $0.number(entries.count) }), ("judged", { $0.number(judgedCount) })]
      + TextProblem.allCases.map { problem in
        (problem.rawValue, { $0.number(count(of: problem)) })
      }
  }
}

extension TextEntry {
  fileprivate typealias Field = (String, (inout JSONText) -> Void)

  fileprivate var fields: [Field] {
    var result: [Field] = [("id", { $0.number(id) })]
    if let name { result.append(("name", { $0.string(name) })) }
    result += [
      ("path", { $0.string(path) }), ("text", { $0.string(string) }),
      ("shown", { $0.array(shown) { $0.string($1) } }),
      ("natural", { $0.array([natural.width, natural.height]) { $0.number($1) } }),
      ("given", { $0.array([given.width, given.height]) { $0.number($1) } }),
      ("frame", { $0.array([frame.x, frame.y, frame.width, frame.height]) { $0.number($1) } }),
      ("wantedLines", { $0.number(wantedLines) }), ("shownLines", { $0.number(shown.count) }),
      ("wordsLost", { $0.number(wordsLost) }), ("scaleFactor", { $0.number(scaleFactor) }),
      ("fontSize", { $0.number(fontSize) }),
      ("problems", { $0.array(problems) { $0.string($1.rawValue) } }),
    ]
    if let exemption { result.append(("exemption", { $0.string(exemption.rawValue) })) }
    if cutDepth > 0 { result.append(("cutDepth", { $0.number(cutDepth) })) }
    if let clippedBy { result.append(("clippedBy", { $0.string(clippedBy) })) }
    if !overlaps.isEmpty { result.append(("overlaps", { $0.array(overlaps) { $0.number($1) } })) }
    return result
  }

  fileprivate var brief: [Field] {
    [
      ("path", { $0.string(path) }), ("text", { $0.string(string) }),
      ("problems", { $0.array(problems) { $0.string($1.rawValue) } }),
    ]
  }

  fileprivate var line: String {
    var words = ["\(id)", quoted]
    if let name { words.append("#" + name) }
    words.append("\(Self.size(natural)) in \(Self.size(given)) pt")
    words.append("\(shown.count) of \(wantedLines) lines")
    words.append("\(DumpNumber.text(fontSize)) pt")
    if scaleFactor < 1 { words.append("scaled \(DumpNumber.text(scaleFactor))") }
    if let exemption { words.append("not judged: \(exemption.rawValue)") }
    words += problems.map(words(for:))
    return UntrustedText.lines([words.joined(separator: " · "), "    " + path])
  }

  private func words(for problem: TextProblem) -> String {
    switch problem {
    case .truncated: "TRUNCATED, \(wordsLost) words lost: “\(shown.joined(separator: " / "))”"
    case .clipped: "CLIPPED by \(DumpNumber.text(cutDepth)) pt (\(clippedBy ?? "picture"))"
    case .overlapping: "OVERLAPPING " + overlaps.map(String.init).joined(separator: ", ")
    case .small: "SMALL"
    }
  }

  private var quoted: String {
    "“" + string.map { $0.isNewline ? "⏎" : String($0) }.joined() + "”"
  }

  private static func size(_ size: Size) -> String {
    "\(DumpNumber.text(size.width)) × \(DumpNumber.text(size.height))"
  }
}
