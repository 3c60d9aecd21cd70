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
      let cells = ControlMetrics.cells(of: size)
      var taken: Set<[Int]> = []
      func take(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
        for x in column..<column + columns {
          for y in row..<row + rows { #expect(taken.insert([x, y]).inserted, "\(size) \(x) \(y)") }
        }
      }
      take(0, ControlPlace.firstRow, cells.columns, cells.rows)
      for module in ControlCenterModule.around(size) {
        take(module.column, module.row, module.columns, module.rows)
        #expect(module.column + module.columns <= 4 && module.row + module.rows <= 8)
      }
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
