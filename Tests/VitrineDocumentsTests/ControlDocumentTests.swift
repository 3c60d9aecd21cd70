import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// Controls as documents: what they show in each state, and what a tap does.
@Suite struct ControlDocumentTests {
  private static let renderer = Renderer()

  static let lamp = """
    vitrine: 1
    kind: Lamp
    displayName: Lamp
    data: {isLit: true, room: Hall}
    control:
      toggle:
        title: "Lamp, {room}"
        isOn: $isLit
        systemImage: {on: lightbulb.fill, off: lightbulb}
        valueLabel: {on: Lit, off: Dark}
        controlWidgetActionHint: "{isOn ? 'Switch on' : 'Switch off'}"
        controlWidgetStatus: {on: Now lit, off: Now dark}
        intent: SetLamp
        parameters: {room: $room}
      tint: orange
    samples: {cellar: {isLit: false, room: Cellar}}
    """

  static func parse(_ text: String) throws(DocumentError) -> Document {
    try Document.parse(Array(text.utf8), file: "lamp.yaml")
  }

  /// A control that is placed.
  struct Drawn {
    var placed: PlacedWidget

    init(
      _ text: String, _ size: ControlWidgetSize = .medium, _ entry: EntrySelection = .snapshot
    ) throws {
      var configuration = RenderConfiguration()
      configuration.surface = .control(size)
      configuration.entry = entry
      configuration.scale = 1
      let document = try parse(text)
      let (made, session) = document.entry(EntryRequest(configuration))
      placed = renderer.place(made, of: document.widget, configuration)
      if let problem = session.problem { throw problem }
    }

    var texts: [String] { renderer.textLedger(placed).entries.map(\.string) }
    var spoken: SpokenElement? { SpokenTree(snap(placed.tree)).elements.first }
    var symbol: String? {
      placed.tree.nodes.lazy.compactMap { node in
        guard case .image(let leaf) = node.content, case .symbol(let outline, _) = leaf.content
        else { return nil }
        return outline.name
      }.first
    }
    var target: HitTarget? { HitMap(snap(placed.tree), rules: placed.tapRules).targets.first }
  }

  @Test func theStateIsThatOfTheData() throws {
    let lit = try Drawn(Self.lamp)
    #expect(lit.texts == ["Lamp, Hall", "Lit"] && lit.symbol == "lightbulb.fill")
    let dark = try Drawn(Self.lamp, .medium, .named("cellar"))
    #expect(dark.texts == ["Lamp, Cellar", "Dark"] && dark.symbol == "lightbulb")
    for entry in [EntrySelection.current, .placeholder] {
      #expect(try Drawn(Self.lamp, .large, entry).texts == ["Lamp, Hall", "Lit"])
    }
    #expect(try Drawn(Self.lamp, .small).texts == [])
  }

  /// The entries of a toggle are its states off and on.
  @Test func timelinesHaveBothStates() throws {
    let document = try Self.parse(Self.lamp)
    #expect(document.entries.count == 2 && document.families.isEmpty)
    let timeline = document.timeline(EntryRequest(RenderConfiguration())).timeline
    #expect(timeline.moments.count == 2 && timeline.policy == .never)
    #expect(try Drawn(Self.lamp, .medium, .index(0)).texts.last == "Dark")
    #expect(try Drawn(Self.lamp, .medium, .index(1)).texts.last == "Lit")
    let button = try Self.parse("vitrine: 1\nkind: B\ncontrol: {button: {title: Go}}")
    #expect(button.entries.isEmpty)
    #expect(button.timeline(EntryRequest(RenderConfiguration())).timeline.moments.count == 1)
  }

