import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics

/// The examples of the reference: each name of documents has one, which is drawn as it stands there and shows the name.
@Suite struct VocabularyExampleTests {
  private static let entries = VocabularyGroup.all.flatMap(\.entries)

  /// Modifiers that leave the picture of their example as it is: they are for taps, speech, other places than a bare view,
  /// or what the example does not come to.
  private static let silent = [
    "allowsTightening", "interpolation", "renderingMode", "widgetURL", "widgetAccentable",
    "widgetAccentedRenderingMode", "containerBackground", "widgetLabel", "widgetCurvesContent",
    "disabled", "allowsHitTesting", "contentShape", "id", "lintIgnore", "activityBackgroundTint",
    "activitySystemActionForegroundColor", "dynamicIsland", "accessibilityLabel",
    "accessibilityValue", "accessibilityHint", "accessibilityHidden", "accessibilityElement",
    "accessibilityAddTraits", "accessibilitySortPriority", "accessibilityLabel",
    "accessibilityValue",
  ]

  /// Diagnostics that are what the name is about, or come with each use of it.
  private static let told = [
    "GlassEffectContainer": "gap-glassEffect", "glassEffect": "gap-glassEffect",
    "truncationMode": "text-truncated",
  ]
  /// Points around an example, as on the sheets of the reference.
  private static let margin = 6.0

  private struct Drawing {
    var pixels: [UInt32]
    var diagnostics: [String]
  }

  /// The document of an example, on white.
  private static func document(_ example: VocabularyExample) throws -> LocatedValue {
    let lines = example.text.split(separator: "\n").enumerated().map { index, line in
      "    " + (index == 0 ? "- " : "  ") + line + "\n"
    }
    let text =
      "vitrine: 1\nkind: Example\nbody:\n  ZStack:\n" + lines.joined()
      + "  modifiers: [{frame: {width: \(Int(example.size.width)), height: \(Int(example.size.height))}}, "
      + "{frame: {maxWidth: infinity, maxHeight: infinity}}, {background: white}]\n"
    return try DocumentFile.parse(Array(text.utf8), file: example.name + ".yaml")
  }

  private static func draw(
    _ root: LocatedValue, _ size: Size, _ renderer: Renderer
  ) throws -> Drawing {
    guard case .widget(let document) = try InputDocument.read(root, file: "example.yaml") else {
      return Drawing(pixels: [], diagnostics: ["no widget"])
    }
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.scene = .view
    configuration.scale = 1
    configuration.size = Size(size.width + 2 * margin, size.height + 2 * margin)
    let (entry, session) = document.entry(EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = renderer.render(entry, of: document.widget, configuration, scratch: &scratch)
    if let problem = session.problem { throw problem }
    return Drawing(
      pixels: image.pixmap.pixels,
      diagnostics: image.diagnostics.map(\.code))
  }

  @Test func everyNameHasAnExample() {
    #expect(Self.entries.count == 188)
    #expect(Self.entries.filter { $0.example == nil }.map(\.name) == [])
    let declared =
      Registry.views.map(\.name) + Registry.shapes.map(\.name) + Registry.styles.map(\.name)
      + Registry.modifiers.map(\.name) + Registry.marks.map(\.name)
      + Registry.markModifiers.map(\.name) + ["ForEach", "if", "switch"]
    #expect(Self.entries.map(\.name).sorted() == declared.sorted())
  }

  @Test func everyExampleIsDrawnAndShowsItsName() throws {
    let renderer = Renderer()
    var unchanged: [String] = []
    for entry in Self.entries {
      let example = try #require(entry.example)
      let root = try Self.document(example)
      #expect(root.names(entry.name), "\(entry.kind) \(entry.name)")
      let drawn: Drawing
      do {
        drawn = try Self.draw(root, example.size, renderer)
      } catch {
        Issue.record("\(entry.kind) \(entry.name): \(error)")
        continue
      }
      let told = Self.told[entry.name].map { [$0] } ?? []
      #expect(drawn.diagnostics == told, "\(entry.kind) \(entry.name)")
      let white: UInt32 = 0xFFFF_FFFF
      #expect(drawn.pixels.contains { $0 != white }, "\(entry.name) is blank")
      guard entry.kind == .modifier || entry.kind == .markModifier else { continue }
      let without = try? Self.draw(root.without(entry.name), example.size, renderer)
      if let without, without.pixels == drawn.pixels { unchanged.append(entry.name) }
    }
    #expect(unchanged == Self.silent)
  }
}

extension LocatedValue {
  /// Whether a name stands in the value, as a key or in place of an object.
  fileprivate func names(_ name: String) -> Bool {
    switch content {
    case .string(let text): text == name
    case .array(let values): values.contains { $0.names(name) }
    case .object(let object): object.members.contains { $0.key == name || $0.value.names(name) }
    default: false
    }
  }

  /// The value without the modifiers of a name.
  fileprivate func without(_ name: String) -> LocatedValue {
    switch content {
    case .array(let values):
      let kept = values.filter { value in
        value.string != name && !(value.object?.members.map(\.key) == [name])
      }
      return LocatedValue(.array(kept.map { $0.without(name) }), position)
    case .object(let object):
      var object = object
      for index in object.members.indices {
        object.members[index].value = object.members[index].value.without(name)
      }
      return LocatedValue(.object(object), position)
    default: return self
    }
  }
}
