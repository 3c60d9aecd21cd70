public import VitrineImages

/// The origin of a picture's change: the widget's author or the program that draws it.
public enum ChangeOrigin: String, Hashable, Sendable, CaseIterable {
  /// The pixels are equal.
  case none
  /// The settings of the two pictures differ.
  case environment
  /// Only times differ, or the widget's entry has another date: the clock changed, not the author's code.
  case clock
  /// The views differ, and the same version of the program drew both.
  case design
  /// No value that records hold changed, yet frames differ: because of fonts, the program, or the author's own
  /// layout code.
  case layout
  /// The views have the same frames and the pixels differ: the program draws them differently.
  case engine
  /// The views differ, and so does the program's version: either may be the reason.
  case undecided
  /// A file has no provenance.
  case unknown

  /// Judges by the provenance of the two files alone.
  public init(old: Provenance?, new: Provenance?, pixelsDiffer: Bool) {
    guard pixelsDiffer else {
      self = .none
      return
    }
    guard let old, let new, old.placed != 0, new.placed != 0 else {
      self = .unknown
      return
    }
    let changed = SettingChange.all(old.environment, new.environment).filter {
      $0.name != Self.dateSetting && $0.name != SettingChange.moment
    }
    if old.placed == new.placed {
      self = .engine
    } else if !changed.isEmpty {
      self = .environment
    } else if old.engine != new.engine {
      self = .undecided
    } else if old.isOfAnotherDate(than: new) {
      self = .clock
    } else {
      self = .design
    }
  }

  /// The name of the setting that held the picture's date, in seconds since 1970, in files of before.
  public static let dateSetting = "date"

  /// Refines the origin with the causes found in the views: hashes cannot tell the author's values from
  /// those of layout.
  public func refined(by blame: Blame?) -> ChangeOrigin {
    guard let causes = blame?.causes, !causes.isEmpty else { return self }
    // Another moment is no design change, even if a widget has other colours then.
    let isSet = causes.contains { $0.kind == .environment }
    if isSet, self == .clock, causes.contains(where: \.isOfDesign) { return .environment }
    if isSet, self == .design || self == .undecided { return .environment }
    switch self {
    case .clock:
      // A date changes texts and drawings computed from a number, but no fonts and colours.
      return causes.contains(where: \.isOfDesign) ? .design : .clock
    case .design, .undecided:
      if causes.allSatisfy({ $0.kind == .layout || $0.kind == .rendering }) { return .layout }
      return causes.allSatisfy(\.isOfTime) ? .clock : self
    default: return self
    }
  }

  /// The origin in the words of a report.
  public var explanation: String {
    switch self {
    case .none: "nothing changed"
    case .environment: "drawn with other settings"
    case .clock:
      "the clock moved: only times differ, or the entry is of another date; no design change is seen"
    case .design: "design change: other views, drawn by the same version"
    case .layout: "layout change: the same views with the same values, laid out differently"
    case .engine: "rendering change: the same views, drawn differently"
    case .undecided: "undecided: other views, and another version of the renderer"
    case .unknown: "a picture does not say where it comes from"
    }
  }
}

extension Provenance {
  /// Whether both name their date, by the setting or as files of before did, and it differs.
  fileprivate func isOfAnotherDate(than other: Provenance) -> Bool {
    [SettingChange.moment, ChangeOrigin.dateSetting].contains { name in
      guard let (a, b) = both(name, other) else { return false }
      return a != b
    }
  }

  private func both(_ name: String, _ other: Provenance) -> (String, String)? {
    guard let a = environment.first(where: { $0.name == name })?.value,
      let b = other.environment.first(where: { $0.name == name })?.value
    else { return nil }
    return (a, b)
  }
}

extension Cause {
  /// Whether a date alone rarely changes this.
  fileprivate var isOfDesign: Bool {
    [.font, .color, .image, .added, .removed, .order].contains(kind)
  }

  /// Whether one time of day became another: texts that are equal except for digits, with a time like `9:41`.
  fileprivate var isOfTime: Bool {
    kind == .text
      && ([values] + otherValues).allSatisfy { pair in
        guard let old = pair.old, let new = pair.new else { return false }
        let (before, now) = (TimeShape(old), TimeShape(new))
        return before.hasTime && before.shape == now.shape
      }
  }
}

/// A text with its numbers masked.
private struct TimeShape {
  /// The text with runs of digits as `#`; a.m. and p.m. are treated as equal.
  var shape = ""
  /// Whether a colon separates two numbers.
  var hasTime = false

  init(_ text: String) {
    for character in text.lowercased() {
      if !character.isNumber {
        shape.append(character)
      } else if shape.last != "#" {
        hasTime = hasTime || shape.hasSuffix("#:")
        shape.append("#")
      }
    }
    shape = shape.replacing("am", with: "pm")
  }
}
