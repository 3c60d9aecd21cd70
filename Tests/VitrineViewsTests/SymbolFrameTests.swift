import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// The frames of symbols in placed trees, against those of the platform.
@MainActor @Suite struct SymbolFrameTests {
  /// The frame of a symbol and of the baseline beside it, read out of a row of texts.
  private func frame(
    _ name: String, size: CGFloat = 17, weight: Font.Weight = .regular,
    scale: Image.Scale = .medium
  ) throws -> (frame: Rect, depth: Double) {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Image(systemName: name).imageScale(scale)
      Color.clear.frame(width: 1, height: 40).alignmentGuide(.firstTextBaseline) { _ in 40 }
    }.font(.system(size: size, weight: weight))
    let placed = place(
      resolve(row).tree, fonts: FontLibrary(directories: []),
      PlaceOptions(size: Size(200, 200), scale: 2))
    var image: Rect?
    var baseline: Double?
    for node in placed.nodes {
      if case .image = node.content { image = node.frame }
      if node.frame.width == 1, node.frame.height == 40 { baseline = node.frame.maxY }
    }
    let found = try #require(image)
    return try (found, found.maxY - #require(baseline))
  }

  @Test func framesAreThoseOfThePlatform() throws {
    #expect(SymbolFrame.measured.count == 240)
    var (widths, heights, depths) = ([Double](), [Double](), [Double]())
    for (name, wanted) in SymbolFrame.measured.sorted(by: { $0.key < $1.key }) {
      let got = try frame(name)
      widths.append(abs(got.frame.width - wanted.width * 17))
      heights.append(abs(got.frame.height - wanted.height * 17))
      depths.append(abs(got.depth - wanted.depth * 17))
    }
    for (errors, what) in [(widths, "width"), (heights, "height"), (depths, "depth")] {
      let mean = errors.reduce(0, +) / Double(errors.count)
      let near = errors.filter { $0 <= 1 }.count
      print("symbol frames, \(what): mean \(mean) pt off, \(near) within 1 pt")
      #expect(mean <= 0.5, "\(what): \(mean) points off on average")
      #expect(Double(near) >= 0.95 * Double(errors.count), "\(what): only \(near) within a point")
    }
  }

  /// Frames derived from the drawing alone, for names that have been measured.
  @Test func framesOfDrawingsAreNearTheirSymbols() {
    var known = 0.0
    var (wide, high) = (0.0, 0.0)
    for (name, wanted) in SymbolFrame.measured {
      guard let symbol = SymbolCatalog.bundled.symbol(name),
        !symbol.isComposed,
        // Drawings lie on a grid of 470 units to an em.
        let guess = SymbolFrame.drawn(symbol.outline.layers, unit: 1.0 / 470)
      else { continue }
      known += 1
      wide += abs(guess.width - wanted.width) * 17
      high += abs(guess.height - wanted.height) * 17
    }
    #expect(wide / known < 3 && high / known < 2.5, "\(wide / known) \(high / known)")
  }

  /// Stars at other sizes, weights and scales, on public pictures; the platform draws on half points.
  @Test func framesFollowSizeWeightAndScale() throws {
    for (size, weight, scale, width, height) in [
      (10.0, Font.Weight.regular, Image.Scale.medium, 13.0, 11.5),
      (13, .regular, .medium, 16.5, 16), (22, .regular, .medium, 28.5, 26),
      (26, .regular, .medium, 33.5, 31.5), (34, .regular, .medium, 43.5, 40.5),
      (13, .regular, .small, 13.5, 13), (13, .regular, .large, 21.5, 20.5),
      (13, .semibold, .medium, 17, 16), (13, .bold, .medium, 17, 16.5),
      (17, .bold, .medium, 22.5, 21.5), (17, .regular, .large, 28, 27),
    ] {
      let got = try frame("star", size: size, weight: weight, scale: scale).frame
      let note = "star \(size) \(weight) \(scale): \(got)"
      #expect(abs(got.width - width) <= 0.8 && abs(got.height - height) <= 1.5, "\(note)")
    }
  }
}
