import SwiftUI
import WidgetKit

public struct NotesWidget: Widget {
  public init() {}

  public var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Notes", provider: NotesProvider()) { entry in
      NotesView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Folder")
    .description("Get quick access to your latest notes in a folder.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

struct NotesEntry: TimelineEntry {
  let date: Date
  let folder: String
  let notes: [Note]
}

struct NotesProvider: TimelineProvider {
  func placeholder(in context: Context) -> NotesEntry {
    .sample
  }

  func getSnapshot(in context: Context, completion: @escaping (NotesEntry) -> Void) {
    completion(.sample)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NotesEntry>) -> Void) {
    completion(Timeline(entries: [.sample], policy: .never))
  }
}

extension NotesEntry {
  static let sample = NotesEntry(
    date: .sample,
    folder: "Weekend",
    notes: [
      Note(
        id: 1, title: "Bread, take three",
        text:
          "Feed the starter at seven. Fold every half hour, four times, then leave it in the cold overnight.",
        edited: .sample.after(minutes: -27)),
      Note(
        id: 2, title: "Cabin packing list",
        text: "Lantern, matches, wool socks, the good coffee, cards.",
        edited: .sample.after(hours: -2)),
      Note(
        id: 3, title: "Questions for the architect",
        text: "Could the window seat face the garden? Oak or ash for the stairs?",
        edited: .sample.after(hours: -19)),
      Note(
        id: 4, title: "Films to see",
        text: "Something slow, something silly, something in black and white.",
        edited: .sample.after(hours: -43)),
      Note(
        id: 5, title: "Names for the boat",
        text: "Marigold, Second Wind, Petrel.",
        edited: .sample.after(hours: -68)),
      Note(
        id: 6, title: "Garden in spring",
        text: "Move the rosemary. Sweet peas along the south fence.",
        edited: .sample.after(hours: -91)),
    ])
}

struct NotesView: View {
  @Environment(\.widgetFamily) private var family
  let entry: NotesEntry

  var body: some View {
    VStack(spacing: 0) {
      FolderBand(name: entry.folder, count: family == .systemSmall ? nil : entry.notes.count)
      content
        .padding(.horizontal, 16)
        .padding(.top, 10)
        .padding(.bottom, 14)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .widgetURL(family == .systemSmall ? entry.notes.first?.url : .deepLink("notes", "folder"))
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .systemMedium:
      ViewThatFits(in: .vertical) {
        NoteList(notes: entry.notes.prefix(2), lines: 2)
        NoteList(notes: entry.notes.prefix(2), lines: 1)
        NoteList(notes: entry.notes.prefix(1), lines: 1)
        NoteTitle(note: entry.notes.first)
      }
    case .systemLarge:
      ViewThatFits(in: .vertical) {
        NoteList(notes: entry.notes.prefix(6))
        NoteList(notes: entry.notes.prefix(5))
        NoteList(notes: entry.notes.prefix(4))
        NoteList(notes: entry.notes.prefix(3))
        NoteList(notes: entry.notes.prefix(2))
        NoteList(notes: entry.notes.prefix(1))
      }
    default:
      NoteCard(note: entry.notes.first)
    }
  }
}

/// The yellow band at the head of the widget, with the folder's name.
struct FolderBand: View {
  @Environment(\.widgetRenderingMode) private var mode
  let name: String
  let count: Int?

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 6) {
        Image(systemName: "folder.fill")
          .font(.footnote)
        title
        Spacer(minLength: 4)
        if let count {
          Text(count, format: .number)
            .font(.footnote.weight(.medium))
            .opacity(0.8)
        }
      }
      title
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .foregroundStyle(Color(red: 0.27, green: 0.18, blue: 0))
    .padding(.horizontal, 16)
    .padding(.top, 10)
    .padding(.bottom, 8)
    .background(LinearGradient(colors: ground, startPoint: .top, endPoint: .bottom))
  }

  /// In one colour with the words a full band would hide them.
  private var ground: [Color] {
    [Color(red: 1, green: 0.84, blue: 0.26), Color(red: 0.98, green: 0.76, blue: 0.1)]
      .map { $0.opacity(mode == .accented ? 0.2 : 1) }
  }

  private var title: some View {
    Text(name)
      .font(.subheadline.weight(.semibold))
  }
}

struct NoteTitle: View {
  let note: Note?
  var lines = 1

  var body: some View {
    if let note {
      Text(note.title)
        .font(.footnote.weight(.semibold))
        .lineLimit(lines)
        .minimumScaleFactor(0.5)
    }
  }
}

/// One note with as much of its text as fits.
struct NoteCard: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let note: Note?

  var body: some View {
    if let note {
      VStack(alignment: .leading, spacing: 3) {
        NoteTitle(note: note, lines: typeSize.isAccessibilitySize ? 2 : 1)
        if !typeSize.isAccessibilitySize {
          Text(note.text)
            .font(.caption)
            .foregroundStyle(.secondary)
            .frame(maxHeight: .infinity, alignment: .top)
          Text(note.edited, style: .time)
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

struct NoteList: View {
  let notes: ArraySlice<Note>
  var lines = 1

  var body: some View {
    VStack(spacing: 0) {
      ForEach(notes) { note in
        if note.id != notes.first?.id {
          Spacer(minLength: 4)
          Divider()
          Spacer(minLength: 4)
        }
        Link(destination: note.url) { NoteRow(note: note, lines: lines) }
      }
    }
  }
}

/// A note's title over the time of the last change and the first lines of its text.
struct NoteRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let note: Note
  let lines: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      NoteTitle(note: note)
      HStack(alignment: .top, spacing: 6) {
        Text(note.edited, format: .dateTime.weekday(.abbreviated).hour().minute())
          .lineLimit(1)
          .layoutPriority(1)
        if !typeSize.isAccessibilitySize {
          Text(note.text)
            .foregroundStyle(.secondary)
            .lineLimit(lines)
        }
      }
      .font(.caption)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
