import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import WidgetKit

/// What a control shows in its states and sizes.
@MainActor @Suite struct ControlLookTests {
  @Test(arguments: [18, 26]) func smallControlsAreWhiteWhileOn(_ os: Int) async throws {
    let on = try await PlacedControl(LampControl.self) {
      $0.entry = .current
      $0.os = os
    }
    #expect(on.symbol == "lightbulb.fill" && on.symbolColors == [controlColor(.purple, os: os)])
    #expect(on.whiteShapes == [Rect(x: 0, y: 0, width: 68, height: 68)])
    #expect(on.texts == [])
    let off = try await PlacedControl(LampControl.self) { $0.os = os }
    #expect(off.symbol == "lightbulb" && off.symbolColors == [.white] && off.whiteShapes == [])
  }

  @Test func drawnPixelsAreThoseOfTheState() async throws {
    let on = try await PlacedControl(LampControl.self) { $0.entry = .current }.pixels()
    #expect(on.width == 204 && on.height == 204)
    #expect(on[102, 8] == 0xffff_ffff && on[2, 2] == 0)
    let off = try await PlacedControl(LampControl.self).pixels()
    #expect(off[102, 8] != 0xffff_ffff)
  }

  @Test func largerControlsHaveAWhiteCircle() async throws {
    for size in [ControlWidgetSize.medium, .large] {
      let on = try await PlacedControl(LampControl.self, size) { $0.entry = .current }
      #expect(on.whiteShapes == [Rect(x: 14, y: 14, width: 40, height: 40)])
      #expect(on.symbolColors == [controlColor(.purple)])
      #expect(on.texts == ["Desk lamp", "Lit"])
      let off = try await PlacedControl(LampControl.self, size)
      #expect(off.whiteShapes == [] && off.symbolColors == [.white])
      #expect(off.texts == ["Desk lamp", "Dark"])
    }
  }

  @Test func theDefaultsAreBlueAndTheSystemsWords() async throws {
    let toggle = try await PlacedControl(PlainToggle.self, .medium)
    #expect(toggle.symbolColors.first == controlColor(.blue))
    #expect(toggle.texts == ["Fan", "On"])
    let german = try await PlacedControl(PlainToggle.self, .medium) {
      $0.localeIdentifier = "de_DE"
    }
    #expect(german.texts == ["Fan", "Ein"])
  }

  /// The look is the system's: of an author's label, symbol and words are taken.
  @Test func buttonsAreWhiteWhateverTheirColors() async throws {
    let bell = try await PlacedControl(BellControl.self, .large)
    #expect(bell.symbolColors == [.white] && bell.texts == ["Bell", "Quiet"])
    #expect(bell.whiteShapes == [])
    #expect(bell.codes.contains("control-tint") && bell.codes.contains("control-status"))
    let sizes = bell.placed.tree.nodes.compactMap { node -> Double? in
      guard case .text(let text) = node.content else { return nil }
      return text.leaf.runs.first?.font.size
    }
    #expect(sizes == [15, 15])
  }

  @Test func theDisplayNameStandsInForATitle() async throws {
    let nameless = try await PlacedControl(NamelessControl.self, .medium)
    #expect(nameless.texts == ["Favourite"])
    let symbol = try #require(
      nameless.placed.tree.nodes.first { if case .image = $0.content { true } else { false } })
    #expect(symbol.frame.height < 30 && symbol.frame.midY == 34)
  }

  @Test func disabledControlsAreFaintAndTakeNoTaps() async throws {
    let control = try await PlacedControl(DisabledControl.self, .medium)
    let opacities = control.placed.tree.nodes.compactMap { node -> Double? in
      if case .effect(.opacity(let opacity)) = node.content { opacity } else { nil }
    }
    #expect(opacities == [0.5] && control.targets.isEmpty)
  }

  /// A Control Center is dark, and pictures of it do not depend on the scheme.
  @Test func theSchemeChangesNothing() async throws {
    let both = try await [ColorScheme.light, .dark].asyncMap { scheme in
      try await PlacedControl(LampControl.self, .medium) {
        $0.scheme = scheme
        $0.entry = .current
      }.placed.tree
    }
    #expect(both[0] == both[1])
  }

  @Test func pictureWithoutSymbolIsToldOf() async throws {
    struct Worded: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "worded") {
          ControlWidgetButton(action: RingBell()) { Text("Words") }
        }
      }
    }
    #expect(try await PlacedControl(Worded.self).codes.contains("control-symbol"))
  }
}

extension Array {
  fileprivate func asyncMap<Result>(
    _ transform: @MainActor (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
