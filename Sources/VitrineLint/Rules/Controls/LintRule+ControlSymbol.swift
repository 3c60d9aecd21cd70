import VitrineGraphics
import VitrineLayout
import VitrineWidgets

extension LintRule {
  static let controlSymbol = LintRule(
    "control-no-symbol", .control, .error,
    "A control has a symbol in each of its states.",
    advice: "Name a symbol by systemImage: a small control shows nothing else.",
    source: "Human Interface Guidelines, Controls",
    check: .picture { picture, _ in
      guard picture.controlSize != nil else { return .notApplicable }
      return .of(
        picture.diagnostics.filter { $0.code == Diagnostic.controlSymbol }
          .map { LintViolation($0.message) })
    })

  static let controlRoom = LintRule(
    "control-title-cut", .control, .warning,
    "The texts of a control have room.",
    advice: "Use fewer words: a title has two short lines, and the value below it one.",
    source: "Human Interface Guidelines, Controls",
    check: .picture { picture, _ in
      guard picture.controlSize != nil, picture.controlSize != .small else {
        return .notApplicable
      }
      return .of(
        picture.texts.entries.filter { $0.problems.contains(.truncated) }.map { entry in
          LintViolation(
            "the text “\(entry.string)” is truncated", path: entry.path, rect: entry.frame)
        })
    })

  static let controlStates = LintRule(
    "control-states-alike", .control, .warning,
    "The symbol of a toggle differs between on and off.",
    advice: "Name a symbol for each state, such as a filled one for on.",
    source: "Human Interface Guidelines, Controls; Toggles",
    check: .widget { widget, _ in
      let states = widget.entries.map(\.picture)
      guard states.count == 2, let off = states[0].controlSymbol, let on = states[1].controlSymbol
      else { return .notApplicable }
      guard off.symbolOutline == on.symbolOutline else { return .pass }
      var violation = LintViolation("on and off have the same symbol and differ in colour alone")
      violation.configuration = states[1].configuration
      return .violated([violation])
    })
}

extension ImageLeaf {
  /// The drawing of a symbol whatever its colours; nil for pictures.
  fileprivate var symbolOutline: String? {
    if case .symbol(let outline, _) = content { outline.name } else { nil }
  }
}
