import Foundation
import Vitrine
import VitrineGraphics

/// A widget written as JSON or YAML: parsed and checked once, drawn many times, on any thread.
package final class Document: Sendable {
  /// One entry of the timeline.
  package struct Entry: Sendable {
    package var date: String
    package var relevance: TimelineEntryRelevance?
    package var data: LocatedObject
  }

  /// The reload policy; the date is as written in the document.
  enum Reload: Hashable, Sendable {
    case atEnd, never
    case after(String)
  }

  /// The data of a sample, an entry that is not in the timeline.
  struct Sample: Sendable {
    var name: String
    var data: LocatedObject
  }

  /// The file name given by the caller, for messages.
  package let file: String
  package let kind: String
  package let displayName: String?
  package let details: String?
  package let families: [WidgetFamily]
  package let entries: [Entry]
  let samples: [Sample]
  let reload: Reload
  let limits: DocumentLimits
  let hasContentMargins: Bool
  let data: LocatedObject
  let placeholder: LocatedObject?
  let body: DocumentBody
  /// The part that makes it a Today widget; nil for widgets of WidgetKit.
  let today: TodayDocument?
  let background: CompiledValue?
  let url: CompiledValue?
  let colors: DocumentColors
  let images: DocumentImages
  let fonts: DocumentFonts
  /// The settings that people can edit.
  package let parameters: [WidgetParameter]
  /// Checks the values of expressions.
  let valueCompiler: DocumentCompiler

  init(_ parts: DocumentParts) {
    file = parts.file
    limits = parts.limits
    kind = parts.kind
    displayName = parts.displayName
    details = parts.details
    families = parts.families
    entries = parts.entries
    samples = parts.samples
    reload = parts.reload
    fonts = DocumentFonts(parts.fonts)
    hasContentMargins = parts.hasContentMargins
    parameters = parts.parameters
    data = parts.data
    placeholder = parts.placeholder
    body = parts.body
    today = parts.today
    background = parts.background
    url = parts.url
    colors = parts.colors
    images = DocumentImages(folder: DocumentFolder(of: parts.file), limits: parts.limits)
    valueCompiler = parts.compiler
  }

  /// Reads and checks a document; YAML where the name ends in `.yaml` or `.yml`, JSON otherwise.
  package static func load(
    _ path: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> Document {
    let bytes = try DocumentFile.read(path, limit: limits.fileSize)
    return try parse(bytes, file: path, limits: limits)
  }

  package static func parse(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = .standard
  ) throws(DocumentError) -> Document {
    let isYAML = file.hasSuffix(".yaml") || file.hasSuffix(".yml")
    let root =
      isYAML
      ? try YAMLParser.parse(bytes, file: file, limits: limits)
      : try JSONParser.parse(bytes, file: file, limits: limits)
    var reader = DocumentReader(file: file, limits: limits)
    return Document(try reader.read(root))
  }

  /// Sorted paths of the files that drawing has read so far, without the document itself: pictures on first
  /// use, and all fonts.
  package var filesRead: [String] {
    images.files + fonts.files.map(\.path).sorted()
  }

  /// Returns the data of an entry merged over the document's own.
  func data(for selection: EntrySelection, at date: Date, _ format: FormatContext) -> LocatedObject
  {
    switch selection {
    case .placeholder: data.overridden(by: placeholder)
    case .named(let name): data.overridden(by: samples.first { $0.name == name }?.data)
    default: data.overridden(by: entry(selection, at: date, format)?.data)
    }
  }

  /// Returns the timeline entry for a selection; nil for documents without entries, and for placeholders
  /// and samples.
  func entry(_ selection: EntrySelection, at date: Date, _ format: FormatContext) -> Entry? {
    switch selection {
    case .placeholder, .named: return nil
    case .snapshot: return entries.first
    case .index(let index): return entries.isEmpty ? nil : entries[min(index, entries.count - 1)]
    case .timeline, .current:
      let dates = entries.map { self.date(of: $0, format) }
      return WidgetTimeline.indexInForce(at: date, of: dates).map { entries[$0] }
    }
  }

  /// Returns an entry's date, which was checked when the document was read.
  func date(of entry: Entry, _ format: FormatContext) -> Date {
    Date(timeIntervalSince1970: format.moment(entry.date)?.secondsSince1970 ?? 0)
  }
}

/// The view of each family.
struct DocumentBody: Sendable {
  var families: [(family: WidgetFamily, nodes: [DocumentNode])]
  /// The nodes for every other family, and for bare views.
  var otherwise: [DocumentNode]

  func nodes(_ family: WidgetFamily?) -> [DocumentNode] {
    families.first { $0.family == family }?.nodes ?? otherwise
  }
}

extension LocatedObject {
  /// Returns the members merged with those of another object, which replace members of the same name or
  /// follow them.
  func overridden(by other: LocatedObject?) -> LocatedObject {
    guard let other, !other.members.isEmpty else { return self }
    let replaced = members.map { member in
      other.member(member.key) ?? member
    }
    return LocatedObject(replaced + other.members.filter { member($0.key) == nil })
  }
}
