import Foundation
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrineRaster

/// Workload F: a round panel that blurs the wallpaper (σ 90 px, white 0.4 over it) and three lines of
/// text added to it, from views to PNG; the lines change from picture to picture.
@MainActor
final class PanelBench {
  private let renderer: Renderer
  private let wallpaper: UIImage
  private let configuration: RenderConfiguration
  private var scratch = RenderScratch()
  private(set) var lastPNG: [UInt8] = []

  init(_ wallpaper: Pixmap, fonts: String?) {
    renderer = Renderer(fontFolder: fonts)
    self.wallpaper = UIImage(
      bitmap: VitrineLayout.ImageResource(key: 1, name: "wallpaper", pixmap: wallpaper, scale: 3))
    var configuration = RenderConfiguration()
    configuration.family = nil
    configuration.size = Size(Double(wallpaper.width) / 3, Double(wallpaper.height) / 3)
    configuration.scene = .view
    configuration.scale = 3
    self.configuration = configuration
  }

  func run(_ rounds: Int) throws {
    var composites: [Double] = []
    var whole: [Double] = []
    for round in 0...rounds {
      let start = DispatchTime.now().uptimeNanoseconds
      let image = renderer.render(
        PanelScene(wallpaper: wallpaper, number: round), configuration, scratch: &scratch)
      let drawn = DispatchTime.now().uptimeNanoseconds
      lastPNG = try encodePNG(image.pixmap, scale: 3, scratch: &scratch.png)
      let end = DispatchTime.now().uptimeNanoseconds
      if round == 0 { continue }
      composites.append(Double(drawn - start) / 1e6)
      whole.append(Double(end - start) / 1e6)
    }
    print(BenchLine(workload: "F composite", times: composites).json)
    print(BenchLine(workload: "F to PNG", times: whole, byteCount: lastPNG.count).json)
  }
}

/// The peers' scene in points at 3 pixels each.
private struct PanelScene: View {
  let wallpaper: UIImage
  let number: Int

  var body: some View {
    ZStack(alignment: .topLeading) {
      Image(uiImage: wallpaper)
      RoundedRectangle(cornerRadius: 22, style: .circular).fill(PanelStyle())
        .frame(width: 359, height: 110).offset(x: 46.0 / 3, y: 140)
      line("Good morning \(number)", 22, .semibold, baseline: 172)
      line("3 meetings today, the first at 09:30", 15, .regular, baseline: 202)
      line("Rain from \(10 + number % 10):00, umbrella advised", 15, .regular, baseline: 227)
    }
  }

  /// Inter's ascender over its size, for lines that are placed by baseline.
  private static let ascent = 0.96

  private func line(
    _ text: String, _ size: CGFloat, _ weight: Font.Weight, baseline: CGFloat
  ) -> some View {
    Text(verbatim: text).font(.system(size: size, weight: weight))
      .foregroundStyle(Color(red: 90.0 / 255, green: 90.0 / 255, blue: 100.0 / 255))
      .blendMode(.plusLighter)
      .offset(x: 100.0 / 3, y: baseline - Self.ascent * size)
  }
}

/// A blur of 30 points under 40 % white.
private struct PanelStyle: ShapeStyle {
  typealias Resolved = Never

  nonisolated func _fill(_ environment: EnvironmentValues, level: Int) -> _Fill {
    _Fill(LayoutFill(.backdrop(Backdrop(sigma: 30, tint: RGBA(1, 1, 1, 0.4)))))
  }
}
