import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import WidgetKit

/// A control of a test, drawn.
@MainActor
struct PlacedControl {
  let widget: WidgetDescription
  let placed: PlacedWidget

  /// - Parameter change: the settings of the picture beside the control's size.
  init<C: ControlWidget>(
    _ type: C.Type, _ size: ControlWidgetSize = .small,
    _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) async throws {
    var configuration = RenderConfiguration()
    configuration.surface = .control(size)
    change(&configuration)
    widget = try #require(C._contents(configuration).widgets.first)
    var request = EntryRequest(configuration)
    request.answerSeconds = 5
    let entry = await widget.entry(for: request)
    placed = Renderer().place(entry, of: widget, configuration)
  }

  var texts: [String] { Renderer().textLedger(placed).entries.map(\.string) }
  var codes: [String] { placed.diagnostics.map(\.code) }
  var targets: [HitTarget] { HitMap(snap(placed.tree), rules: placed.tapRules).targets }
  var spoken: [SpokenElement] { SpokenTree(snap(placed.tree)).elements }

  /// The colours of the control's symbol, one for each layer.
  var symbolColors: [RGBA] {
    placed.tree.nodes.compactMap { node -> [RGBA]? in
      guard case .image(let leaf) = node.content, case .symbol(_, let fills) = leaf.content else {
        return nil
      }
      return fills.map { if case .color(let color) = $0.kind { color } else { .clear } }
    }.first ?? []
  }

  /// The name of the control's symbol.
  var symbol: String? {
    placed.tree.nodes.lazy.compactMap { node in
      guard case .image(let leaf) = node.content, case .symbol(let outline, _) = leaf.content else {
        return nil
      }
      return outline.name
    }.first
  }

  /// The frames of shapes filled with white.
  var whiteShapes: [Rect] {
    placed.tree.nodes.compactMap { node in
      guard case .shape(let shape) = node.content, case .fill(let fill, _) = shape.drawing,
        case .color(let color) = fill.kind, color == .white
      else { return nil }
      return node.frame
    }
  }

  func pixels() -> Pixmap {
    var scratch = RenderScratch()
    return Renderer().finish(placed, scratch: &scratch).pixmap
  }
}

/// A system colour in a Control Center, which is dark.
func controlColor(_ name: SystemColorTable.Name, os: Int = 26) -> RGBA {
  SystemColorTable.color(
    name,
    SystemColorTable.Appearance(isDark: true, isHighContrast: false, isElevated: false, os: os))
}
