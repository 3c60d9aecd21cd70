import VitrineGraphics
import VitrineViews
import VitrineWidgets

extension ScreenOptions {
  /// Returns the app that the flags name, with its icon read.
  func app() throws -> WidgetApp {
    var app = WidgetApp()
    if let appName {
      if let refusal = WidgetApp.refusal(ofName: appName) {
        throw UsageError("--app-name: \(refusal)")
      }
      app.name = appName
    }
    if let appIcon {
      do throws(AppIconError) { app.icon = try AppIcon(file: appIcon) } catch {
        throw Failure(
          code: Exit.badInput, message: "error: --app-icon: the picture '\(appIcon)' \(error)")
      }
    }
    return app
  }

  /// Refuses a flag that changes none of a widget's pictures.
  func check(
    _ pictures: RenderConfigurations, of widget: WidgetDescription
  ) throws(UsageError) {
    func refusal(_ flag: String, _ part: String, _ scenes: [RenderScene]) -> UsageError {
      UsageError(
        "\(flag) has no effect: no picture of '\(widget.kind)' shows its app's \(part); the scenes "
          + scenes.map(\.rawValue).joined(separator: ", ") + " do")
    }
    if appName != nil, !pictures.contains(where: { $0.showsAppName }) {
      throw refusal("--app-name", "name", widget.anySurface.scenesWithAppName)
    }
    if appIcon != nil, !pictures.contains(where: { $0.showsAppIcon }) {
      throw refusal("--app-icon", "icon", widget.anySurface.scenesWithAppIcon)
    }
  }
}
