import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout

/// Rendering modes and variable values of symbols.
@MainActor @Suite struct SymbolLayerTests {
  private struct Missing: Error {}

  private func symbol(_ view: some View) throws -> (
    outline: SymbolOutline, fills: [VitrineLayout.FillStyle]
  ) {
    var node = resolve(view.foregroundStyle(.black)).tree.root
    while let child = node.children.first { node = child }
    guard case .image(let leaf) = node.kind, case .symbol(let outline, let fills) = leaf.content
    else { throw Missing() }
    return (outline, fills)
  }

  private func opacities(_ fills: [VitrineLayout.FillStyle]) -> [Float] {
    fills.map {
      if case .color(let color) = $0.kind { return color.alpha * Float($0.opacity) }
      return -1
    }
  }

  @Test func monochromeKeepsTheDrawing() throws {
    let plain = try symbol(Image(systemName: "wifi"))
    let drawing = try #require(SymbolCatalog.bundled.symbol("wifi"))
    #expect(plain.outline === drawing.outline)
    let mono = try symbol(Image(systemName: "wifi").symbolRenderingMode(.monochrome))
    #expect(mono.outline === drawing.outline)
  }

  @Test(arguments: [("chart.bar", 3), ("chart.bar.fill", 3)])
  func variableValuesFadeBars(name: String, count: Int) throws {
    let half = try symbol(Image(systemName: name, variableValue: 0.5))
    #expect(half.fills.count == count)
    // From the left: two of three are at full strength.
    #expect(half.fills[0] == half.fills[1] && half.fills[0] != half.fills[2])
    #expect(
      resolve(Image(systemName: name, variableValue: 0.4)).diagnostics.isEmpty)
  }

  @Test func variableValuesFadeWaves() throws {
    for value in [0.0, 0.2, 0.5, 0.9] {
      let wifi = try symbol(Image(systemName: "wifi", variableValue: value))
      let seen = opacities(wifi.fills)
      let full = Int((value * Double(seen.count)).rounded(.up))
      #expect(seen.count > 2 && seen.filter { $0 == 1 }.count == full, "\(value): \(seen)")
      // From below.
      let heights = wifi.outline.layers.compactMap { $0.path.bounds?.midY }
      #expect(heights == heights.sorted(by: >))
    }
    let muted = try symbol(Image(systemName: "speaker.wave.2.fill", variableValue: 0))
    #expect(opacities(muted.fills).filter { $0 == 1 }.count == 1)
    #expect(
      resolve(Image(systemName: "wifi", variableValue: 0.4)).diagnostics.isEmpty)
    #expect(
      resolve(Image(systemName: "star", variableValue: 0.4)).diagnostics.map(\.code)
        == ["gap-variableValue"])
  }

  @Test func knockedOutSignsAreInFront() throws {
    let sign = Image(systemName: "exclamationmark.triangle.fill")
    let (outline, fills) = try symbol(sign.symbolRenderingMode(.multicolor))
    #expect(outline.layers.count == 2)
    #expect(fills == [.color(RGBA(hex: 0xFFCC00)), .color(.white)])
    let area = outline.layers.map { InkArea.of($0.path, $0.rule) }
    #expect(area[0] > 3 * area[1] && area[1] > 0)
    let levels = try symbol(
      Image(systemName: "umbrella.circle.fill").symbolRenderingMode(.hierarchical))
    let seen = opacities(levels.fills)
    #expect(seen.count == 2 && seen[0] < seen[1])
  }

  /// Symbols whose waves lie over the rest by more than the test below allows.
  private static let overlapping: Set = ["wifi.router", "wifi.router.fill"]

  /// Every symbol in every mode: where all layers have one colour, they show what monochrome shows, holes included.
  @Test func noModeLosesAHole() throws {
    let modes: [SymbolRenderingMode] = [.hierarchical, .palette, .multicolor]
    var (tried, lost) = (0, [String]())
    for name in SymbolCatalog.bundled.drawnNames where !Self.overlapping.contains(name) {
      guard let drawing = SymbolCatalog.bundled.symbol(name) else { continue }
      let whole = drawing.outline.layers.map { InkArea.of($0.path, $0.rule) }.reduce(0, +)
      let looks =
        modes.map { AnyView(Image(systemName: name).symbolRenderingMode($0)) }
        + [AnyView(Image(systemName: name, variableValue: 0.5))]
      for (index, look) in looks.enumerated() {
        let (outline, fills) = try symbol(look)
        guard let first = fills.first, fills.allSatisfy({ $0 == first }) else { continue }
        tried += 1
        let area = outline.layers.map { InkArea.of($0.path, $0.rule) }.reduce(0, +)
        // Waves that overlap count twice; a hole that is filled is more.
        if abs(area - whole) > whole * 0.02 {
          lost.append("\(name) \(index): \(area) for \(whole)")
        }
      }
    }
    #expect(tried > 1000 && lost == [], "\(lost.count) of \(tried): \(lost.prefix(9))")
  }

  @Test func badgesHaveTheirColour() throws {
    let (outline, fills) = try symbol(
      Image(systemName: "mic.badge.plus").symbolRenderingMode(.multicolor))
    #expect(outline.layers.count == fills.count)
    #expect(fills.contains(.color(RGBA(hex: 0x34C759))))
    let bell = try symbol(Image(systemName: "bell.badge.fill").symbolRenderingMode(.multicolor))
    #expect(bell.fills.count == bell.outline.layers.count)
  }

  /// Every drawing in every mode has a fill for each layer, and the ink of the drawing.
  @Test func everyDrawingHasLayers() throws {
    var wrong: [String] = []
    for name in SymbolCatalog.bundled.drawnNames {
      let image = Image(systemName: name)
      for mode in [SymbolRenderingMode.hierarchical, .palette, .multicolor] {
        let (outline, fills) = try symbol(image.symbolRenderingMode(mode))
        if outline.layers.isEmpty || outline.layers.count != fills.count { wrong.append(name) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }
}
