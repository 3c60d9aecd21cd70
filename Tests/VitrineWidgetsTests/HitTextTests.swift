import Foundation
import Testing
import Vitrine
import VitrineDocuments

@MainActor @Suite struct HitTextTests {
  private static let text = #"""
    {"vitrine": 1, "kind": "Drinks", "families": ["systemMedium"], "contentMargins": false,
     "url": "drinks://today", "data": {"size": 250, "drinks": [{"id": "tea"}, {"id": "milk"}]},
     "body": {"HStack": {"spacing": 0, "children": [
       {"ForEach": {"data": "$drinks", "item": "drink", "content":
         {"Button": {"intent": "Add", "parameters": {"id": "$drink.id", "size": "$size", "fast": true,
           "note": null, "tags": [1, "x"]},
           "label": {"Color": "red", "modifiers": [{"frame": {"width": 50, "height": 40}}]}},
          "modifiers": [{"buttonStyle": "plain"}]}}},
       {"Toggle": {"intent": "Mute", "isOn": true, "label": "Mute"}, "modifiers": [
         {"frame": {"width": 60}}, {"disabled": true}]},
       {"Link": {"destination": "drinks://all", "label": {"Color": "blue", "modifiers": [
         {"frame": {"width": 20, "height": 20}}, {"contentShape": "Circle"}]}},
        "modifiers": [{"id": "all"}]}]}}}
    """#

  private func map(_ text: String) throws -> HitMap {
    let document = try Document.parse(Array(text.utf8), file: "drinks.json")
    var configuration = RenderConfiguration()
    configuration.family = .systemMedium
    let (entry, session) = document.entry(EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = Tapped.renderer.render(entry, of: document.widget, configuration, scratch: &scratch)
    if let problem = session.problem { throw problem }
    return image.hits
  }

  @Test func documentsNameIntentsAndTheirParameters() throws {
    let map = try map(Self.text)
    #expect(map.kinds == [.widgetURL, .button, .button, .link])
    #expect(map.targets[0].url == "drinks://today" && map.targets[3].name == "all")
    #expect(
      map.targets[2].intent
        == IntentCall(
          name: "Add",
          parameters: [
            IntentArgument(name: "id", value: .text("milk")),
            IntentArgument(name: "size", value: .number(250)),
            IntentArgument(name: "fast", value: .bool(true)),
            IntentArgument(name: "note", value: .none),
            IntentArgument(name: "tags", value: .list([.number(1), .text("x")])),
          ]))
  }

  @Test func mistakesInParametersAreLocated() {
    func message(_ from: String, _ to: String) -> String {
      do {
        _ = try map(Self.text.replacingOccurrences(of: from, with: to))
        return ""
      } catch { return "\(error)" }
    }
    #expect(message("$drink.id", "$drnk.id").contains("did you mean 'drink'"))
    #expect(message(#""intent": "Add", "#, "").contains("'parameters' needs an 'intent'"))
    #expect(
      message(#"{"id": "$drink.id", "#, #"[3], "x": {"#).contains(
        "expected values by name, found a list"))
  }

  @Test func jsonHasAStableShape() throws {
    let map = Tapped.bare(width: 60, height: 30) {
      HStack(spacing: 0) {
        Link(destination: URL(string: "a://b/\"c\"") ?? URL(fileURLWithPath: "/x")) {
          Color.red.frame(width: 20, height: 20)
        }
        Toggle(
          isOn: false,
          interaction: .toggle(
            IntentCall(
              name: "Set", parameters: [.init(name: "n", value: .number(1.5))]), isOn: false),
          label: Color.blue.frame(width: 10, height: 10)
        ).toggleStyle(Bare())
      }
    }
    let text = map.json()
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["size"] as? [Double] == [60, 30])
    let targets = [
      #""targets":[{"id":0,"kind":"link","url":"a://b/%22c%22","view":"Link","path":"HStack/Link","#,
      #""rect":[15,5,20,20],"quad":[[15,5],[35,5],[35,25],[15,25]],"coveredBy":[]},"#,
      #"{"id":1,"kind":"toggle","intent":{"name":"Set","parameters":{"n":1.5}},"isOn":false,"#,
      #""view":"Toggle","path":"HStack/Toggle","rect":[35,10,10,10],"#,
      #""quad":[[35,10],[45,10],[45,20],[35,20]],"coveredBy":[]}]}"#,
    ].joined()
    #expect(text.hasSuffix(targets), "\(text)")
    #expect(
      map.dump() == """
        60 × 30 pt, 2 targets
        1 toggle Set(n: 1.5) off [35, 10, 10, 10]
        0 link a://b/%22c%22 [15, 5, 20, 20]

        """)
  }
}

private struct Bare: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
