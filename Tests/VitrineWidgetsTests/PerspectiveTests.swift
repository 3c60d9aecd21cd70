import Foundation
import Testing
import Vitrine
import VitrineGraphics

/// What else is told of views that are turned in space: taps, texts, what is drawn.
@MainActor @Suite struct PerspectiveTests {
  private nonisolated func area(_ url: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Link(destination: URL(string: url) ?? URL(fileURLWithPath: "/")) {
      Color.red.frame(width: width, height: height)
    }
  }

  /// The right edge of a square of 100 in 338 × 158 points is turned away: 43.3 to the right and 25 back, of 100.
  @Test func aTargetIsWhereItIsSeen() {
    let map = Tapped.map {
      area("a://1", 100, 100).rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    }
    let quad = map.targets[1].quad
    let right = 43.301_270_189_2
    #expect(quad.count == 4)
    #expect(abs(quad[1].x - (169 + right / 1.25)) < 1e-6 && abs(quad[1].y - (79 - 40)) < 1e-6)
    #expect(abs(quad[0].x - (169 - right / 0.75)) < 1e-6)
    #expect(abs(quad[0].y - (79 - 50 / 0.75)) < 1e-6)
    #expect(map.tap(169 - 50, 79 - 60) == "a://1" && map.tap(169 + 30, 79 - 44) == "app")
    #expect(map.tap(169 + 36, 79) == "app")
    let away = Tapped.map {
      area("a://1", 100, 100).rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
    }
    #expect(away.targets.count == 2 && away.targets[1].quad.allSatisfy { abs($0.x - 169) < 1e-6 })
  }

  @Test func textsAreSmallerWhereTheyAreFar() {
    let far = Lettered.ledger(120, 120) {
      Text("Far").font(.system(size: 20))
        .rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0), anchorZ: 0)
        .frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), anchor: .bottom)
    }
    let entry = far.entries[0]
    // The middle is half of 50 · sin 60° behind an eye that is 100 away.
    #expect(entry.fontSize < 20 * 0.75 && entry.fontSize > 20 * 0.4)
    #expect(entry.frame.midY > 60 && entry.frame.height < 16)
    #expect(entry.problems == [.small])
  }

  /// The alpha of the pixels on a line through the middle, in 255ths; three pixels to a point.
  private func row<Content: View>(_ y: Int, @ViewBuilder _ content: () -> Content) -> [Int] {
    let picture = Lettered.image(60, 60, content).pixmap
    return (0..<picture.width).map { Int(picture[$0, 3 * y + 1] >> 24) }
  }

  @Test func edgesLieWhereTheNumbersSay() {
    let turned = row(30) {
      Color.red.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    }
    // 17.32 to each side, 10 nearer or further than 40.
    let left = 90 - 3 * 17.320_508 / 0.75
    let right = 90 + 3 * 17.320_508 / 1.25
    let sum = Double(turned.reduce(0, +)) / 255
    #expect(abs(sum - (right - left)) < 0.1, "\(sum)")
    #expect(turned[Int(left) - 1] == 0 && turned[Int(left) + 1] == 255)
    #expect(turned[Int(right) - 1] == 255 && turned[Int(right) + 1] == 0)
  }

  @Test func halfATurnIsTheMirrorImage() {
    let half = row(30) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 40)
        Color.red.opacity(0.5).frame(width: 30, height: 40)
      }
      .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    }
    let mirrored = row(30) {
      HStack(spacing: 0) {
        Color.red.opacity(0.5).frame(width: 30, height: 40)
        Color.red.frame(width: 10, height: 40)
      }
    }
    #expect(half == mirrored)
  }

  @Test func aQuarterTurnAndNoPerspectiveDraw() {
    for perspective in [0.0, 1] {
      let edge = row(30) {
        Color.red.frame(width: 40, height: 40)
          .rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: perspective)
      }
      #expect(edge.allSatisfy { $0 == 0 })
    }
    let flat = row(30) {
      Color.red.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(flat.filter { $0 == 255 }.count == 60 && flat.filter { $0 > 0 }.count == 60)
  }

  /// A clip outside cuts the image, one inside the view; opacity passes, and a shadow is that of the image.
  @Test func otherEffectsActWhereTheyStand() {
    let plate = Color.red.frame(width: 40, height: 40)
    func turned<V: View>(_ view: V) -> some View {
      view.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    }
    let clipped = row(30) {
      ZStack {
        Color.red
        turned(plate)
      }.frame(width: 40, height: 40).clipShape(Circle())
    }
    #expect(clipped[29] == 0 && clipped[31] > 200 && clipped[148] > 200 && clipped[151] == 0)
    let faded = row(30) { turned(plate).opacity(0.5) }
    #expect(faded[90] == 128)
    let shadowed = row(48) {
      turned(plate).shadow(color: .black, radius: 0, x: 0, y: 12)
    }
    #expect(shadowed[90] == 255 && shadowed[150] == 0)
    let glass = Lettered.image(60, 60) {
      ZStack {
        Color.white
        turned(Rectangle().fill(.ultraThinMaterial).frame(width: 40, height: 40))
      }
    }.pixmap
    #expect(glass.pixels.allSatisfy { $0 >> 24 == 255 })
  }
}
