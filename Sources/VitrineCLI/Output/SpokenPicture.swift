import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineText

/// A picture with what VoiceOver reads of it.
struct SpokenPicture: Sendable {
  var image: RenderedImage
  var tree: SpokenTree

  /// Writes the picture with numbered frames and a legend.
  func write(to path: String, _ fonts: FontLibrary) throws {
    let renderer = Renderer(fonts: fonts)
    // The program's verbs run on the main thread, where views are evaluated.
    let pixmap = try MainActor.assumeIsolated {
      try SpokenSheet(image: image, tree: tree).picture(renderer)
    }
    var scratch = PNGScratch()
    try writeFile(try encodePNG(pixmap, scale: 2, scratch: &scratch), to: path)
  }
}
