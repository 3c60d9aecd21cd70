import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineGraphics

/// Writes the rows of an agent's lists.
enum AgentList {
  /// A document that can be drawn.
  static func write(_ input: InputDocument, file: String, to json: inout JSONText) {
    json.object { json in
      json.member("input", file)
      switch input {
      case .scene(let scene):
        json.member("kind", scene.name)
        json.member("pages", scene.pages.count)
      case .widget(let document):
        json.member("kind", document.kind)
        if let name = document.displayName { json.member("displayName", name) }
        let (key, names) = document.widget.surfaceNames
        json.key(key)
        json.array(names) { $0.string($1) }
        json.member("entries", document.entries.count)
        for (key, names) in [
          ("samples", document.widget.sampleNames), ("data", document.dataNames),
        ]
        where !names.isEmpty {
          json.key(key)
          json.array { json in for name in names { json.value(name) } }
        }
      }
    }
  }

  /// A document with an error.
  static func write(_ error: JobError, file: String, to json: inout JSONText) {
    json.object { json in
      json.member("input", file)
      json.member("error", error.message)
    }
  }

  /// A picture beside its golden; nil if there is none.
  static func write(_ result: SnapshotComparison?, name: String, to json: inout JSONText) {
    json.object { json in
      json.member("name", name)
      guard let result else { return json.member("state", "missing") }
      json.member("state", result.state.rawValue)
      json.member("explanation", result.explanation)
      if let count = result.changedPixels { json.member("changedPixels", count) }
      if !result.blame.isEmpty {
        json.key("causes")
        json.array { json in for line in result.blame { json.value(line) } }
      }
    }
  }
}
