import Vitrine
import VitrineDocuments

/// The settings of a job: flags of `render` by their names, with their values as text.
struct JobSettings: Hashable, Sendable {
  /// The texts, in the order of the job.
  private(set) var texts: [Text] = []

  struct Text: Hashable, Sendable {
    var name: String
    var value: String
  }

  init() {}

  /// Reads an object whose values are texts, numbers, lists of these, and true or false for switches.
  init(_ value: LocatedValue?) throws(JobError) {
    guard let value, !value.isNull else { return }
    guard let object = value.object else {
      throw JobError(.job, "settings: expected settings by name, found \(value.kindDescription)")
    }
    for member in object.members {
      guard let kind = Self.kinds.first(where: { $0.name == member.key })?.kind else {
        throw .unknown(member.key, what: "setting", among: Self.kinds.map(\.name))
      }
      let text: String
      do throws(JobError) { text = try Self.text(member.value, kind) } catch {
        throw JobError(error.code, "settings.\(member.key): \(error.message)")
      }
      texts.append(Text(name: member.key, value: text))
    }
  }

  private static func text(_ value: LocatedValue, _ kind: Kind) throws(JobError) -> String {
    if case .flag = kind { return try flag(value) }
    guard let items = value.array else { return try checked(part(value)) }
    var text = ""
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      text += try part(item)
    }
    return try checked(text)
  }

  private static func flag(_ value: LocatedValue) throws(JobError) -> String {
    guard let isOn = value.bool else {
      throw JobError(.job, "expected true or false, found \(value.kindDescription)")
    }
    return isOn ? "true" : "false"
  }

  /// Returns one value of a list, as a flag would have it.
  private static func part(_ value: LocatedValue) throws(JobError) -> String {
    if let text = value.string { return text }
    if let number = value.written { return number.setting }
    throw JobError(
      .job, "expected a text, a number or a list of these, found \(value.kindDescription)")
  }

  private static func checked(_ text: String) throws(JobError) -> String {
    guard text.utf8.count <= JobLimits.settingLength else {
      throw JobError(.settings, "a setting has at most \(JobLimits.settingLength) bytes")
    }
    return text
  }
}

extension JobSettings {
  typealias TextPath = WritableKeyPath<DrawingOptions, String?> & Sendable
  typealias FixedPath = WritableKeyPath<DrawingOptions, String> & Sendable
  typealias FlagPath = WritableKeyPath<DrawingOptions, Bool> & Sendable

  /// The flag that a setting stands for, and its type.
  enum Kind: Sendable {
    case text(TextPath)
    /// With a value also when it is not given.
    case fixed(FixedPath)
    case flag(FlagPath)
    case scale
    /// The name of something that ships, or a file in the folder of inputs.
    case wallpaper
    /// A file in the folder of inputs.
    case icon
  }

  /// The names are those of the flags, without dashes; what a flag says of the run is no setting of a job.
  static let kinds: [(name: String, kind: Kind)] = [
    ("family", .fixed(\.family)), ("device", .text(\.device)), ("typeSize", .text(\.typeSize)),
    ("scheme", .text(\.scheme)), ("mode", .text(\.mode)), ("look", .text(\.look)),
    ("tint", .text(\.tint)), ("tintPlate", .text(\.tintPlate)), ("entry", .text(\.entry)),
    ("at", .text(\.at)), ("locale", .text(\.locale)), ("stress", .flag(\.stress)),
    ("scene", .text(\.scene)), ("standby", .text(\.standby)), ("wallpaper", .wallpaper),
    ("orientation", .text(\.orientation)),
    ("appName", .text(\.appName)), ("appIcon", .icon),
    ("displayMode", .fixed(\.today.displayMode)), ("actions", .text(\.today.actions)),
    ("surface", .text(\.activity.surface)), ("firstDisplay", .flag(\.today.firstDisplay)),
    ("statusTime", .text(\.statusTime)),
    ("largeIcons", .flag(\.largeIcons)), ("os", .text(\.os)), ("size", .text(\.size)),
    ("scale", .scale), ("timeZone", .fixed(\.timeZone)), ("contrast", .fixed(\.contrast)),
    ("boldText", .flag(\.boldText)), ("reduceTransparency", .flag(\.reduceTransparency)),
  ]

  /// Whether a setting is true or false.
  static func isSwitch(_ name: String) -> Bool {
    kinds.contains { if $0.name == name, case .flag = $0.kind { true } else { false } }
  }

  /// The name of a setting's flag, without its dashes: `typeSize` is `type-size`.
  static func flag(_ name: String) -> String {
    name.reduce(into: "") { flag, letter in
      flag += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }

  /// Whether a setting names a file, which may change between two jobs.
  var readsFiles: Bool {
    texts.contains { text in
      text.name == "appIcon" || (text.name == "wallpaper" && !Wallpaper.names.contains(text.value))
    }
  }

  /// Returns flags with these settings in place of the worker's own.
  func applied(to flags: DrawingOptions, in folder: JobFolder) throws -> DrawingOptions {
    var flags = flags
    for text in texts {
      switch Self.kinds.first(where: { $0.name == text.name })?.kind {
      case .text(let path)?: flags[keyPath: path] = text.value
      case .fixed(let path)?: flags[keyPath: path] = text.value
      case .flag(let path)?: flags[keyPath: path] = text.value == "true"
      case .scale?:
        guard let scale = Int(text.value) else {
          throw UsageError("--scale is 1, 2 or 3, not \(text.value)")
        }
        flags.scale = scale
      case .wallpaper?:
        let isKnown = Wallpaper.names.contains(text.value)
        flags.wallpaper = isKnown ? text.value : try folder.file(text.value)
      case .icon?: flags.appIcon = try folder.file(text.value)
      case nil: continue
      }
    }
    return flags
  }
}
