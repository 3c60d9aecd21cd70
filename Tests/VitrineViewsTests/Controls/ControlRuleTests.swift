import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import WidgetKit

/// Where controls are, and where not.
@MainActor @Suite struct ControlRuleTests {
  private func expand(
    _ change: (inout RenderMatrix) -> Void
  ) throws -> [RenderConfiguration] {
    let widget = try #require(LampControl._contents(RenderConfiguration()).widgets.first)
    var matrix = RenderMatrix()
    change(&matrix)
    return Array(try matrix.expand(for: widget).configurations)
  }

  private func reason(_ change: (inout RenderMatrix) -> Void) -> String {
    do {
      _ = try expand(change)
      return ""
    } catch { return "\(error)" }
  }

  @Test func allSizesAreDrawnWhereNoneIsNamed() throws {
    let sizes = try expand { _ in }.map(\.surface.controlSize)
    #expect(sizes == [.small, .medium, .large])
    let listed = try expand { $0.surfaces = .listed([.control(.large)]) }
    #expect(listed.map(\.canvasSize) == [Size(151, 151)])
    #expect(listed.map(\.usualMode) == [.fullColor])
  }

  @Test func refusalsSayWhy() {
    #expect(reason { $0.os = 17 }.contains("controls exist from iOS 18 on, not in iOS 17"))
    #expect(
      reason { $0.devices = .listed([.named("watch-41mm") ?? .standard]) }
        .contains("controls are of iPhone and iPad here"))
    #expect(reason { $0.scenes = [.home] }.contains("not on home"))
    #expect(
      reason { $0.surfaces = .listed([.activity(.banner)]) }.contains("does not show activity"))
    #expect(reason { $0.modes = [.accented] }.contains("a control has the mode fullColor"))
    #expect(reason { $0.looks = [.clear] }.contains("look"))
    #expect(reason { $0.surfaces = .listed([]) }.contains("empty list"))
    #expect(
      reason {
        $0.scenes = [.lock]
        $0.surfaces = .listed([.control(.medium)])
      }.contains("a Lock Screen shows control-small alone"))
    #expect(
      reason {
        $0.scenes = [.lock]
        $0.devices = .listed([.named("iphone-se-3") ?? .standard])
      }.contains("has no places for controls"))
    #expect(reason { $0.common.orientation = .landscape }.contains("upright"))
  }

  /// Of a Lock Screen, the sizes that it does not show are left out.
  @Test func lockScreensHaveTheSmallSize() throws {
    let shown = try expand { $0.scenes = [.lock] }
    #expect(shown.map(\.surface.controlSize) == [.small])
    #expect(shown.map(\.hosted.canvasSize) == [Size(50, 50)])
  }

  @Test func controlCentersShowNoWidgets() {
    let widget = WidgetDescription(
      kind: "card", families: [.systemSmall],
      source: .immediate { _ in WidgetEntry { EmptyView() } })
    var matrix = RenderMatrix()
    matrix.scenes = [.controlCenter]
    do {
      _ = try matrix.expand(for: widget)
      Issue.record("not refused")
    } catch { #expect("\(error)".contains("shows controls (iOS 18 and later)")) }
  }

  @Test func picturesRecordTheirSize() async throws {
    var configuration = RenderConfiguration()
    configuration.surface = .control(.large)
    #expect(configuration.traits(kind: "lamp")["surface"] == "control-large")
    #expect(try await PlacedControl(LampControl.self).codes.contains("estimated-control"))
    let large = try await PlacedControl(LampControl.self, .large) { $0.typeSize = .accessibility2 }
    let note = try #require(large.placed.diagnostics.first { $0.code == "estimated-control" })
    #expect(note.message.contains("corners") && note.message.contains("accessibility"))
  }
}
