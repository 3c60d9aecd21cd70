import Foundation
import Testing
import Vitrine
import VitrineGraphics

private func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

/// An area of a colour that opens a URL.
private func area(_ text: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Link(destination: url(text)) { Color.red.frame(width: width, height: height) }
}

@MainActor @Suite struct HitMapTests {
  @Test func aWidgetWithoutTargetsOpensTheApp() {
    let map = Tapped.map { Color.red }
    #expect(map.size == Size(338, 158))
    #expect(map.kinds == [.app])
    #expect(map.targets[0].rect == Rect(x: 0, y: 0, width: 338, height: 158))
    #expect(map.targets[0].widget == "Test" && map.targets[0].url == nil)
    #expect(map.tap(169, 79) == "app")
    #expect(map.tap(338, 79) == "nothing" && map.tap(-0.1, 79) == "nothing")
  }

  @Test func theContainersCornersAreOutside() {
    let map = Tapped.map { Color.red.widgetURL(url("a://w")) }
    #expect(map.tap(1, 1) == "nothing" && map.tap(337, 157) == "nothing")
    #expect(map.tap(12, 12) == "a://w" && map.tap(0.5, 79) == "a://w")
    #expect(Tapped.map(scene: .view) { Color.red }.tap(1, 1) == "app")
  }

  @Test func linksStandAboveTheWidgetsURL() throws {
    let map = Tapped.map {
      HStack(spacing: 8) {
        area("a://1", 100, 100)
        area("a://2", 100, 100)
      }.widgetURL(url("a://w"))
    }
    #expect(map.kinds == [.widgetURL, .link, .link])
    // 338 − 208 = 130 points are left over, half of them on each side.
    #expect(map.targets[1].rect == Rect(x: 65, y: 29, width: 100, height: 100))
    #expect(map.targets[2].rect == Rect(x: 173, y: 29, width: 100, height: 100))
    #expect(map.targets[0].coveredBy == [1, 2] && map.targets[1].coveredBy == [])
    #expect(map.tap(64.9, 79) == "a://w" && map.tap(65, 79) == "a://1")
    #expect(map.tap(164.9, 79) == "a://1" && map.tap(165, 79) == "a://w")
    #expect(map.tap(173, 29) == "a://2" && map.tap(173, 28.9) == "a://w")
  }

