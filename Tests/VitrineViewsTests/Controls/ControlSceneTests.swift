import SwiftUI
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import WidgetKit

/// Controls on the screens that show them.
@MainActor @Suite struct ControlSceneTests {
  private func frame(
    _ size: ControlWidgetSize, _ change: (inout RenderConfiguration) -> Void
  ) async throws -> (Rect, PlacedControl) {
    let control = try await PlacedControl(LampControl.self, size, change)
    let node = try #require(control.placed.tree.nodes.first { $0.name == "HostedWidget" })
    return (node.frame, control)
  }

  /// The third row begins below two cells: 101.5 rounded, and twice a cell with its gap.
  @Test(arguments: [
    (ControlWidgetSize.small, 68.0, 68.0), (.medium, 151, 68), (.large, 151, 151),
  ]) func controlsStandAtTheThirdRow(
    _ size: ControlWidgetSize, _ width: Double, _ height: Double
  ) async throws {
    let (frame, control) = try await frame(size) { $0.scene = .controlCenter }
    #expect(frame == Rect(x: 38, y: 102 + 2 * 83, width: width, height: height))
    #expect(control.targets.count == 1 && control.targets.first?.rect == frame)
    #expect(control.codes.filter { $0 == "estimated-control" }.count == 2)
  }

  @Test func modulesOverlapNothing() {
    for size in ControlWidgetSize.allCases {
      var controls: [ScreenCells] = []
      // As many as there is room for, beginning at the third row.
      while let cells = ControlCenterGrid.free(for: size, beside: controls) {
        controls.append(cells)
        let modules = ControlCenterModule.around(controls).map(\.cells)
        for (index, module) in (controls + modules).enumerated() {
          #expect(!(controls + modules)[..<index].contains(where: module.overlaps), "\(size)")
          #expect(module.first.column + module.columns <= 4 && module.first.row + module.rows <= 8)
        }
      }
      #expect(controls.first?.first == ScreenCell(column: 0, row: ControlCenterGrid.firstRow))
      #expect(controls.count == [.small: 20, .medium: 10, .large: 5][size])
    }
  }

  @Test func controlsTakeTheTorchesPlace() async throws {
    let (frame, control) = try await frame(.small) { $0.scene = .lock }
    #expect(frame == Rect(x: 54, y: 852 - 83 - 25, width: 50, height: 50))
    #expect(control.targets.count == 1 && control.targets.first?.intent?.name == "SetLamp")
    let arabic = try await self.frame(.small) {
      $0.scene = .lock
      $0.localeIdentifier = "ar"
    }
    #expect(arabic.0 == frame)
  }

  @Test func tabletsOpenItAtTheTrailingTopCorner() async throws {
    let (frame, _) = try await frame(.medium) {
      $0.scene = .controlCenter
      $0.device = .named("ipad-11") ?? .standard
    }
    #expect(frame.width == 142 && frame.height == 66)
    #expect(abs(frame.x - (834 - 50 - 4 * 66 - 3 * 10)) <= 16)
  }

  /// The plates of the two systems differ.
  @Test func scenesAreDrawn() async throws {
    var hashes: Set<[UInt32]> = []
    for os in [18, 26] {
      let control = try await PlacedControl(LampControl.self) {
        $0.scene = .controlCenter
        $0.os = os
        $0.scale = 1
      }
      let pixels = control.pixels()
      #expect(pixels.width == 393 && pixels.height == 852)
      hashes.insert(pixels.pixels)
    }
    #expect(hashes.count == 2)
  }
}
