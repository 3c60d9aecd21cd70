public import VitrineImages

/// Who changed a picture: the one who designs the widget, or the program that draws it.
public enum ChangeOrigin: String, Hashable, Sendable, CaseIterable {
  /// The pixels are equal.
  case none
  /// The settings that it was drawn with differ.
  case environment
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
    if old.placed == new.placed {
      self = .engine
    } else if !old.environment.isEmpty, !new.environment.isEmpty, old.environment != new.environment
    {
      self = .environment
    } else {
      self = old.engine == new.engine ? .design : .undecided
    }
  }

  /// The same with what the views themselves tell: hashes do not know what an author set from what
  /// layout made of it.
  public func refined(by blame: Blame?) -> ChangeOrigin {
    guard self == .design || self == .undecided, let causes = blame?.causes, !causes.isEmpty,
      causes.allSatisfy({ $0.kind == .layout || $0.kind == .rendering })
    else { return self }
    return .layout
  }

  /// What a report says.
  public var explanation: String {
    switch self {
    case .none: "nothing changed"
    case .environment: "drawn with other settings"
    case .design: "design change: other views, drawn by the same version"
    case .layout: "layout change: the same views with the same values, laid out differently"
    case .engine: "rendering change: the same views, drawn differently"
    case .undecided: "undecided: other views, and another version of the renderer"
    case .unknown: "a picture does not say where it comes from"
    }
  }
}
