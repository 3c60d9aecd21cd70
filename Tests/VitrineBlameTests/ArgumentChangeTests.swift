import Testing
import Vitrine
import VitrineBlame
import VitrineDocuments
import VitrineGraphics
import VitrineImages

/// Changes every argument of every modifier and view of documents by itself, and asks blame what changed. The list is
/// made of the declarations, so that a new argument is in it.
@Suite struct ArgumentChangeTests {
  /// Arguments whose change no picture of this test shows: what is spoken, tapped, named or judged, and what acts only
  /// in places that the surroundings below do not have.
  private static let unseen: Set<String> = [
    "Button.intent",
    "Canvas.viewBox",
    "GlassEffectContainer.spacing",
    "Grid.horizontalSpacing",
    "Image.file",
    "Image.variableValue",
    "Link.destination",
    "Toggle.intent",
    "ViewThatFits.in",
    "accessibilityAddTraits.trait",
    "accessibilityElement.children",
    "accessibilityHidden.isHidden",
    "accessibilityHint.hint",
    "accessibilityLabel.label",
    "accessibilitySortPriority.priority",
    "accessibilityValue.value",
    "activityBackgroundTint.color",
    "activitySystemActionForegroundColor.color",
    "allowsHitTesting.isActive",
    "allowsTightening.isActive",
    "buttonBorderShape.radius",
    "chartForegroundStyleScale.range",
    "chartLegend.alignment",
    "chartLegend.position",
    "chartLegend.spacing",
    "chartLegend.visibility",
    "chartSymbolScale.range",
    "chartXAxis.count",
    "chartXScale.includesZero",
    "chartXScale.type",
    "containerBackground.content",
    "containerBackground.style",
    "contentShape.eoFill",
    "contentShape.shape",
    "disabled.isActive",
    "fill.eoFill",
    "foregroundStyle.tertiary",
    "id.id",
    "ignoresSafeArea.edges",
    "interpolation.quality",
    "lintIgnore.id",
    "lintIgnore.reason",
    "privacySensitive.isActive",
    "resizable.capInsets",
    "resizable.resizingMode",
    "textScale.isEnabled",
    "widgetAccentable.isActive",
    "widgetAccentedRenderingMode.mode",
    "widgetCurvesContent.isActive",
    "widgetLabel.content",
    "widgetLabel.text",
    "widgetURL.url",
  ]

  @Test func everyArgumentIsNamed() throws {
    var trials = ArgumentTrials()
    for modifier in Registry.modifiers {
      for parameter in modifier.parameters {
        trials.run(modifier.name, parameter, of: modifier.parameters, in: ArgumentSurroundings.all)
      }
    }
    for view in Registry.views {
      for parameter in view.parameters {
        trials.run(view.name, parameter, of: view.parameters, in: ArgumentSurroundings.ofViews)
      }
    }
    print(
      "arguments: \(Registry.modifiers.count) modifiers, \(Registry.views.count) views, "
        + "\(trials.arguments) arguments, \(trials.changes) changes that show, "
        + "\(trials.unnamed.count) unnamed, \(trials.unseen.count) arguments that none shows")
    #expect(trials.unnamed == [])
    #expect(trials.unseen == Self.unseen)
  }
}

