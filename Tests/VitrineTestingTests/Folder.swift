import Foundation
import TemporaryFolders
import Vitrine
import VitrineGoldens
import VitrineTesting

/// A folder of goldens that exists for one test.
final class Folder {
  private let folder: TemporaryFolder
  var root: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.at("Golden"), withIntermediateDirectories: false)
  }

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
      Text(verbatim: "note").containerBackground(.teal, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
