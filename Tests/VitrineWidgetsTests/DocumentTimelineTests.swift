import Foundation
import Testing
import Vitrine
import VitrineDocuments

@Suite struct DocumentTimelineTests {
  private static let head = #"{"vitrine":1,"kind":"News","data":{"title":"none"},"body":"{title}","#
  private static let entries =
    #""entries":[{"date":"2007-01-09T08:00","relevance":3,"data":{"title":"a"}},"#
    + #"{"date":"2007-01-09T10:00","relevance":{"score":50,"duration":600},"data":{"title":"b"}}]"#

  private func document(_ rest: String) throws -> Document {
    try Document.parse(Array((Self.head + rest + "}").utf8), file: "news.json")
  }

  private func title(
    _ document: Document, _ selection: EntrySelection, seconds: Double = 0
  ) -> String? {
    var configuration = RenderConfiguration()
    configuration.entry = selection
    configuration.date = RenderConfiguration.defaultDate.addingTimeInterval(seconds)
    let (entry, _) = document.entry(EntryRequest(configuration))
    guard
      case .text(let leaf) = entry.resolve(EnvironmentValues(), ResolveNotes()).root.kind
    else { return nil }
    return leaf.runs.map(\.text).joined()
  }

  private func message(_ rest: String) -> String {
    do {
      _ = try document(rest)
      return ""
    } catch { return "\(error)" }
  }

  @Test func entriesHaveDatesRelevanceAndPolicy() throws {
    let document = try document(Self.entries + #","reload":"2007-01-09T12:30""#)
    let timeline = document.timeline(EntryRequest(RenderConfiguration())).timeline
    #expect(
      timeline.json(kind: "News", samples: [], at: RenderConfiguration.defaultDate)
        == #"{"kind":"News","policy":{"kind":"after","date":"2007-01-09T12:30:00Z"},"inForce":0,"#
        + #""entries":[{"index":0,"date":"2007-01-09T08:00:00Z","#
        + #""relevance":{"score":3,"duration":0}},"#
        + #"{"index":1,"date":"2007-01-09T10:00:00Z","relevance":{"score":50,"duration":600}}],"#
        + #""samples":[]}"#)
  }

  @Test func selectionPicksItsEntry() throws {
    let document = try document(
      Self.entries + #","samples":{"signed-out":{"title":"Sign in"},"cached":{}}"#)
    // The picture's moment is 9:41.
    #expect(title(document, .current) == "a" && title(document, .current, seconds: 1140) == "b")
    #expect(title(document, .current, seconds: 1139) == "a")
    #expect(title(document, .current, seconds: -1e6) == "a")
    #expect(title(document, .timeline, seconds: 1e6) == "b")
    #expect(title(document, .index(7)) == "b" && title(document, .snapshot) == "a")
    #expect(title(document, .named("signed-out")) == "Sign in")
    #expect(title(document, .named("cached")) == "none")
    #expect(document.widget.sampleNames == ["signed-out", "cached"])
  }

  @Test func aDocumentWithoutEntriesHasOne() throws {
    let timeline = try document(#""reload":"never""#)
      .timeline(EntryRequest(RenderConfiguration())).timeline
    #expect(timeline.moments.map(\.date) == [RenderConfiguration.defaultDate])
    #expect(timeline.policy == .never)
  }

  @Test func mistakesAreLocated() {
    #expect(message(#""reload":"atend""#).contains("$.reload: expected atEnd, never or a date"))
    #expect(message(#""reload":"atend""#).contains("did you mean 'atEnd'?"))
    #expect(message(#""samples":{"timeline":{}}"#).contains("none of snapshot, placeholder"))
    #expect(message(#""samples":{"a b":{}}"#).contains("letters, digits and hyphens"))
    #expect(message(#""samples":{"cached":3}"#).contains("$.samples.cached: expected data"))
    #expect(message(#""samples":[]"#).contains("$.samples: expected entries by name"))
    #expect(
      message(#""entries":[{"date":"2007-01-09","relevance":{"scor":1}}]"#)
        .contains("unknown key 'scor'; did you mean 'score'?"))
    #expect(
      message(#""entries":[{"date":"2007-01-09","relevance":"high"}]"#)
        .contains("$.entries[0].relevance: expected a number, or an object"))
  }
}
