import SwiftUI
import Testing
import VitrineText

@MainActor struct FontTests {
  private func request(
    _ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> FontRequest {
    var environment = EnvironmentValues()
    change(&environment)
    let leaf = resolve(view, environment: environment).tree.root.firstText
    return try #require(leaf?.runs.first).font
  }

  @Test func plainTextIsBody() throws {
    let font = try request(Text("a"))
    #expect(font.size == 17)
    #expect(font.leading == 22)
    #expect(font.weight == 400)
  }

  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0, 19.0), (.large, 17, 22), (.xxxLarge, 23, 29),
    (.accessibility5, 53, 62),
  ])
  func bodyFollowsTheLevel(level: DynamicTypeSize, size: Double, leading: Double) throws {
    let font = try request(Text("a")) { $0.dynamicTypeSize = level }
    #expect(font.size == size)
    #expect(font.leading == leading)
  }

  @Test(arguments: [
    (Font.largeTitle, 34.0, 400.0), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
    (.headline, 17, 600), (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400),
    (.caption, 12, 400), (.caption2, 11, 400),
  ])
  func stylesAtLarge(font: Font, size: Double, weight: Double) throws {
    let request = try request(Text("a").font(font))
    #expect(request.size == size)
    #expect(request.weight == weight)
  }

  @Test func fontsBySizeDoNotGrow() throws {
    let font = try request(Text("a").font(.system(size: 15, weight: .bold, design: .rounded))) {
      $0.dynamicTypeSize = .accessibility3
    }
    #expect(font.size == 15)
    #expect(font.weight == 700)
    #expect(font.family == .system(.rounded))
    #expect(font.leading == nil)
  }

  @Test func customFontsGrowWithTheirStyle() throws {
    let grown = try request(Text("a").font(.custom("Nunito", size: 20, relativeTo: .title))) {
      $0.dynamicTypeSize = .xxxLarge
    }
    #expect(abs(grown.size - 20.0 * 34.0 / 28.0) < 1e-9)
    let fixed = try request(Text("a").font(.custom("Nunito", fixedSize: 20))) {
      $0.dynamicTypeSize = .xxxLarge
    }
    #expect(fixed.size == 20)
    #expect(fixed.family == .custom("Nunito"))
  }

  /// A screenshot of a widget with such a font shows 12 points.
  @Test func customFontsWithoutSizeHaveTwelvePoints() throws {
    for size in [0, CGFloat.leastNonzeroMagnitude] {
      #expect(try request(Text("a").font(.custom("Nunito", size: size))).size == 12)
      #expect(try request(Text("a").font(.custom("Nunito", fixedSize: size))).size == 12)
    }
    #expect(try request(Text("a").font(.custom("Nunito", fixedSize: 1))).size == 1)
  }

  @Test func innerFontWins() throws {
    #expect(try request(Text("a").font(.caption).font(.title)).size == 12)
    #expect(try request(VStack { Text("a") }.font(.title)).size == 28)
  }

  @Test func nilFontIsBody() throws {
    #expect(try request(Text("a").font(nil).padding().font(.title)).size == 17)
  }

  @Test func boldTakesTheEmphasizedWeight() throws {
    #expect(try request(Text("a").font(.body.bold())).weight == 600)
    #expect(try request(Text("a").font(.title.bold())).weight == 700)
    #expect(try request(Text("a").bold()).weight == 600)
    #expect(try request(Text("a").font(.system(size: 10)).bold()).weight == 700)
    #expect(try request(Text("a").fontWeight(.bold)).weight == 700)
  }

  @Test func textWeightBeatsTheViewsAround() throws {
    #expect(try request(Text("a").fontWeight(.light).padding().fontWeight(.black)).weight == 300)
    #expect(try request(VStack { Text("a") }.fontWeight(.black)).weight == 900)
    #expect(try request(VStack { Text("a") }.bold()).weight == 600)
  }

  @Test func traitsReachTheRequest() throws {
    let view = Text("1").font(.body.italic().monospacedDigit().smallCaps().width(.condensed))
    let font = try request(view)
    #expect(font.isItalic)
    #expect(font.hasMonospacedDigits)
    #expect(font.smallCaps == .all)
    #expect(abs(font.width - 0.8) < 1e-9)
    #expect(try request(Text("a").monospaced()).family == .system(.monospaced))
    #expect(try request(VStack { Text("a") }.fontDesign(.serif)).family == .system(.serif))
  }

  @Test func leadingChangesStylesOnly() throws {
    #expect(try request(Text("a").font(.body.leading(.tight))).leading == 20)
    #expect(try request(Text("a").font(.body.leading(.loose))).leading == 24)
    #expect(try request(Text("a").font(.system(size: 9).leading(.tight))).leading == nil)
  }

  @Test func boldTextSettingRaisesWeights() throws {
    #expect(try request(Text("a")) { $0.legibilityWeight = .bold }.weight == 600)
  }

  @Test func typeSizeRangeClamps() throws {
    let view = Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge)
    #expect(try request(view) { $0.dynamicTypeSize = .accessibility2 }.size == 19)
    #expect(try request(view) { $0.dynamicTypeSize = .small }.size == 15)
    #expect(try request(Text("a").dynamicTypeSize(.xSmall)).size == 14)
  }

  @Test func hostileSizesAreLimited() throws {
    #expect(try request(Text("a").font(.system(size: .nan))).size == 0)
    #expect(try request(Text("a").font(.system(size: -3))).size == 0)
    #expect(try request(Text("a").font(.system(size: .infinity))).size == 4096)
  }

  @Test func scaledMetricFollowsTheLevel() {
    struct Sized: View {
      @ScaledMetric(relativeTo: .body) var side = 10.0
      var body: some View { Color.red.frame(width: side) }
    }
    let tree = resolve(Sized().environment(\.dynamicTypeSize, .xxxLarge)).tree
    guard case .frame(let width, _, _) = tree.root.kind.placedArguments else {
      Issue.record("no frame")
      return
    }
    #expect(abs((width ?? 0) - 10 * 23.0 / 17) < 1e-9)
  }
}
