import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics

/// A document that is written from an empty file with what the schema offers.
@Suite struct RecordedWritingTests {
  private static let document = """
    vitrine: 1
    kind: Kyoto
    families: [systemSmall]
    colors: {Dusk: "#2B2D6E"}
    data: {temperature: 21}
    views:
      Degrees:
        Text: {text: "{value}°"}
        modifiers: [{font: {style: largeTitle, weight: bold}}]
    background:
      LinearGradient: {colors: [Dusk, cyan], startPoint: topLeading, endPoint: bottom}
    body:
      VStack:
        alignment: leading
        children:
          - Label: {title: Kyoto, systemImage: sun.max.fill}
            modifiers: [{font: headline}, {symbolRenderingMode: multicolor}]
          - Spacer: {}
          - Degrees: {value: $temperature}
          - Gauge: {value: $temperature, minimum: 9, maximum: 30}
            modifiers: [{gaugeStyle: accessoryLinearCapacity}, {tint: orange}]
      modifiers: [{foregroundStyle: white}, {frame: {maxWidth: infinity, alignment: leading}}]
    """

  /// Each list that came: the letters that were typed before the wanted name was its first, and what it completed.
  private static let recorded = [
    "$: vit|rine",
    "$: k|ind",
    "$: f|amilies",
    "$.families[0]: systemS|mall",
    "$: c|olors",
    "$: d|ata",
    "$: v|iews",
    "$.views.Degrees: T|ext",
    "$.views.Degrees.Text: t|ext",
    "$.views.Degrees: m|odifiers",
    "$.views.Degrees.modifiers[0]: fo|nt",
    "$.views.Degrees.modifiers[0].font: st|yle",
    "$.views.Degrees.modifiers[0].font.style: l|argeTitle",
    "$.views.Degrees.modifiers[0].font: w|eight",
    "$.views.Degrees.modifiers[0].font.weight: bo|ld",
    "$: b|ackground",
    "$.background: Li|nearGradient",
    "$.background.LinearGradient: c|olors",
    "$.background.LinearGradient.colors[0]: D|usk",
    "$.background.LinearGradient.colors[1]: cy|an",
    "$.background.LinearGradient: s|tartPoint",
    "$.background.LinearGradient.startPoint: topL|eading",
    "$.background.LinearGradient: e|ndPoint",
    "$.background.LinearGradient.endPoint: b|ottom",
    "$: bo|dy",
    "$.body: V|Stack",
    "$.body.VStack: a|lignment",
    "$.body.VStack.alignment: l|eading",
    "$.body.VStack: ch|ildren",
    "$.body.VStack.children[0]: L|abel",
    "$.body.VStack.children[0].Label: t|itle",
    "$.body.VStack.children[0].Label: s|ystemImage",
    "$.body.VStack.children[0].Label.systemImage: sun.max.f|ill",
    "$.body.VStack.children[0]: m|odifiers",
    "$.body.VStack.children[0].modifiers[0]: fo|nt",
    "$.body.VStack.children[0].modifiers[0].font: h|eadline",
    "$.body.VStack.children[0].modifiers[1]: sy|mbolRenderingMode",
    "$.body.VStack.children[0].modifiers[1].symbolRenderingMode: mu|lticolor",
    "$.body.VStack.children[1]: Sp|acer",
    "$.body.VStack.children[2]: D|egrees",
    "$.body.VStack.children[3]: G|auge",
    "$.body.VStack.children[3].Gauge: v|alue",
    "$.body.VStack.children[3].Gauge: mi|nimum",
    "$.body.VStack.children[3].Gauge: m|aximum",
    "$.body.VStack.children[3]: m|odifiers",
    "$.body.VStack.children[3].modifiers[0]: g|augeStyle",
    "$.body.VStack.children[3].modifiers[0].gaugeStyle: accessoryLinearC|apacity",
    "$.body.VStack.children[3].modifiers[1]: ti|nt",
    "$.body.VStack.children[3].modifiers[1].tint: or|ange",
    "$.body: mo|difiers",
    "$.body.modifiers[0]: for|egroundStyle",
    "$.body.modifiers[0].foregroundStyle: w|hite",
    "$.body.modifiers[1]: fr|ame",
    "$.body.modifiers[1].frame: maxW|idth",
    "$.body.modifiers[1].frame.maxWidth: i|nfinity",
    "$.body.modifiers[1].frame: a|lignment",
    "$.body.modifiers[1].frame.alignment: l|eading",
  ]

  /// Texts, numbers, and the names that are the author's own.
  private static let typed = [
    "$.vitrine: 1",
    "$.kind: Kyoto",
    "$.colors: Dusk",
    "$.colors.Dusk: #2B2D6E",
    "$.data: temperature",
    "$.data.temperature: 21",
    "$.views: Degrees",
    "$.views.Degrees.Text.text: {value}°",
    "$.body.VStack.children[0].Label.title: Kyoto",
    "$.body.VStack.children[2].Degrees: value",
    "$.body.VStack.children[2].Degrees.value: $temperature",
    "$.body.VStack.children[3].Gauge.value: $temperature",
    "$.body.VStack.children[3].Gauge.minimum: 9",
    "$.body.VStack.children[3].Gauge.maximum: 30",
  ]

  @Test func theEditorsHelpWritesAWidget() throws {
    let target = try DocumentFile.parse(Array(Self.document.utf8), file: "kyoto.yaml")
    let members = try #require(target.object?.members)
    var editor = SchemaEditor()
    try editor.open(JSONSchema.text())
    let names = ["vitrine", "kind", "families", "colors", "data", "views"]
    let head = editor.write(members.filter { names.contains($0.key) })
    // The file is saved, and its own schema written from it.
    let saved = try DocumentFile.parse(Array("{\(head)}".utf8), file: "kyoto.json")
    try editor.open(JSONSchema.text(of: saved))
    let text = "{\(head), \(editor.write(members.filter { !names.contains($0.key) }))}"

    #expect(editor.refused == [])
    #expect(editor.completions == Self.recorded)
    #expect(editor.typed == Self.typed)
    #expect(editor.completions.count == 57 && editor.typed.count == 14)
    let written = try DocumentFile.parse(Array(text.utf8), file: "kyoto.json")
    #expect(written.hasSameContent(as: target))
    #expect(try SchemaChecker(JSONSchema.text(of: written)).problems(of: text) == [])
    #expect(try Self.diagnostics(of: text) == [])
  }

  private static func diagnostics(of text: String) throws -> [String] {
    let document = try Document.parse(Array(text.utf8), file: "kyoto.json")
    let (entry, session) = document.entry(EntryRequest(RenderConfiguration()))
    var scratch = RenderScratch()
    let image = Renderer().render(
      entry, of: document.widget, RenderConfiguration(), scratch: &scratch)
    if let problem = session.problem { throw problem }
    return image.diagnostics.map(\.message)
  }
}