  /// A hint is that of the state to which a tap leads.
  @Test func whatIsSaidAndDone() throws {
    let lit = try Drawn(Self.lamp, .small)
    #expect(lit.spoken?.label == "Lamp, Hall" && lit.spoken?.value == "on, Lit")
    #expect(lit.spoken?.hint == "Switch off")
    #expect(lit.target?.intent?.name == "SetLamp")
    #expect(lit.target?.intent?.parameters.map(\.name) == ["room"])
    let note = lit.placed.diagnostics.first { $0.code == "control-status" }
    #expect(note?.message.contains("Now dark") == true)
    #expect(try Drawn(Self.lamp, .small, .index(0)).spoken?.hint == "Switch on")
  }

  @Test(arguments: [
    // The default title is the name; the words of a state are the system's.
    ("displayName: Lamp\ncontrol: {toggle: {isOn: true}}", ["Lamp", "On"]),
    ("displayName: Lamp\ncontrol: {toggle: {title: A, valueLabel: {on: Lit}}}", ["A", "Off"]),
    ("control: {toggle: {title: A, valueLabel: '{isOn}'}}", ["A", "false"]),
    ("control: {button: {title: Go, actionLabel: 5 min}}", ["Go", "5 min"]),
    ("control: {button: {title: Go}}", ["Go"]),
    ("displayName: Go\ncontrol: {button: {systemImage: star}}", ["Go"]),
  ]) func textsAreThoseOfTheTemplate(members: String, texts: [String]) throws {
    #expect(try Drawn("vitrine: 1\nkind: K\n" + members).texts == texts)
  }

  @Test func parametersAreThoseOfAnIntent() {
    #expect(throws: DocumentError.self) {
      try Drawn("vitrine: 1\nkind: K\ncontrol: {button: {parameters: {a: 1}}}")
    }
  }

  @Test func disabledControlsTakeNoTaps() throws {
    let text = Self.lamp.replacing("  tint: orange", with: "  disabled: $isLit")
    #expect(try Drawn(text).target == nil)
    #expect(try Drawn(text, .medium, .named("cellar")).target?.intent?.name == "SetLamp")
  }

  /// On, the symbol has the tint; off, it is white.
  @Test func theTintIsThatOfAToggleThatIsOn() throws {
    func colors(_ text: String, _ entry: EntrySelection) throws -> [RGBA] {
      try Drawn(text, .small, entry).placed.tree.nodes.compactMap { node in
        guard case .image(let leaf) = node.content, case .symbol(_, let fills) = leaf.content,
          case .color(let color)? = fills.first?.kind
        else { return nil }
        return color
      }
    }
    let teal = Self.lamp.replacing("tint: orange", with: "tint: \"#336699\"")
    #expect(try colors(teal, .index(1)) == [RGBA(hex: 0x336699)])
    #expect(try colors(teal, .index(0)) == [.white])
  }

  @Test func textsAreTranslated() throws {
    let text =
      Self.lamp.replacing("\"Lamp, {room}\"", with: "Lamp") + """

        strings: {de: {Lamp: Lampe, Lit: Leuchtet}}
        """
    var configuration = RenderConfiguration()
    configuration.surface = .control(.medium)
    configuration.localeIdentifier = "de"
    let document = try Self.parse(text)
    let placed = Self.renderer.place(
      document.entry(EntryRequest(configuration)).entry, of: document.widget, configuration)
    #expect(Self.renderer.textLedger(placed).entries.map(\.string) == ["Lampe", "Leuchtet"])
  }

  /// The control that the page on documents shows.
  @Test func thePagesControlIsDrawn() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Vitrine/Vitrine.docc/Documents.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let section = try #require(page.components(separatedBy: "### Controls\n").last)
    let block = try #require(section.components(separatedBy: "```yaml\n").dropFirst().first)
    let yaml = try #require(block.components(separatedBy: "```").first)
    let lit = try Drawn(yaml)
    #expect(lit.texts == ["Lamp", "Lit"] && lit.symbol == "lightbulb.fill")
    #expect(lit.spoken?.hint == "Switch off")
    #expect(try Drawn(yaml, .medium, .index(0)).texts == ["Lamp", "Dark"])
  }
}
