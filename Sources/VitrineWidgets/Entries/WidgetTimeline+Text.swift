package import Foundation
import VitrineGraphics
import VitrineLayout
import VitrineViews

extension WidgetTimeline {
  /// Returns a line for the timeline and one for each entry; the entry in force at `now` is marked.
  package func dump(kind: String, samples: [String], at now: Date) -> String {
    let current = indexInForce(at: now)
    let count = moments.count == 1 ? "1 entry" : "\(moments.count) entries"
    var lines = ["\(kind): \(count), reload \(policy.text)"]
    for (index, moment) in moments.enumerated() {
      var words = ["\(index)", DateLine.iso(moment.date)]
      if let relevance = moment.relevance { words.append("relevance \(relevance.text)") }
      if index == current { words.append("(in force)") }
      lines.append(words.joined(separator: " "))
    }
    if !samples.isEmpty { lines.append("samples: " + samples.joined(separator: ", ")) }
    return UntrustedText.lines(lines) + "\n"
  }

  /// Returns one JSON object: `kind`, `policy` (`kind`: `atEnd`, `never` or `after`, the last with `date`),
  /// `inForce` (an index, or null without entries), `entries` (`index`, `date`, and `relevance` with `score`
  /// and `duration` in seconds) and `samples` (names). Dates are ISO 8601 in UTC.
  package func json(kind: String, samples: [String], at now: Date) -> String {
    let current = indexInForce(at: now)
    var out = JSONText()
    out.object([
      ("kind", { $0.string(kind) }),
      ("policy", { policy.write(to: &$0) }),
      ("inForce", { current == nil ? $0.null() : $0.number(current ?? 0) }),
      (
        "entries",
        {
          $0.array(moments.enumerated()) { out, item in
            let moment = item.element
            out.object([("index", { $0.number(item.offset) })] + moment.fields)
          }
        }
      ),
      ("samples", { $0.array(samples) { $0.string($1) } }),
    ])
    return out.text
  }
}

extension WidgetTimeline.Moment {
  fileprivate var fields: [(String, (inout JSONText) -> Void)] {
    var result: [(String, (inout JSONText) -> Void)] = [
      ("date", { $0.string(DateLine.iso(date)) })
    ]
    if let relevance { result.append(("relevance", { relevance.write(to: &$0) })) }
    return result
  }
}

extension EntryFacts {
  /// Returns an entry's JSON object: `name`, and `date`, `relevance` and `policy` if known.
  package func json(name: String) -> String {
    var members: [(String, (inout JSONText) -> Void)] = [("name", { $0.string(name) })]
    if let date { members.append(("date", { $0.string(DateLine.iso(date)) })) }
    if let relevance { members.append(("relevance", { relevance.write(to: &$0) })) }
    if let policy { members.append(("policy", { policy.write(to: &$0) })) }
    var out = JSONText()
    out.object(members)
    return out.text
  }
}

extension TimelineEntryRelevance {
  fileprivate func write(to out: inout JSONText) {
    out.object([
      ("score", { $0.number(Double(score)) }), ("duration", { $0.number(duration) }),
    ])
  }

  /// The relevance in the form `40`, or `40 for 1 h`.
  var text: String {
    let number = DumpNumber.text(Double(score))
    return duration > 0 ? "\(number) for \(DateLine.span(duration))" : number
  }
}

extension TimelineReloadPolicy {
  fileprivate func write(to out: inout JSONText) {
    var members: [(String, (inout JSONText) -> Void)] = [("kind", { $0.string(slug) })]
    if let date { members.append(("date", { $0.string(DateLine.iso(date)) })) }
    out.object(members)
  }

  fileprivate var text: String {
    switch slug {
    case "after": "after " + (date.map(DateLine.iso) ?? "")
    case "atEnd": "at end"
    default: slug
    }
  }
}
