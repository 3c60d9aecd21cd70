import Testing
import VitrineGraphics
import VitrineLayout
import VitrineViews

/// The roles of glass, and what SwiftUI's vocabulary makes of them.
@Suite struct GlassTests {
  @Test(arguments: GlassRole.allCases)
  func everyRoleHasANumberForEveryLook(_ role: GlassRole) {
    for system in [26, 27] {
      for isDark in [false, true] {
        let glass = role.material(isDark: isDark, system: system)
        #expect(glass.tone.matrix.count == 12)
        #expect(glass.edge.rimWidth == 1)
        #expect(abs(glass.edge.rimFill * 1.1 - 1) < 1e-6)
        let backdrop = glass.backdrop(shorterSide: 100)
        #expect(backdrop.sigma > 0 && (backdrop.edge?.shift ?? 0) > 0)
      }
    }
  }

  /// Straight edges of regular glass have 0.26 and 0.24 of linear light on black, as measured, and its lamps are at the
  /// upper left and the lower right; on system 27 those of the Home Screen are above and below.
  @Test func lampsStandWhereTheyWereSeen() {
    let regular = GlassRole.regular.material(isDark: false, system: 26).edge
    let half = Float(0.5.squareRoot())
    #expect(abs(regular.rimLight * half - 0.26) < 0.002)
    #expect(abs(regular.rimLight * regular.rimFill * half - 0.237) < 0.002)
    #expect(regular.rimAxis == -0.75 * .pi && regular.rimSpread == .pi / 2)
    for role in [GlassRole.widgets, .appIcons, .dock, .controls] {
      let (old, new) = (
        role.material(isDark: true, system: 26).edge, role.material(isDark: true, system: 27).edge
      )
      #expect(old.rimAxis == -0.75 * .pi && old.rimSpread == .pi / 2, "\(role)")
      #expect(new.rimAxis == -0.5 * .pi, "\(role)")
    }
  }

  /// Behind the rim of the system's plates lies what lies in its own band, at every size.
  @Test(arguments: [GlassRole.widgets, .appIcons, .dock, .controls])
  func platesShowNothingFromFarInside(_ role: GlassRole) {
    for side in stride(from: 20.0, through: 400, by: 20) {
      let edge = role.material(isDark: false, system: 26).backdrop(shorterSide: side).edge
      #expect((edge?.shift ?? 1) <= (edge?.depth ?? 0), "\(side)")
      #expect((edge?.depth ?? 0) <= max(20, 0.15 * side), "\(side)")
    }
  }

  /// What is not of glass has its rim alone, and none before system 26.
  @Test func otherRimsChangeNothingElse() throws {
    for role in [GlassRole.widgets, .appIcons] {
      #expect(GlassRim.overlay(role, system: 18) == nil)
      let rim = try #require(GlassRim.overlay(role, system: 26)).backdrop(shorterSide: 170)
      let edge = try #require(rim.edge)
      #expect(edge == role.material(isDark: false, system: 26).edge)
      var plain = rim
      plain.edge = nil
      #expect(plain == Backdrop() && edge.shift == 0)
    }
  }

  /// The glass of strokes is as thick as they are, however large their shape is.
  @Test func strokesAreThinGlass() {
    let glass = GlassRole.clock.material(isDark: false, system: 26).ofStrokes(12)
    for side in [12.0, 60, 200] {
      let backdrop = glass.backdrop(shorterSide: side)
      #expect(abs((backdrop.edge?.shift ?? 0) - 9.6) < 1e-9)
      #expect(abs((backdrop.edge?.depth ?? 0) - 3) < 1e-9)
      #expect(abs(backdrop.sigma - 1.3333) < 1e-9)
    }
  }

  /// What a backdrop makes of a flat colour.
  private func shown(_ backdrop: Backdrop, over y: Float) -> [Float] {
    (0..<3).map { row in
      let m = backdrop.matrix
      let c = (m[4 * row] + m[4 * row + 1] + m[4 * row + 2]) * y + m[4 * row + 3]
      let t = backdrop.tint
      return min(max(c, 0), 1) * (1 - t.alpha) + [t.red, t.green, t.blue][row] * t.alpha
    }
  }

  /// Tinted glass over black and white as measured: red, green and blue as an offset and a slope of luminance.
  @Test(arguments: [
    ("orange", RGBA(1, 0.584, 0), [(0.6, 0.4), (0.321, 0.263), (0, 0)]),
    ("blue", RGBA(0, 0.518, 1), [(-0.007, 0.046), (0.274, 0.244), (0.63, 0.37)]),
  ])
  func tintsAreTheMeasuredShades(_ name: String, _ tint: RGBA, _ measured: [(Double, Double)]) {
    for isDark in [false, true] {
      let tone = GlassRole.regular.material(isDark: isDark, system: 26, tint: tint).tone
      var error: Float = 0
      for y: Float in [0, 0.25, 0.5, 0.75, 1] {
        for (c, (offset, slope)) in zip(shown(tone, over: y), measured) {
          let expected = Float(offset) + Float(slope) * y
          #expect(abs(c - expected) * 255 < 11, "\(name) at \(y)")
          error += abs(c - expected) * 255 / 15
        }
      }
      #expect(error < 4)
    }
  }

  @Test func aTranslucentTintLeavesTheRest() {
    let none = GlassRole.regular.material(isDark: false, system: 26).tone
    let clear = GlassRole.regular.material(
      isDark: false, system: 26, tint: RGBA(1, 0, 0, 0)
    ).tone
    #expect(zip(none.matrix, clear.matrix).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(none.tint == clear.tint && none.ceiling == clear.ceiling)
  }

  @Test func reducedTransparencyBendsNothing() {
    let glass = GlassRole.dock.material(isDark: true, system: 26, reducesTransparency: true)
    let backdrop = glass.backdrop(shorterSide: 96)
    #expect(backdrop.averages && backdrop.edge?.shift == 0)
  }
}
