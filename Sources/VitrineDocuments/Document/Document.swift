import Foundation
import Vitrine
import VitrineGraphics

/// A widget written as JSON or YAML: parsed and checked once, drawn many times, on any thread.
@dynamicMemberLookup
package final class Document: Sendable {
  /// One entry of the timeline, or one state of a live activity or of a toggle.
  package struct Entry: Sendable {
    /// As it is written; nil for a state, which is shown at any date.
    package var date: String?
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

  let content: DocumentContent
  let resources: BuildResources
  /// Names of values that the document declares with a fraction somewhere: a whole number is one of these all the same.
  let decimals: Set<String>

  /// - Parameter decimals: the names of decimal values; nil finds them.
  init(_ content: DocumentContent, _ resources: BuildResources, decimals: Set<String>? = nil) {
    self.content = content
    self.resources = resources
    self.decimals = decimals ?? content.decimals
  }

  /// A value of the document.
  package subscript<Value>(dynamicMember value: KeyPath<DocumentContent, Value>) -> Value {
    content[keyPath: value]
  }

  /// The file name given by the caller, for messages.
  package var file: String { resources.file }

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
    try read(DocumentFile.parse(bytes, file: file, limits: limits), file: file, limits: limits)
  }

  /// Checks a parsed document.
  static func read(
    _ root: LocatedValue, file: String, limits: DocumentLimits
  ) throws(DocumentError) -> Document {
    var reader = DocumentReader(file: file, limits: limits)
    return try reader.read(root)
  }

  /// Paths of the files that were read so far, without the document itself: pictures on first use, all fonts, and the
  /// string catalogue.
  package var filesRead: [String] { resources.images.files + filesOfText }

  /// Sorted paths of the pictures that drawing has read so far: of this document alone, even if it shares them with
  /// others to which other values are bound.
  package var picturesRead: [String] { resources.images.filesAsked }

  /// Paths of the document's own fonts, sorted, and of its string catalogue.
  package var filesOfText: [String] {
    resources.fonts.files.map(\.path).sorted() + (resources.strings?.file.map { [$0] } ?? [])
  }

  /// Returns the data of an entry merged over the document's own, and values bound from outside over both.
  func data(for selection: EntrySelection, at date: Date, _ format: FormatContext) -> LocatedObject
  {
    typed(ownData(for: selection, at: date, format).overridden(by: content.bound))
  }

  /// Returns data with numbers of the types that the document declares.
  func typed(_ data: LocatedObject) -> LocatedObject {
    let isTyped = decimals.isEmpty || !data.members.contains { decimals.contains($0.key) }
    if isTyped { return data }
    return LocatedObject(
      data.members.map { member in
        guard decimals.contains(member.key), let number = member.value.written else {
          return member
        }
        var member = member
        member.value.content = .number(number.asDecimal)
        return member
      })
  }

  private func ownData(
    for selection: EntrySelection, at date: Date, _ format: FormatContext
  ) -> LocatedObject {
    switch selection {
    case .placeholder where content.activity == nil && content.control == nil:
      content.data.overridden(by: content.placeholder)
    case .named(let name):
      content.data.overridden(by: content.samples.first { $0.name == name }?.data)
    default: content.data.overridden(by: entry(selection, at: date, format)?.data)
    }
  }

  /// Returns the timeline entry for a selection; nil for documents without entries, for placeholders and samples. A live
  /// activity has no timeline: unless a state is asked for by its number, the first is shown. A control without such a
  /// number shows the state that its data have.
  func entry(_ selection: EntrySelection, at date: Date, _ format: FormatContext) -> Entry? {
    switch selection {
    case .named: return nil
    case .placeholder, .snapshot, .timeline, .current: if content.control != nil { return nil }
    case .index: break
    }
    switch selection {
    case .named: return nil
    case .placeholder: return content.activity == nil ? nil : content.entries.first
    case .snapshot: return content.entries.first
    case .timeline where content.activity != nil, .current where content.activity != nil:
      return content.entries.first
    case .index(let index):
      return content.entries.isEmpty ? nil : content.entries[min(index, content.entries.count - 1)]
    case .timeline, .current:
      let dates = content.entries.map { self.date(of: $0, format) ?? date }
      return WidgetTimeline.indexInForce(at: date, of: dates).map { content.entries[$0] }
    }
  }

  /// Returns an entry's date, which was checked when the document was read; nil for a state.
  func date(of entry: Entry, _ format: FormatContext) -> Date? {
    entry.date.map { Date(timeIntervalSince1970: format.moment($0)?.secondsSince1970 ?? 0) }
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
