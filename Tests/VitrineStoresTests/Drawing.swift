import SwiftUI

/// Draws a view by itself.
@MainActor func drawn<Content: View>(_ view: () -> Content) -> RenderedImage {
  var configuration = RenderConfiguration()
  configuration.family = nil
  configuration.size = .init(600, 100)
  var scratch = RenderScratch()
  return Renderer(fontFolder: nil).render(view(), configuration, scratch: &scratch)
}