  @Test func theTargetDrawnLastWins() {
    let map = Tapped.map {
      ZStack(alignment: .topLeading) {
        area("a://below", 100, 100)
        area("a://above", 60, 60).offset(x: 50, y: 50)
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(map.targets[1].coveredBy == [2])
    #expect(map.targets[2].rect == Rect(x: 50, y: 50, width: 60, height: 60))
    #expect(map.tap(49, 70) == "a://below" && map.tap(50, 70) == "a://above")
    #expect(map.tap(99, 99) == "a://above" && map.tap(105, 45) == "app")
  }

  @Test func zIndexDecidesBeforeTheOrderOfViews() {
    let map = Tapped.map {
      ZStack {
        area("a://raised", 40, 40).zIndex(1)
        area("a://later", 80, 80)
      }
    }
    #expect(map.tap(169, 79) == "a://raised" && map.tap(135, 79) == "a://later")
  }

  @Test func targetsThatOnlyTouchDoNotCoverEachOther() {
    let map = Tapped.map {
      HStack(spacing: 0) {
        area("a://1", 50, 50)
        area("a://2", 50, 50)
      }
    }
    #expect(map.targets[1].coveredBy == [] && map.targets[1].rect.maxX == map.targets[2].rect.minX)
  }

  @Test func rightToLeftMirrorsTargets() {
    let map = Tapped.map(locale: "ar_EG") {
      HStack(spacing: 0) {
        area("a://1", 100, 158)
        area("a://2", 238, 158)
      }
    }
    #expect(map.targets[1].rect == Rect(x: 238, y: 0, width: 100, height: 158))
    #expect(map.tap(300, 79) == "a://1" && map.tap(20, 79) == "a://2")
  }

  @Test func aTurnedTargetIsTheTurnedFrame() {
    let map = Tapped.map { area("a://1", 60, 60).rotationEffect(.degrees(45)) }
    let half = 30 * 2.0.squareRoot()
    let rect = map.targets[1].rect
    #expect(abs(rect.minX - (169 - half)) < 1e-9 && abs(rect.width - 2 * half) < 1e-9)
    #expect(abs(map.targets[1].quad[0].x - 169) < 1e-9)
    #expect(abs(map.targets[1].quad[0].y - (79 - half)) < 1e-9)
    // The corners of the unturned frame are outside, the tips of the turned one inside.
    #expect(map.tap(140, 50) == "app" && map.tap(169, 79 - half + 1) == "a://1")
  }

  @Test func aScaledTargetGrowsAboutItsAnchor() {
    let map = Tapped.map {
      area("a://1", 20, 20).scaleEffect(x: 2, y: 3, anchor: .topLeading)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(map.targets[1].rect == Rect(x: 0, y: 0, width: 40, height: 60))
    #expect(map.tap(39, 59) == "a://1" && map.tap(40, 59) == "app")
  }

  @Test func aCollapsedTargetIsNone() {
    let map = Tapped.map { area("a://1", 20, 20).scaleEffect(0) }
    #expect(map.kinds == [.app] && map.codes == ["target-hidden"])
  }

  @Test func clipsLimitTargets() {
    let map = Tapped.map {
      area("a://1", 100, 100).frame(width: 40, height: 40, alignment: .topLeading).clipped()
    }
    // The frame hangs over to the right and below; the clip keeps 40 × 40 points of it.
    #expect(map.targets[1].rect == Rect(x: 149, y: 59, width: 40, height: 40))
    #expect(map.targets[1].quad[2] == Point(249, 159))
    #expect(map.tap(188, 98) == "a://1" && map.tap(190, 98) == "app")
  }

  @Test func roundClipsLimitTargetsToTheirShape() {
    let map = Tapped.map { area("a://1", 100, 100).clipShape(Circle()) }
    #expect(map.targets[1].rect == Rect(x: 119, y: 29, width: 100, height: 100))
    #expect(map.tap(121, 31) == "app" && map.tap(169, 30) == "a://1")
  }

  @Test func whatLiesOutsideTheContainerIsNoTarget() {
    let map = Tapped.map { area("a://1", 20, 20).offset(x: 400) }
    #expect(map.kinds == [.app] && map.codes == ["target-hidden"])
  }

  @Test func contentShapesAreTheTargetsArea() {
    let map = Tapped.map {
      Link(destination: url("a://1")) {
        Color.red.frame(width: 100, height: 100).contentShape(Circle())
      }
    }
    #expect(map.tap(121, 31) == "app" && map.tap(169, 30) == "a://1")
    let around = Tapped.map { area("a://1", 100, 100).contentShape(Rectangle().inset(by: 10)) }
    #expect(around.targets[1].rect == Rect(x: 129, y: 39, width: 80, height: 80))
    let other = Tapped.map { area("a://1", 100, 100).contentShape(.dragPreview, Circle()) }
    #expect(other.tap(121, 31) == "a://1")
  }

  @Test func hiddenClearAndInertViewsAreNoTargets() {
    for map in [
      Tapped.map { area("a://1", 100, 100).hidden() },
      Tapped.map { area("a://1", 100, 100).opacity(0) },
      Tapped.map { area("a://1", 100, 100).allowsHitTesting(false) },
      Tapped.map { area("a://1", 100, 100).disabled(true) },
    ] {
      #expect(map.kinds == [.app])
    }
    #expect(Tapped.map { area("a://1", 100, 100).allowsHitTesting(true) }.kinds == [.app, .link])
  }

  @Test func masksThemselvesCannotBeTapped() {
    let map = Tapped.map { area("a://1", 100, 100).mask { area("a://mask", 50, 50) } }
    #expect(map.targets.map(\.url) == [nil, "a://1"])
  }

  @Test func namesComeFromTheModifiersAround() {
    let map = Tapped.map {
      HStack {
        area("a://1", 50, 50).padding(4).id("first")
        area("a://2", 50, 50)
      }.id("row")
    }
    #expect(map.targets.map(\.name) == [nil, "first", nil])
    #expect(map.targets[1].view == "Link" && map.targets[1].path.hasSuffix("padding/Link"))
  }

  @Test func bareViewsHaveNoTargetOfTheirOwn() {
    let map = Tapped.bare(width: 100, height: 50) { area("a://1", 40, 20) }
    #expect(map.kinds == [.link] && map.targets[0].widget == nil)
    #expect(map.tap(50, 25) == "a://1" && map.tap(5, 5) == "nothing")
  }

  @Test func widgetsInScenesKeepTheirTargets() throws {
    let map = Tapped.map(.systemMedium, scene: .home) {
      area("a://1", 100, 100).widgetURL(url("a://w"))
    }
    let widget = try #require(map.targets.first { $0.kind == .widgetURL })
    let link = try #require(map.targets.first { $0.kind == .link })
    #expect(widget.widget == "Test" && widget.rect == Rect(x: 27, y: 80, width: 339, height: 158))
    // The middle of an odd width is snapped to a third of a point.
    #expect(abs(link.rect.midX - widget.rect.midX) < 1.0 / 3)
    #expect(abs(link.rect.midY - widget.rect.midY) < 1e-9 && abs(link.rect.width - 100) < 1e-9)
    #expect(map.tap(widget.rect.x + 1, widget.rect.y + 1) == "nothing")
    #expect(map.tap(widget.rect.x + 20, widget.rect.y + 20) == "a://w")
    #expect(map.tap(link.rect.x + 0.1, link.rect.y + 0.1) == "a://1")
  }

  @Test func thereAreOnlySoManyTargets() {
    let map = Tapped.map {
      ZStack { ForEach(0..<600, id: \.self) { area("a://\($0)", 20, 20) } }
    }
    #expect(map.targets.count == HitMap.mostTargets)
    #expect(map.codes == ["too-many-targets"])
  }
}
