import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineDocuments

/// The settings of a picture of a widget of WidgetKit; by default of the system that the guidelines describe.
@MainActor struct WidgetPicture {
  static let renderer = Renderer()

  var device = "iphone-11"
  var family = WidgetFamily.systemSmall
  var os = 14
  var scene = RenderScene.widget
  var scheme = ColorScheme.light
  var entry = EntrySelection.snapshot
  var level = 4
  var seconds = 0.0
  var margins = ContentMargins.none
  var url: String?

  func configuration() throws -> RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.device = try #require(Device.named(device))
    configuration.family = family
    configuration.os = os
    configuration.scene = scene
    configuration.scheme = scheme
    configuration.entry = entry
    configuration.typeSize = try #require(DynamicTypeSize(rawValue: level))
    configuration.date = RenderConfiguration.defaultDate.addingTimeInterval(seconds)
    configuration.scale = 1
    return configuration
  }

  /// A widget whose only entry has these views.
  static func widget<Content: View>(
    _ kind: String = "Sample", _ content: @escaping @Sendable () -> Content
  ) -> WidgetDescription {
    let entry = WidgetEntry(content)
    return WidgetDescription(
      kind: kind, families: [.systemSmall, .systemMedium, .systemLarge],
      source: .immediate { _ in entry })
  }

  func draw<Content: View>(
    @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) async throws -> RenderedImage {
    try await draw(Self.widget("Sample", content))
  }

  func draw(_ widget: WidgetDescription) async throws -> RenderedImage {
    var widget = widget
    widget.contentMargins = margins
    let configuration = try configuration()
    let entry = await widget.entry(for: EntryRequest(configuration))
    var scratch = RenderScratch()
    return Self.renderer.render(entry, of: widget, configuration, scratch: &scratch)
  }

  /// Draws a document as it is, with its own margins.
  func draw(_ document: Document) throws -> RenderedImage {
    let configuration = try configuration()
    let (entry, session) = document.entry(EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = Self.renderer.render(entry, of: document.widget, configuration, scratch: &scratch)
    if let problem = session.problem { throw problem }
    return image
  }

  /// What the command line would draw for the settings; throws the reason where there is nothing.
  func expand(_ families: [WidgetFamily]? = nil) throws -> [RenderConfiguration] {
    var matrix = RenderMatrix()
    matrix.devices = .listed([try #require(Device.named(device))])
    matrix.os = os
    matrix.scenes = [scene]
    matrix.families = families.map { .listed($0) } ?? .all
    return Array(try matrix.expand(declared: WidgetFamily.allCases).configurations)
  }
}

extension Document {
  /// A widget that is shipped as an example.
  static func example(_ name: String) throws -> Document {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try Document.load(
      tests.deletingLastPathComponent().appendingPathComponent("Sources/ExampleWidgets/\(name)")
        .path)
  }

  static func parsed(_ text: String) throws -> Document {
    try Document.parse(Array(text.utf8), file: "widget.json")
  }
}
