import Foundation
import Testing
import Vitrine

private func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

private enum Drink: String, AppEnum {
  case water, tea
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static let caseDisplayRepresentations: [Drink: DisplayRepresentation] = [
    .water: "Water", .tea: "Tea",
  ]
}

private struct AddDrink: AppIntent {
  static let title: LocalizedStringResource = "Add a drink"
  @Parameter(title: "Drink", default: .water) var drink: Drink
  @Parameter(title: "Millilitres", default: 250) var amount: Int
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Tags", default: ["cold"]) var tags: [String]

  init() {}

  init(_ drink: Drink, amount: Int) {
    self.drink = drink
    self.amount = amount
  }
}

private struct Mute: AppIntent {
  static let title: LocalizedStringResource = "Mute"
  @Parameter(title: "On", default: true) var isOn: Bool
}

private struct Controls: View {
  var body: some View {
    HStack(spacing: 0) {
      Button(intent: AddDrink(.tea, amount: 500)) { Color.red.frame(width: 40, height: 40) }
        .buttonStyle(.plain)
      Toggle(isOn: true, intent: Mute()) { Text(verbatim: "") }
        .toggleStyle(.button)
      Link(destination: url("a://link")) { Color.blue.frame(width: 30, height: 30) }
    }.widgetURL(url("a://w"))
  }
}

@MainActor @Suite struct TapRuleTests {
  @Test(arguments: [
    (WidgetFamily.systemSmall, 26, [HitTarget.Kind.widgetURL, .button, .toggle]),
    (.systemSmall, 17, [.widgetURL, .button, .toggle]), (.systemSmall, 16, [.widgetURL]),
    (.systemMedium, 26, [.widgetURL, .button, .toggle, .link]),
    (.systemMedium, 16, [.widgetURL, .link]),
    (.systemLarge, 17, [.widgetURL, .button, .toggle, .link]),
    (.accessoryRectangular, 26, [.widgetURL]), (.accessoryCircular, 17, [.widgetURL]),
  ]) func familyAndSystemDecide(_ family: WidgetFamily, _ os: Int, _ kinds: [HitTarget.Kind]) {
    #expect(Tapped.map(family, os: os) { Controls() }.kinds == kinds)
  }

  @Test func whatIsNoTargetIsNoted() {
    #expect(Tapped.map(.systemSmall) { Controls() }.codes == ["link-ignored"])
    #expect(
      Tapped.map(.systemSmall, os: 16) { Controls() }.codes
        == ["intent-ignored", "intent-ignored", "link-ignored"])
    #expect(Tapped.map(.systemMedium) { Controls() }.codes == [])
  }

  @Test func closuresDoNotRunInWidgets() {
    let map = Tapped.map {
      VStack {
        Button("One") {}
        Toggle("Two", isOn: .constant(true))
      }
    }
    #expect(map.kinds == [.app] && map.codes == ["closure-ignored", "closure-ignored"])
    let bare = Tapped.bare(width: 200, height: 100) { Button("One") {} }
    #expect(bare.kinds == [.button] && bare.targets[0].intent == nil)
  }

  @Test func intentsBringTheirParameters() throws {
    let map = Tapped.map { Controls() }
    let button = try #require(map.targets.first { $0.kind == .button })
    #expect(
      button.intent
        == IntentCall(
          name: "AddDrink",
          parameters: [
            IntentArgument(name: "drink", value: .text("tea")),
            IntentArgument(name: "amount", value: .number(500)),
            IntentArgument(name: "note", value: .none),
            IntentArgument(name: "tags", value: .list([.text("cold")])),
          ]))
    let toggle = try #require(map.targets.first { $0.kind == .toggle })
    #expect(toggle.isOn == true && toggle.intent?.name == "Mute")
    #expect(toggle.intent?.parameters == [IntentArgument(name: "isOn", value: .bool(true))])
  }

  @Test func disabledControlsLeaveTheWidgetsURL() {
    let map = Tapped.map { Controls().disabled(true) }
    #expect(map.kinds == [.widgetURL] && map.codes == [] && map.tap(169, 79) == "a://w")
  }

  @Test func aWidgetHasOneURL() {
    let map = Tapped.map {
      HStack {
        Color.red.widgetURL(url("a://1"))
        Color.blue.widgetURL(url("a://2"))
      }
    }
    #expect(map.targets.map(\.url) == ["a://1"] && map.codes == ["several-widget-urls"])
    let outer = Tapped.map { Color.red.widgetURL(url("a://in")).widgetURL(url("a://out")) }
    #expect(outer.targets.map(\.url) == ["a://out"])
    #expect(Tapped.map { Color.red.widgetURL(nil) }.kinds == [.app])
  }
}
