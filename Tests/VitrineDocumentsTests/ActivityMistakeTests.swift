import Testing
import Vitrine
import VitrineDocuments

/// Mistakes in documents of live activities: each is refused where it stands, and the schema refuses what it can.
@Suite struct ActivityMistakeTests {
  private static let island =
    #"{"leading":"a","compactLeading":"b","compactTrailing":"c","minimal":"d"}"#

  private static func activity(
    attributes: String = #"{"flight":"KL 1"}"#, states: String = #"[{"gate":"B4"}]"#,
    banner: String = #""{flight}""#, island: String = Self.island
  ) -> String {
    #"{"attributes":\#(attributes),"states":\#(states),"banner":\#(banner),"island":\#(island)}"#
  }

  private static func document(_ activity: String, _ more: String = "") -> String {
    #"{"vitrine":1,"kind":"Trip",\#(more)"activity":\#(activity)}"#
  }

  /// The message from the path on.
  private func problem(_ text: String) -> String {
    let message = DocumentErrorTests.message(text)
    return message.firstIndex(of: "$").map { String(message[$0...]) } ?? message
  }

  @Test func aPlainActivityIsFine() throws {
    let text = Self.document(Self.activity())
    #expect(problem(text) == "no error")
    #expect(try SchemaChecker.shared.get().problems(of: text) == [])
  }

