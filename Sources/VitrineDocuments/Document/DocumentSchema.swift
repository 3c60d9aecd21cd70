import Vitrine

/// The keys of a document and of its parts.
enum DocumentSchema {
  /// The version of the format that this code reads.
  static let version = 1

  static let parameters: [Parameter] = [
    Parameter("vitrine", .integer, required: true, "version of the format: \(version)"),
    Parameter("$schema", .written, "address of the JSON Schema, for editors"),
    Parameter("kind", .string, required: true, "the widget's identity; pictures are named for it"),
    Parameter("displayName", .string, "its name in the gallery"),
    Parameter("description", .string, "its explanation in the gallery"),
    Parameter(
      "app", .object(AppReader.parameters), "the app that it belongs to, as screens show it"),
    Parameter(
      "families", .list(.choice(Names.families)), default: "small, medium, large",
      "the sizes that it supports"),
    Parameter("colors", .written, "colours by name: #RRGGBB, or {\"light\": …, \"dark\": …}"),
    Parameter("fonts", .written, "fonts by name: files beside the document"),
    Parameter("data", .written, "what the views show, by name"),
    Parameter(
      "strings", .either([.string, .record]), default: "the catalogue of the document's name",
      "its texts in other languages: by language, then by the text as written here, each a text or its forms "
        + "by zero, one, two, few, many, other; or the name of a string catalogue (.xcstrings) beside the document"
    ),
    Parameter(
      "sourceLanguage", .string, default: DocumentStrings.standardSource,
      "the language of the document's own texts"),
    Parameter(
      "views", .written, "views of the document's own by name; arguments become names inside"),
    Parameter("entries", .list(.object(entry)), "moments of the timeline, each with its own data"),
    Parameter(
      "reload", .string, default: "atEnd", suggests: .words(["atEnd", "never"]),
      "when more entries are asked for: atEnd, never, or the date after which they are"),
    Parameter(
      "samples", .written,
      "entries beside the timeline by name, such as signed-out: data, over `data`"
    ),
    Parameter("placeholder", .written, "data of the placeholder, over `data`"),
    Parameter(
      "body", .written,
      "the view, or one for each family (in Today widgets each display mode) and a `default`; required but for live "
        + "activities and controls"),
    Parameter(
      "today", .object(TodayDocument.parameters), "makes it a Today widget of iOS 9 to 13"),
    Parameter("activity", .object(ActivityForm.parameters), "makes it a live activity"),
    Parameter("control", .object(ControlForm.parameters), "makes it a control"),
    Parameter(
      "background", .either([.style, .views]),
      "the container's background, a style or views, in place of `containerBackground`"),
    Parameter(
      "contentMargins", .either([.bool, .choice(["standard", "tight"])]), default: "true",
      "whether the system's margins are kept free (none before iOS 17); or the guidelines' under every "
        + "system: standard, or tight for graphics and buttons"),
    Parameter("url", .string, "what a tap opens"),
    Parameter(
      "parameters", .list(.object(parameter)),
      "what people can set, for the sheet of settings; its colours are `AccentColor` and "
        + "`WidgetBackground` of `colors`"),
    Parameter(
      "lintIgnore", .list(.object(LintIgnoreNote.parameters)),
      "rules of `vitrine lint` that the whole widget breaks on purpose"),
  ]

  static let parameter: [Parameter] = [
    Parameter("title", .string, required: true, "what is set"),
    Parameter("value", .written, "what it is set to: a text, a number, true or false"),
  ]

  private static let relevance: [Parameter] = [
    Parameter("score", .number, required: true, "how much it matters; 0 or less: not at all"),
    Parameter("duration", .number, default: "0", "seconds; 0 lasts until the next entry"),
  ]

  /// The keys that a live activity does not have, with the reason.
  static let notOfActivities: [(key: String, reason: String)] = [
    (
      "today", "a document is a Today widget or a live activity: keep one of 'today' and 'activity'"
    ),
    (
      "control", "a document is a live activity or a control: keep one of 'activity' and 'control'"
    ),
    ("body", "a live activity has no body: its views are 'banner' and those of 'island'"),
    ("families", "a live activity has no families: its surfaces are the banner and the island"),
    ("background", "a live activity has no background: activityBackgroundTint colours its banner"),
    ("contentMargins", "a live activity has no content margins but those of 'island'"),
    ("entries", "a live activity has no timeline: its moments are 'states'"),
    ("reload", "a live activity has no timeline: updates come from its app"),
    ("placeholder", "a live activity has no placeholder: its first state is shown"),
    ("parameters", "a live activity has no settings"),
  ]

  /// The keys that a control does not have, with the reason.
  static let notOfControls: [(key: String, reason: String)] = [
    ("today", "a document is a Today widget or a control: keep one of 'today' and 'control'"),
    ("body", "a control has no body: the system makes its views of 'title' and 'systemImage'"),
    ("families", "a control has no families: people choose its size in the Control Center"),
    ("background", "a control has no background: its plate is the system's"),
    ("contentMargins", "a control has no content margins"),
    ("entries", "a control has no timeline: the entries of a toggle are its states off and on"),
    ("reload", "a control has no timeline: its app reloads it"),
    ("placeholder", "a control has no placeholder: lists show its usual value"),
    ("url", "a control opens no URL: a tap runs the 'intent' of its toggle or button"),
    ("parameters", "a control has no sheet of settings"),
  ]

  /// Throws unless a document is written in the version of the format that this code reads.
  static func checkVersion(
    _ object: LocatedObject, _ root: LocatedValue, file: String
  ) throws(DocumentError) {
    guard let found = object["vitrine"] else {
      throw DocumentError(
        file: file, position: root.position, path: .root,
        message: "missing key 'vitrine': the version of the format, \(version)")
    }
    guard found.number == Double(version) else {
      throw DocumentError(
        file: file, position: found.position, path: DocumentPath.root.key("vitrine"),
        message: "expected version \(version) of the format, found \(found.kindDescription)")
    }
  }

  /// Returns the margins of a checked value.
  static func margins(_ value: LocatedValue?) -> ContentMargins {
    if let name = value?.string { return ContentMargins(rawValue: name) ?? .system }
    return value?.bool == false ? .none : .system
  }

  static let entry: [Parameter] = [
    Parameter("date", .date, required: true, "when it starts to show"),
    Parameter(
      "relevance", .either([.number, .object(relevance)]),
      "its score for the smart stack, or score and duration"),
    Parameter("data", .written, "data, over the document's"),
  ]
}
