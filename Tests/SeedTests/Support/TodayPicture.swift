import NotificationCenter
import SwiftUI
import Testing
import Vitrine
import VitrineGraphics

/// The settings of a picture of a Today widget, which is run, placed and drawn as the command line does.
@MainActor struct TodayPicture {
  static let renderer = Renderer()

  var device = "iphone-6s"
  var os = 10
  /// The level of Dynamic Type, 1 to 12.
  var level = 4
  var mode = NCWidgetDisplayMode.compact
  var orientation = ScreenOrientation.portrait
  var scene = RenderScene.widget
  var title = TodayTitle("Next")
  var actions: [TodayAction] = []
  var isFirstDisplay = false
  var wallpaper: String?

  func configuration() throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named(device))
    configuration.os = os
    configuration.typeSize = try #require(DynamicTypeSize(rawValue: level))
    configuration.displayMode = mode
    configuration.orientation = orientation
    configuration.scene = scene
    configuration.todayActions = actions
    configuration.isFirstDisplay = isFirstDisplay
    configuration.wallpaper = try wallpaper.map { try #require(Wallpaper(name: $0)) }
    configuration.scale = 1
    return configuration
  }

  /// The widget with its surroundings, placed.
  func place<W: TodayWidget>(
    _ make: @escaping @MainActor @Sendable () -> W
  ) async throws -> PlacedWidget {
    let widget = WidgetDescription(today: title, kind: "Next", make: make)
    let configuration = try configuration()
    let entry = await widget.entry(for: EntryRequest(configuration))
    return Self.renderer.place(entry, of: widget, configuration)
  }

  /// The picture at one pixel a point.
  func draw<W: TodayWidget>(
    _ make: @escaping @MainActor @Sendable () -> W
  ) async throws -> RenderedImage {
    var scratch = RenderScratch()
    return Self.renderer.finish(try await place(make), scratch: &scratch)
  }

  /// The size of the widget's content, without what the system draws.
  func contentSize<W: TodayWidget>(
    _ make: @escaping @MainActor @Sendable () -> W
  ) async throws -> Size {
    try await place(make).frame(of: "TodayContent").size
  }
}