/// What a modifier or a view stands in; its JSON takes the place of §.
enum ArgumentSurroundings {
  /// Modifiers on views of every kind.
  static let all: [String] = [
    on(#""Text":"Quick brown foxes jump over 3 lazy dogs""#, before: #"{"frame":{"width":90}}"#),
    on(#""Rectangle":{}"#, before: #"{"frame":{"width":40,"height":24}}"#),
    #"{"HStack":[{"Rectangle":{},"modifiers":[§,{"frame":{"width":40,"height":24}}]},"Beside"]}"#,
    #"{"Rectangle":{},"modifiers":[{"fill":"green"},§,{"frame":{"width":40,"height":24}}]}"#,
    on(#""Image":{"systemName":"cloud.sun.rain"}"#),
    #"{"HStack":{"spacing":0,"children":[{"Text":"First words","modifiers":[§]},"Second words that are longer"]}}"#,
    #"{"VStack":["A title",{"Text":"Words","modifiers":[§]},{"Color":"teal"}]}"#,
    #"{"ZStack":[{"Color":"red","modifiers":[§,{"frame":{"width":30,"height":50}}]},"#
      + #"{"Color":"blue","modifiers":[{"frame":{"width":50,"height":30}}]}]}"#,
    grid, grid.replacing(#"["Two","#, with: #"[{"Color":"teal"},"#),
    #"{"VStack":[{"Button":{"label":"Go","intent":"Go"}},"#
      + #"{"Toggle":{"label":"On","intent":"On","isOn":true}}],"modifiers":[§]}"#,
    #"{"VStack":[{"Gauge":{"value":0.4,"label":"G"}},{"ProgressView":{"value":0.4}}],"modifiers":[§]}"#,
    #"{"HStack":[{"Text":"Words that do not fit","modifiers":[§,{"lineLimit":1}]},"#
      + #"{"Text":"others of this line","modifiers":[{"lineLimit":1}]}],"modifiers":[{"frame":{"width":120}}]}"#,
    #"{"VStack":{"alignment":"leading","children":[{"Text":"Words","modifiers":[§]},"Longer words"]}}"#,
    #"{"ZStack":[{"Color":"red","modifiers":[{"frame":{"width":30,"height":30}},§]},"#
      + #"{"Color":"blue","modifiers":[{"frame":{"width":20,"height":20}}]}]}"#,
    #"{"Rectangle":{},"modifiers":[{"fill":"background"},§]}"#,
    #"{"VStack":[{"Label":{"title":"Rain","systemImage":"cloud.rain"}},{"Divider":{}},"B"],"#
      + #""modifiers":[§]}"#,
    chart("", "§"), chart("§", #"{"font":"caption"}"#),
  ]

  static let ofViews = [
    #"{"VStack":[§,"Below"]}"#, #"{"HStack":["Beside",§]}"#,
    #"{"HStack":["A",§,"B"],"modifiers":[{"fixedSize":{}}]}"#,
  ]

  private static func on(_ view: String, before: String = "") -> String {
    let list = before.isEmpty ? "§" : before + ",§"
    return #"{"VStack":[{\#(view),"modifiers":[\#(list)]},"Below"]}"#
  }

  private static let grid =
    #"{"Grid":[{"GridRow":[{"Text":"One","modifiers":[§]},["Two","Three"]]},"#
    + #"{"GridRow":["A wider cell","B","C"]}]}"#

  private static func chart(_ ofMark: String, _ ofChart: String) -> String {
    let mark = ofMark.isEmpty ? "" : #","modifiers":[\#(ofMark)]"#
    return
      #"{"Chart":[{"BarMark":{"x":"A","y":3}\#(mark)},{"BarMark":{"x":"B","y":5}}],"modifiers":[\#(ofChart)]}"#
  }
}

/// Draws pairs of documents that differ in one argument.
struct ArgumentTrials {
  private(set) var arguments = 0
  private(set) var changes = 0
  private(set) var unnamed: [String] = []
  private(set) var unseen: Set<String> = []
  private let renderer = Renderer().recording

  /// Two of the surroundings that show a change are enough.
  private static let mostShown = 2

  mutating func run(
    _ name: String, _ parameter: Parameter, of all: [Parameter], in surroundings: [String]
  ) {
    let samples = ArgumentSamples.of(parameter)
    guard samples.count > 1 else { return }
    arguments += 1
    var shown = 0
    for surrounding in surroundings where shown < Self.mostShown {
      if showsChange(
        name, parameter.name, samples, ArgumentSamples.bases(of: all, beside: parameter),
        surrounding)
      {
        shown += 1
      }
    }
    if shown == 0 { unseen.insert("\(name).\(parameter.name)") }
  }

  /// Looks for two values that draw differently.
  private mutating func showsChange(
    _ name: String, _ parameter: String, _ samples: [String], _ bases: [[String]],
    _ surrounding: String
  ) -> Bool {
    for base in bases {
      func body(_ value: String) -> String {
        let members = (base + [#""\#(parameter)":\#(value)"#]).joined(separator: ",")
        return surrounding.replacing("§", with: #"{"\#(name)":{\#(members)}}"#)
      }
      guard let old = draw(body(samples[0])) else { continue }
      for sample in samples.dropFirst() {
        guard let new = draw(body(sample)) else { continue }
        let comparison = compare(old.pixmap, new.pixmap)
        guard comparison.verdict == .different else { continue }
        changes += 1
        let golden = (try? PlacedRecord(text: old.record.note.text)) ?? old.record
        let found = blame(old: golden, new: new.record, changedClusters: comparison.clusters)
        if !found.causes.contains(where: Self.isNamed) {
          unnamed.append(
            "\(name).\(parameter) \(samples[0]) → \(sample) in \(body(sample)): "
              + found.lines.prefix(3).joined(separator: "; "))
        }
        return true
      }
    }
    return false
  }

  /// Whether a cause is an author's value, and not what layout or drawing made of the same ones.
  private static func isNamed(_ cause: Cause) -> Bool {
    cause.kind != .rendering && cause.kind != .layout
      && (cause.old != nil || cause.new != nil || cause.kind == .added || cause.kind == .removed)
  }

  private func draw(_ body: String) -> (pixmap: Pixmap, record: PlacedRecord)? {
    let text = #"{"vitrine":1,"kind":"K","background":"white","body":\#(body)}"#
    guard let document = try? Document.parse(Array(text.utf8), file: "w.json") else { return nil }
    var configuration = RenderConfiguration()
    configuration.family = .systemSmall
    configuration.scale = 1
    let (entry, session) = document.entry(EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = renderer.render(entry, of: document.widget, configuration, scratch: &scratch)
    guard session.problem == nil else { return nil }
    return (image.pixmap, PlacedRecord(image.placed, display: image.displayList))
  }
}