  @Test(arguments: [
    ("7", "$.activity: expected an object, found the number 7"),
    ("{}", "$.activity: missing key 'states': a list with an object of values for each moment"),
    (
      #"{"state":{"gate":"B4"}}"#, "$.activity: unknown key 'state'; did you mean 'states'?"
    ),
    (
      activity(states: #"{"gate":"B4"}"#),
      "$.activity.states: expected a list with an object of values for each moment, found an object"
    ),
    (
      activity(states: #"[{"gate":"B4"},"C17"]"#),
      #"$.activity.states[1]: expected values by name, found "C17""#
    ),
    (activity(states: "[null]"), "$.activity.states[0]: expected values by name, found null"),
    (
      activity(attributes: #"["KL 1"]"#),
      "$.activity.attributes: expected values by name, found a list"
    ),
    (
      #"{"states":[{"gate":"B4"}],"island":\#(island)}"#,
      "$.activity: missing argument 'banner': a view"
    ),
    (
      #"{"states":[{"gate":"B4"}],"banner":"a"}"#,
      "$.activity: missing argument 'island': an object"
    ),
    (
      activity(island: #"{"leading":"a","compactLeading":"b","compactTrailing":"c"}"#),
      "$.activity.island: missing argument 'minimal': a view"
    ),
    (
      activity(island: #"{"leadng":"a","compactLeading":"b","compactTrailing":"c","minimal":"d"}"#),
      "$.activity.island: unknown key 'leadng'; did you mean 'leading'?"
    ),
    (activity(island: #""a""#), #"$.activity.island: expected an object, found "a""#),
    (activity(island: with(#""leading":{"priority":1}"#)), missingContent),
    (
      activity(island: with(#""leading":{"content":"a","priorty":1}"#)),
      "$.activity.island.leading: unknown argument 'priorty' of 'leading'; did you mean 'priority'?"
    ),
    (
      activity(island: with(#""leading":{"content":"a","priority":"high"}"#)),
      #"$.activity.island.leading.priority: expected a number, found "high""#
    ),
    (
      activity(island: with(#""leading":"a","contentMargins":{"compact":4}"#)),
      "$.activity.island.contentMargins: unknown key 'compact'; did you mean"
    ),
    (
      activity(island: with(#""leading":"a","contentMargins":4"#)),
      "$.activity.island.contentMargins: expected an object, found the number 4"
    ),
    (
      activity(island: with(#""leading":"a","keylineTint":7"#)),
      "$.activity.island.keylineTint: expected a colour, found the number 7"
    ),
  ])
  func theSchemaRefusesItToo(_ activity: String, _ message: String) throws {
    let text = Self.document(activity)
    let found = problem(text)
    #expect(found.hasPrefix(message), "\(found)")
    #expect(try !SchemaChecker.shared.get().problems(of: text).isEmpty, "\(text)")
  }

  private static let missingContent =
    "$.activity.island.leading: missing argument 'content' of 'leading': a list of views"

  private static func with(_ more: String) -> String {
    #"{\#(more),"compactLeading":"b","compactTrailing":"c","minimal":"d"}"#
  }

  /// What a schema cannot tell: names, and values in two places.
  @Test(arguments: [
    (activity(states: "[]"), "", "$.activity.states: a live activity has at least one state"),
    (
      activity(states: #"[{"isStale":1}]"#), "",
      "$.activity.states[0].isStale: expected true or false, found the number 1"
    ),
    (
      activity(banner: #"{"Txt":"a"}"#), "",
      "$.activity.banner: unknown view 'Txt'; did you mean 'Text'?"
    ),
    (
      activity(attributes: #"{"gate":"A1"}"#), "",
      "$.activity.states[0]: 'gate' is one of the attributes, which stay"
    ),
    (
      activity(attributes: #"{"flight":"KL 1","isStale":true}"#), "",
      "$.activity.attributes: 'isStale' is a value of a state"
    ),
    (
      activity(), #""data":{"isStale":true},"#,
      "$.data: 'isStale' is a value of a state"
    ),
    (
      activity(states: #"[{"entry":1}]"#), "",
      "$.activity.states[0]: the name 'entry' is taken: it is what the renderer knows"
    ),
    (
      activity(attributes: #"{"flight":"a","environment":1}"#), "",
      "$.activity.attributes: the name 'environment' is taken"
    ),
    (
      activity(banner: #""{flght}""#), "",
      "$.activity.banner: unknown data name 'flght'; did you mean 'flight'?"
    ),
    (
      activity(island: with(#""contentMargins":{"minimal":1}"#)), "",
      "$.activity.island: the expanded island has no view: at least one of leading, trailing, center, bottom"
    ),
    (
      activity(banner: #"{"Text":"a","modifiers":[{"dynamicIsland":"belowIfTooWid"}]}"#), "",
      "$.activity.banner.modifiers[0].dynamicIsland: unknown value 'belowIfTooWid'"
    ),
    (
      activity(banner: #"{"Text":"a","modifiers":[{"activityBackgroundTint":"bleu"}]}"#), "",
      "$.activity.banner.modifiers[0].activityBackgroundTint: unknown colour 'bleu'; did you mean 'blue'?"
    ),
  ])
  func namesAreChecked(_ activity: String, _ more: String, _ message: String) {
    let found = problem(Self.document(activity, more))
    #expect(found.hasPrefix(message), "\(found)")
  }

  /// What widgets have and live activities do not.
  @Test(arguments: [
    (#""families":["systemSmall"]"#, "$.families: a live activity has no families: its surfaces"),
    (#""body":"a""#, "$.body: a live activity has no body: its views are"),
    (#""today":{}"#, "$.today: a document is a Today widget or a live activity: keep one of"),
    (#""background":"red""#, "$.background: a live activity has no background: activityBackground"),
    (#""contentMargins":false"#, "$.contentMargins: a live activity has no content margins but"),
    (#""entries":[]"#, "$.entries: a live activity has no timeline: its moments are 'states'"),
    (#""reload":"never""#, "$.reload: a live activity has no timeline: updates come from its app"),
    (#""placeholder":{}"#, "$.placeholder: a live activity has no placeholder: its first state"),
    (#""parameters":[]"#, "$.parameters: a live activity has no settings"),
  ])
  func keysOfWidgetsAreRefused(_ member: String, _ message: String) throws {
    let text = Self.document(Self.activity(), member + ",")
    let found = problem(text)
    #expect(found.hasPrefix(message), "\(found)")
    #expect(try !SchemaChecker.shared.get().problems(of: text).isEmpty)
    // And the same document as a widget is as before.
    #expect(DocumentErrorTests.message(#"{"vitrine":1,"kind":"Trip","body":"a"}"#) == "no error")
  }

  @Test func theSchemaKnowsWidgetsAndActivities() throws {
    let schema = try SchemaChecker.shared.get()
    #expect(try schema.problems(of: #"{"vitrine":1,"kind":"W","body":"a"}"#) == [])
    #expect(try !schema.problems(of: #"{"vitrine":1,"kind":"W"}"#).isEmpty)
    let full = Self.activity(
      attributes: #"{"price":"$12"}"#, states: #"[{"isStale":true},{"a":{"b":["$"]}}]"#,
      banner:
        ##"{"Text":"{price}","modifiers":["activityBackgroundTint",{"activityBackgroundTint":"#1A1F33"},"##
        + #"{"activitySystemActionForegroundColor":"white"}]}"#,
      island: #"""
        {"leading":{"content":["a","b"],"priority":1,"contentMargins":{"leading":4}},"trailing":{"Text":"a"},
        "center":["a"],"bottom":{"if":"$isStale","then":"a"},"compactLeading":{"Text":"a"},"compactTrailing":"b",
        "minimal":{"Text":"a","modifiers":[{"dynamicIsland":"belowIfTooWide"}]},"keylineTint":"#FCC940",
        "url":"trips://all","contentMargins":{"expanded":20,"minimal":{"all":2}}}
        """#)
    for text in [Self.document(full), Self.document(full, #""url":"a://b","samples":{"x":{}},"#)] {
      #expect(problem(text) == "no error")
      #expect(try schema.problems(of: text) == [])
    }
  }

  /// Values are the data's: a dollar sign in one is a dollar sign.
  @Test func valuesAreNotExpressions() {
    let text = Self.document(
      Self.activity(attributes: #"{"flight":"$12 )("}"#, states: #"[{"gate":"$("}]"#))
    #expect(problem(text) == "no error")
  }

  @Test func hostileInputEnds() {
    let many = Array(repeating: #"{"gate":"B4"}"#, count: 20_000).joined(separator: ",")
    #expect(problem(Self.document(Self.activity(states: "[\(many)]"))) == "no error")
    let long = String(repeating: "a", count: 100_000)
    #expect(
      problem(Self.document(Self.activity(states: #"[{"isStale":"\#(long)"}]"#))).count < 300)
    #expect(
      problem(Self.document(Self.activity(states: #"[{"\#(long)":1,"flight":2}]"#))).count < 300)
    let names = (0..<20_000).map { #""n\#($0)":1"# }.joined(separator: ",")
    #expect(problem(Self.document(Self.activity(states: "[{\(names)}]"))) == "no error")
  }
}
