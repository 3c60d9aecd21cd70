import Foundation
import Vitrine
import VitrineGoldens
import VitrineTesting

/// A folder of goldens that exists for one test.
final class Folder {
  let root: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("Golden"), withIntermediateDirectories: true)
    root = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var store: GoldenStore { GoldenStore(goldens: root + "/Golden", artifacts: root + "/artifacts") }

  var context: SnapshotContext {
    SnapshotContext(goldens: root + "/Golden", artifacts: root + "/artifacts", record: .missing)
  }

  func put(_ bytes: [UInt8], _ file: String) throws {
    try GoldenStore.write(bytes, to: store.goldenPath(file))
  }
}

struct NoteEntry: TimelineEntry { let date: Date }

struct NoteProvider: TimelineProvider {
  func placeholder(in context: Context) -> NoteEntry {
    NoteEntry(date: Date(timeIntervalSince1970: 0))
  }

  func getSnapshot(in context: Context, completion: @escaping (NoteEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NoteEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct NoteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Note", provider: NoteProvider()) { _ in
      Text(verbatim: "note").containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
