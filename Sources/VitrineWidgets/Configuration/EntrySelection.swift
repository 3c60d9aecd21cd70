/// The selection among a widget's entries.
public enum EntrySelection: Hashable, Sendable {
  /// The entry for the gallery.
  case snapshot
  /// The redacted entry.
  case placeholder
  /// Every entry of the timeline where several pictures are possible; in a single picture the entry in force.
  case timeline
  /// The timeline's entry in force at the configuration's date; the earliest one if all are later.
  case current
  /// The timeline's entry of this index; the last one for larger indices.
  case index(Int)
  /// An entry outside the timeline, by the name that the widget gives it.
  case named(String)
}

extension EntrySelection {
  /// The name in command line flags and file names: `snapshot`, `placeholder`, `timeline`, `current`, a
  /// number, or a name of the widget's own.
  public var slug: String {
    switch self {
    case .snapshot: "snapshot"
    case .placeholder: "placeholder"
    case .timeline: "timeline"
    case .current: "current"
    case .index(let index): String(index)
    case .named(let name): name
    }
  }

  /// Creates a selection from its slug: one of the four words in any letter case, an index from 0, or an
  /// entry's name. Returns nil for other texts.
  public init?(slug: String) {
    switch slug.lowercased() {
    case "snapshot": self = .snapshot
    case "placeholder": self = .placeholder
    case "timeline": self = .timeline
    case "current": self = .current
    default:
      if let index = Int(slug), index >= 0 {
        self = .index(index)
      } else if EntrySelection.isName(slug) {
        self = .named(slug)
      } else {
        return nil
      }
    }
  }
}

extension EntrySelection {
  /// The names that are defined for every widget.
  package static let words = ["snapshot", "placeholder", "timeline", "current"]

  /// Whether a widget may give an entry this name: a letter, then letters, digits and hyphens, as in file
  /// names, and none of `words`.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 32 else { return false }
    return !words.contains(text.lowercased())
      && text.utf8.allSatisfy { isLetter($0) || ($0 >= 48 && $0 <= 57) || $0 == 45 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 32 >= 97 && byte | 32 <= 122 }
}
