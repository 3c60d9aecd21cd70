/// The Swift of a target, by its settings.
package struct LanguageSettings: Hashable, Sendable {
  /// The language mode: 4, 5 or 6.
  package var version: Int
  /// Whether declarations without an actor are the main actor's.
  package var isOfMainActor: Bool
  /// The names of features of later modes that are on, sorted.
  package var features: [String]
  /// The names that `#if` finds set, in the order of the settings.
  package var conditions: [String]

  /// Features that one setting switches on together (Xcode 26's build settings).
  package static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  package init(version: Int = 5) {
    self.version = version
    isOfMainActor = false
    features = []
    conditions = []
  }

  init(_ settings: BuildSettings) {
    version = settings["SWIFT_VERSION"].flatMap { Int($0.prefix { $0 != "." }) } ?? 5
    isOfMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    var names = Set(settings.values.keys.filter(settings.isTrue).compactMap(Self.feature(of:)))
    if settings.isTrue("SWIFT_APPROACHABLE_CONCURRENCY") { names.formUnion(Self.approachable) }
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    names.formUnion(Self.values(of: "-enable-upcoming-feature", in: flags))
    features = names.sorted()
    conditions = []
    let defined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map {
      String($0.dropFirst(2))
    }
    let all =
      settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined
      + Self.values(of: "-D", in: flags)
    for name in all where !conditions.contains(name) { conditions.append(name) }
  }

  /// The words behind a flag.
  private static func values(of flag: String, in words: [String]) -> [String] {
    zip(words, words.dropFirst()).filter { $0.0 == flag }.map(\.1)
  }

  /// Returns the feature that a setting switches on: `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY` is `ExistentialAny`.
  private static func feature(of setting: String) -> String? {
    if setting == "SWIFT_ENABLE_BARE_SLASH_REGEX" { return "BareSlashRegexLiterals" }
    let start = "SWIFT_UPCOMING_FEATURE_"
    guard setting.hasPrefix(start) else { return nil }
    let words = setting.dropFirst(start.count).split(separator: "_")
    let name = words.map { $0 == "OBJC" ? "ObjC" : $0.prefix(1) + $0.dropFirst().lowercased() }
      .joined()
    // The only setting whose name is not the feature's.
    return name == "DisableOutwardActorIsolation" ? "DisableOutwardActorInference" : name
  }
}
