public import VitrineImages

/// Who changed a picture: the one who designs the widget, or the program that draws it.
public enum ChangeOrigin: String, Hashable, Sendable, CaseIterable {
  /// The pixels are equal.
  case none
  /// The settings that it was drawn with differ.
  case environment
  /// Only times differ, or the widget's entry is of another date: what ran was not the author's change.
  case clock
  /// The views differ, and the same version of the program drew both.
  case design
  /// No view has another value and yet they lie elsewhere: fonts or the program, or code of the author's
  /// that lays out.
  case layout
  /// The views are placed alike and the pixels differ: the program draws them differently.
  case engine
  /// The views differ, and so does the version: it may be either.
  case undecided
  /// A file does not say where it comes from.
  case unknown

  /// Judges by what the two files say of themselves.
  public init(old: Provenance?, new: Provenance?, pixelsDiffer: Bool) {
    guard pixelsDiffer else {
      self = .none
      return
    }
    guard let old, let new, old.placed != 0, new.placed != 0 else {
      self = .unknown
      return
    }
    let isKnown = !old.environment.isEmpty && !new.environment.isEmpty
    if old.placed == new.placed {
      self = .engine
    } else if isKnown, old.settings != new.settings {
      self = .environment
    } else if old.engine != new.engine {
      self = .undecided
    } else if let before = old.date, let now = new.date, before != now {
      self = .clock
    } else {
      self = .design
    }
  }

  /// The name under which a picture's file keeps the date that it shows, in seconds since 1970.
  public static let dateSetting = "date"

  /// The same with what the views themselves tell: hashes do not know what an author set from what
  /// layout made of it.
  public func refined(by blame: Blame?) -> ChangeOrigin {
    guard let causes = blame?.causes, !causes.isEmpty else { return self }
    switch self {
    case .clock:
      // A date moves texts and what is drawn from a number; it sets no fonts and colours.
      return causes.contains { Self.kindsOfDesign.contains($0.kind) } ? .design : .clock
    case .design, .undecided:
      if causes.allSatisfy({ $0.kind == .layout || $0.kind == .rendering }) { return .layout }
      return causes.allSatisfy(\.isOfTime) ? .clock : self
    default: return self
    }
  }

  private static let kindsOfDesign: Set<Cause.Kind> = [
    .font, .color, .image, .added, .removed, .order,
  ]

  /// What a report says.
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
  fileprivate var date: String? {
    environment.first { $0.name == ChangeOrigin.dateSetting }?.value
  }

  /// All but the date.
  fileprivate var settings: [Setting] {
    environment.filter { $0.name != ChangeOrigin.dateSetting }
  }
}

extension Cause {
  /// Whether one time of day became another: texts that are alike but for digits, with a `9:41` in them.
  fileprivate var isOfTime: Bool {
    kind == .text
      && ([values] + otherValues).allSatisfy { pair in
        guard let old = pair.old, let new = pair.new else { return false }
        let (before, now) = (TimeShape(old), TimeShape(new))
        return before.hasTime && before.shape == now.shape
      }
  }
}

/// A text without its numbers.
private struct TimeShape {
  /// Runs of digits as `#`; morning and afternoon are not told apart.
  var shape = ""
  /// Whether two numbers are parted by a colon.
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
