import ExampleWidgets
package import Vitrine

/// The Today widget that the project's own goldens cover: on every phone, system and text size.
@MainActor
package enum TodaySet {
  package static var widget: WidgetDescription {
    WidgetDescription(
      today: TodayTitle("Steps"), kind: "StepsToday",
      quickActions: [TodayQuickAction(title: "Start a Walk", symbol: "figure.walk")],
      make: { StepsToday() })
  }

  /// Every row of the tables of iOS 9, 10 and 11, at every level and in every mode, with its header;
  /// then the screens at the usual size.
  package static var matrix: [RenderConfiguration] { widgets + screens }

  private static var widgets: [RenderConfiguration] {
    TodayEnvironment.measuredSystems.flatMap { os in
      ScreenOrientation.allCases.flatMap { orientation in
        expand(os: os, .all) {
          $0.common.orientation = orientation
          $0.typeSizes = DynamicTypeSize.allCases
        }
      }
    }
  }

  private static var screens: [RenderConfiguration] {
    expand(os: 9, .listed([.compact])) { $0.scenes = [.today] }
      + [10, 11].flatMap { os in
        expand(os: os, .all) { $0.scenes = [.today, .search, .quickActions] }
      }
  }

  /// The product for all phones of a system's tables; combinations that cannot be are left out.
  private static func expand(
    os: Int, _ modes: RenderMatrix.Choice<NCWidgetDisplayMode>,
    _ change: (inout RenderMatrix) -> Void
  ) -> [RenderConfiguration] {
    var matrix = RenderMatrix()
    matrix.devices = .all
    matrix.os = os
    matrix.displayModes = modes
    change(&matrix)
    return (try? matrix.expand(for: widget))?.configurations.map { $0 } ?? []
  }
}
