import Testing
import Vitrine
import VitrineDocuments

/// Mistakes in documents of controls: each is refused where it stands, and the schema refuses what it can.
@Suite struct ControlMistakeTests {
  private static func document(_ control: String, _ more: String = "") -> String {
    #"{"vitrine":1,"kind":"Lamp",\#(more)"control":\#(control)}"#
  }

  private static let plain = #"{"toggle":{"title":"Lamp","isOn":true,"intent":"SetLamp"}}"#

  /// The message from the path on.
  private func problem(_ text: String) -> String {
    let message = DocumentErrorTests.message(text)
    return message.firstIndex(of: "$").map { String(message[$0...]) } ?? message
  }

  @Test(arguments: [
    plain, #"{"button":{}}"#, #"{"button":{"title":"Go"},"disabled":true,"tint":"red"}"#,
    #"{"toggle":{"systemImage":{"on":"sun.max","off":"moon"},"isOn":"$1 > 0"}}"#,
  ]) func plainControlsAreFine(control: String) throws {
    let text = Self.document(control)
    #expect(problem(text) == "no error")
    #expect(try SchemaChecker.shared.get().problems(of: text) == [])
  }

  @Test(arguments: [
    ("7", "$.control: expected an object, found the number 7"),
    ("{}", "$.control: missing key 'toggle' or 'button': what the control is"),
    (
      #"{"toggle":{},"button":{}}"#,
      "$.control.button: a control is a toggle or a button: keep one of 'toggle' and 'button'"
    ),
    (#"{"togle":{}}"#, "$.control: unknown key 'togle'; did you mean 'toggle'?"),
    (#"{"toggle":{"isON":true}}"#, "$.control.toggle: unknown key 'isON'; did you mean 'isOn'?"),
    (
      #"{"toggle":{"isOn":"yes"}}"#,
      #"$.control.toggle.isOn: expected true or false, found "yes""#
    ),
    (
      #"{"toggle":{"systemImage":{"onn":"star"}}}"#,
      "$.control.toggle.systemImage: unknown key 'onn'; did you mean 'on'?"
    ),
    (
      #"{"toggle":{"title":"{roam}"}}"#,
      "$.control.toggle.title: unknown data name 'roam'; valid: environment, entry, isOn"
    ),
    (#"{"button":{"isOn":true}}"#, "$.control.button: unknown key 'isOn'"),
    (#"{"button":{},"tnt":"red"}"#, "$.control: unknown key 'tnt'; did you mean 'tint'?"),
  ]) func mistakesAreLocated(control: String, wanted: String) throws {
    let found = problem(Self.document(control))
    #expect(found.hasPrefix(wanted), "\(found)")
  }

  @Test(arguments: [
    (#""body":"a","#, "$.body: a control has no body"),
    (#""families":["small"],"#, "$.families: a control has no families"),
    (#""entries":[],"#, "$.entries: a control has no timeline"),
    (#""reload":"never","#, "$.reload: a control has no timeline"),
    (#""placeholder":{},"#, "$.placeholder: a control has no placeholder"),
    (#""url":"a://b","#, "$.url: a control opens no URL"),
    (#""background":"red","#, "$.background: a control has no background"),
    (#""today":{"title":"A"},"#, "$.today: a document is a Today widget or a control"),
    (#""data":{"isOn":true},"#, "$.data: the name 'isOn' is taken: it is the state of the toggle"),
    (#""samples":{"a":{"isOn":true}},"#, "$.samples.a: the name 'isOn' is taken"),
  ]) func keysOfOtherFormsAreRefused(members: String, wanted: String) throws {
    let text = Self.document(Self.plain, members)
    let found = problem(text)
    #expect(found.hasPrefix(wanted), "\(found)")
    // Which names data may have, no schema says.
    guard !wanted.contains("'isOn'") else { return }
    #expect(try SchemaChecker.shared.get().problems(of: text) != [])
  }

  @Test func aControlIsNoLiveActivity() {
    let activity =
      #""activity":{"states":[{}],"banner":"a","island":{"leading":"a","compactLeading":"b","compactTrailing":"c","minimal":"d"}},"#
    #expect(
      problem(Self.document(Self.plain, activity))
        == "$.control: a document is a live activity or a control: keep one of 'activity' and 'control'"
    )
  }
}
