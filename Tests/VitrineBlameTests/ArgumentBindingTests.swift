import Testing
import Vitrine
import VitrineDocuments

/// Writes every argument of every modifier, view, mark, shape and style as a literal, as `$word`, as `{word}` and as a value of a wrong
/// type. What is bound draws as the literal does, and what cannot be is refused at its place: nothing is taken for
/// words in silence. The list is made of the declarations, so that a new argument is in it.
@Suite struct ArgumentBindingTests {
  private static let untried =
    ["buttonBorderShape.radius", "Canvas.viewBox"]
    + ["xStart", "xEnd", "yStart", "yEnd"].map { "RectangleMark." + $0 }
    + ["width", "height", "colors", "points", "background", "smoothsColors"].map {
      "MeshGradient." + $0
    }

  @Test func everyArgumentIsBoundOrRefused() throws {
    var trials = BindingTrials()
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
    let others: [(declarations: [any Declaration], surroundings: String)] = [
      (Registry.marks, #"{"Chart":[§]}"#),
      (Registry.markModifiers, #"{"Chart":[{"BarMark":{"x":"A","y":3},"modifiers":[§]}]}"#),
      (Registry.shapes, #"{"VStack":[§,"Below"]}"#),
      (Registry.styles, #"{"Rectangle":{},"modifiers":[{"fill":§}]}"#),
    ]
    for (declarations, surroundings) in others {
      for declaration in declarations {
        for parameter in declaration.parameters {
          trials.run(declaration.name, parameter, of: declaration.parameters, in: [surroundings])
        }
      }
    }
    print(
      "arguments: \(trials.arguments), by '$' \(trials.bound[0]) bound and \(trials.refused[0]) refused, "
        + "in braces \(trials.bound[1]) and \(trials.refused[1]), of wrong types \(trials.refused[2]) refused"
    )
    #expect(trials.faults == [])
    // They need others of matching values.
    #expect(trials.untried == Self.untried)
  }
}

/// Draws documents that write one argument in several ways.
private struct BindingTrials {
  /// What a document draws, as text; or why it does not.
  private enum Outcome {
    case drawn(String)
    case refused(DocumentError)
  }

  private(set) var arguments = 0
  /// By `$`, in braces, and of a wrong type.
  private(set) var bound = [0, 0, 0]
  private(set) var refused = [0, 0, 0]
  private(set) var faults: [String] = []
  private(set) var untried: [String] = []
  private let renderer = Renderer().recording

  mutating func run(
    _ name: String, _ parameter: Parameter, of all: [Parameter], in surroundings: [String]
  ) {
    let data = ArgumentSamples.takesData(parameter.type) ? ArgumentSamples.number : nil
    guard let last = ArgumentSamples.of(parameter).last ?? data else { return }
    // Of a view, braces hold the words.
    let sample = parameter.type.isText ? #""Aa""# : last
    arguments += 1
    for surrounding in surroundings {
      let bases = ArgumentSamples.bases(of: all, beside: parameter)
      for base in bases + ArgumentSamples.pairs(of: all, beside: parameter) {
        func body(_ value: String) -> String {
          let members = (base + [#""\#(parameter.name)":\#(value)"#]).joined(separator: ",")
          return surrounding.replacing("§", with: #"{"\#(name)":{\#(members)}}"#)
        }
        guard case .drawn(let literal) = outcome(body(sample), sample) else { continue }
        let place = "\(name).\(parameter.name)"
        // A text that begins with `$` is a price.
        if !parameter.type.isText {
          check(0, outcome(body(#""$word""#), sample), literal, place, parameter)
        }
        check(1, outcome(body(#""{word}""#), sample), literal, place, parameter)
        if let wrong = parameter.type.wrongValue {
          check(2, outcome(body(wrong), sample), literal, place, parameter)
        }
        return
      }
    }
    untried.append("\(name).\(parameter.name)")
  }

  private mutating func check(
    _ way: Int, _ outcome: Outcome, _ literal: String, _ place: String, _ parameter: Parameter
  ) {
    switch outcome {
    case .drawn(let text):
      bound[way] += 1
      if text != literal || way == 2 { faults.append("\(place) \(way): drawn otherwise") }
    case .refused(let error):
      refused[way] += 1
      let path = error.path.map(String.init(describing:)) ?? ""
      if !path.contains(parameter.name) { faults.append("\(place) \(way): \(error)") }
    }
  }

  private func outcome(_ body: String, _ word: String) -> Outcome {
    let text =
      #"{"vitrine":1,"kind":"K","background":"white","data":{"word":\#(word)},"body":\#(body)}"#
    do {
      let document = try Document.parse(Array(text.utf8), file: "w.json")
      var configuration = RenderConfiguration()
      configuration.family = .systemSmall
      let (entry, session) = document.entry(EntryRequest(configuration))
      let placed = renderer.place(entry, of: document.widget, configuration)
      if let problem = session.problem { return .refused(problem) }
      // Where a view is written is another column.
      let lines = placed.tree.nodes.map { node in
        var node = node
        node.source = nil
        return "\(node)"
      }
      return .drawn(lines.joined(separator: "\n"))
    } catch {
      return .refused(error)
    }
  }
}

extension ArgumentType {
  /// Whether a string is for readers, in which a `$` is one.
  fileprivate var isText: Bool {
    switch self {
    case .text, .view, .views, .marks, .part: true
    case .either(let types): types.contains(where: \.isText)
    default: false
    }
  }

  /// A value of another type as JSON; nil where any value may stand.
  fileprivate var wrongValue: String? {
    switch self {
    case .data, .written, .values, .record, .object, .either, .part, .view, .views, .marks: nil
    case .bool: "[1]"
    default: "true"
    }
  }
}
