import VitrineGraphics
import VitrineRaster

/// Workload B: the whole picture behind a backdrop that only blurs.
struct BlurBench {
  /// Pixels; the peers run 10, 30 and 90, the others show how flat the time is.
  static let sigmas = [5.0, 10, 20, 30, 60, 90, 120]

  private let wallpaper: Pixmap
  private let sigma: Double
  private let list: DisplayList

  init(_ wallpaper: Pixmap, sigma: Double) {
    self.wallpaper = wallpaper
    self.sigma = sigma
    var list = DisplayList(width: wallpaper.width, height: wallpaper.height)
    let all = Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
    list.backdrops = [Backdrop(sigma: sigma)]
    list.commands = [.fillRect(all, .backdrop(0, opacity: 1))]
    self.list = list
  }

  func run(_ rounds: Int) {
    var scratch = RasterScratch()
    var pixmap = wallpaper
    var times: [Double] = []
    for round in 0...rounds {
      for i in pixmap.pixels.indices { pixmap.pixels[i] = wallpaper.pixels[i] }
      let elapsed = ContinuousClock().measure { rasterize(list, into: &pixmap, scratch: &scratch) }
      if round > 0 { times.append(Double(elapsed.components.attoseconds) / 1e15) }
    }
    print(BenchLine(workload: "B\(Int(sigma))", times: times).json)
  }
}
