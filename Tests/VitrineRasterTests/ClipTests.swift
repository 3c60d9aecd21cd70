import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct ClipTests {
  private let all = Rect(x: 0, y: 0, width: 10, height: 10)

  private func alphas(_ p: Pixmap) -> [Int] { p.pixels.map { Int($0 >> 24) } }

  private func clipped(_ paths: [Path]) -> Pixmap {
    let pushes = paths.indices.map { DisplayCommand.pushClip(path: Int32($0), rule: .nonZero) }
    return draw(
      10, 10, pushes + [.fillRect(all, .color(.black))] + pushes.map { _ in .popClip }, paths: paths
    )
  }

  @Test func clipEdgesAreExactCoverage() {
    let circle = Path(ellipseIn: Rect(x: 1.3, y: 1.2, width: 7, height: 7))
    let filled = draw(10, 10, [.fillPath(path: 0, rule: .nonZero, .color(.black))], paths: [circle])
    #expect(clipped([circle]) == filled)
  }

  @Test func rectClipsBetweenPixelsCoverInPart() {
    let picture = clipped([Path(rect: Rect(x: 2.5, y: 0, width: 4, height: 10))])
    #expect(picture[2, 5] >> 24 == 128)
    #expect(picture[6, 5] >> 24 == 128)
    #expect(picture[4, 5] >> 24 == 255)
  }

  @Test func nestedClipsMultiply() {
    let half = Path(rect: Rect(x: 2.5, y: 0, width: 7.5, height: 10))
    #expect(clipped([half, half])[2, 5] >> 24 == 64)
    let box = Path(rect: Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(clipped([half, box])[2, 2] >> 24 == 128)
    #expect(clipped([half, box])[2, 6] == 0)
    #expect(clipped([box, half])[7, 2] == 0)
  }

  @Test func popRestoresTheClip() {
    let small = Path(rect: Rect(x: 4, y: 4, width: 2, height: 2))
    let picture = draw(
      10, 10,
      [.pushClip(path: 0, rule: .nonZero), .popClip, .fillRect(all, .color(.black))], paths: [small]
    )
    #expect(alphas(picture).allSatisfy { $0 == 255 })
  }

  @Test func emptyClipsHideEverything() {
    #expect(alphas(clipped([Path()])).allSatisfy { $0 == 0 })
    let line = Path(rect: Rect(x: 3, y: 3, width: 0, height: 5))
    #expect(alphas(clipped([line])).allSatisfy { $0 == 0 })
  }

  @Test func gradientsAndGlyphsObeyMasks() {
    let circle = Path(ellipseIn: all)
    var list = DisplayList(width: 10, height: 10)
    list.paths = [circle]
    list.gradients = [
      Gradient(.linear(start: .zero, end: Point(10, 0)), stops: [GradientStop(.black, 0)])
    ]
    list.outlines = [GlyphOutline(key: 1, path: Path(rect: Rect(x: 0, y: -1, width: 1, height: 1)))]
    let run = GlyphRun(
      outlines: [0], positions: [Point(0, 10)], emSize: 10, map: .identity, paint: .color(.black))
    list.commands = [.pushClip(path: 0, rule: .nonZero), .fillRect(all, .gradient(0, opacity: 1))]
    let gradient = draw(list)
    list.commands[1] = .drawGlyphs(run)
    #expect(gradient == clipped([circle]))
    #expect(draw(list) == clipped([circle]))
  }
}
