import Foundation
import Testing
import Vitrine
import VitrineGraphics

/// The looks that a user chooses of the store's pictures.
@Suite struct StoreDesignTests {
  /// Words and device have places of their own, whatever words there are and wherever they stand.
  @Test(arguments: StoreSize.all, StoreTextPlace.allCases)
  func wordsAndDeviceHaveTheirPlaces(_ size: StoreSize, _ place: StoreTextPlace) {
    for (hasHeadline, hasSubtitle) in [(true, true), (true, false), (false, true)] {
      let layout = StoreLayout(
        size, hasHeadline: hasHeadline, hasSubtitle: hasSubtitle, place: place)
      let (words, frame) = (layout.words, layout.frame)
      #expect(place == .above ? words.maxY < frame.minY : words.minY > frame.maxY)
      #expect(min(words.minY, frame.minY) > 0)
      #expect(max(words.maxY, frame.maxY) < layout.canvas.height)
      let screen = (frame.y + layout.geometry.screen.y) * layout.scale
      #expect(abs(screen - screen.rounded()) < 1e-6)
      // Two lines of the headline and one of the subtitle in their largest sizes.
      let needed = 2.4 * layout.fontSize + (hasSubtitle ? 1.42 * layout.subtitleSize : 0)
      #expect(words.height > needed, "\(words.height) of \(needed)")
    }
  }

  private let place = Rect(x: 20, y: 20, width: 300, height: 150)
  private let canvas = Size(400, 800)

  /// On any colour white or black letters have the contrast, so that none is changed.
  @Test func coloursOfOnesOwnStayAsTheyAre() {
    for hex: UInt32 in [0xFF3B30, 0xFF9500, 0xFFCC00, 0x0A84FF, 0x757575, 0x777777, 0, 0xFFFFFF] {
      let ground = StoreGround(.colors([RGBA(hex: hex)]), below: place, on: canvas)
      #expect(ground.background == .colors([RGBA(hex: hex)]) && ground.note == nil)
      let ink: RGBA = ground.isBright ? .black : .white
      #expect(RGBA(hex: hex).contrast(with: ink) >= 4.5)
    }
  }

  /// What is not below the letters does not count.
  @Test func onlyWhatIsBelowTheLettersCounts() {
    let colors = [RGBA(hex: 0x102040), RGBA(hex: 0xF0F0FF)]
    let above = StoreGround(.colors(colors), below: place, on: canvas)
    #expect(!above.isBright && above.change == 0)
    let below = StoreGround(
      .colors(colors), below: Rect(x: 20, y: 650, width: 300, height: 140), on: canvas)
    #expect(below.isBright && below.change == 0)
    #expect(StoreGround(.colors(colors), below: nil, on: canvas).background == .colors(colors))
  }

  /// From black to white below the letters neither ink has the contrast.
  @Test func groundsWithoutContrastAreChangedAndSaySo() throws {
    let whole = Rect(x: 0, y: 0, width: 400, height: 800)
    let ground = StoreGround(.colors([.black, .white]), below: whole, on: canvas)
    guard case .colors(let colors) = ground.background else { return }
    let ink: RGBA = ground.isBright ? .black : .white
    // All but a twentieth at each end.
    for share: Float in [0.06, 0.5, 0.94] {
      #expect(colors[0].mixed(with: colors[1], share).contrast(with: ink) >= 4.4)
    }
    let note = try #require(ground.note)
    #expect(note.code == "ground-changed" && note.severity == .warning)
    #expect(note.message.contains("have no contrast of 4.5 : 1"), "\(note.message)")
  }

  private func picture(_ upper: UInt32, _ lower: UInt32) -> StoreBackground {
    var pixmap = Pixmap(width: 16, height: 32)
    for y in 0..<32 { for x in 0..<16 { pixmap[x, y] = (x + y) % 2 == 0 ? upper : lower } }
    return .picture(BitmapResource(drawn: pixmap, name: "ground", scale: 1))
  }

  /// The colours of a picture are measured where the letters stand.
  @Test func picturesAreMeasured() {
    let dark = StoreGround(picture(0xff20_1008, 0xff30_2010), below: place, on: canvas)
    #expect(!dark.isBright && dark.change == 0)
    let bright = StoreGround(picture(0xfff0_ffff, 0xffff_f0f0), below: place, on: canvas)
    #expect(bright.isBright && bright.change == 0)
    let mixed = StoreGround(picture(0xff00_0000, 0xffff_ffff), below: place, on: canvas)
    #expect(mixed.change > 0.2 && mixed.note != nil)
    #expect(mixed.background == picture(0xff00_0000, 0xffff_ffff), "a veil lies on it")
  }

  private func drawn(
    _ words: StoreWords, _ place: StoreTextPlace, _ design: StoreDesign
  ) throws -> (image: RenderedImage, layout: StoreLayout) {
    let size = try #require(StoreSize.list("1206x2622").first)
    let layout = StoreLayout(
      size, hasHeadline: !words.headline.isEmpty, hasSubtitle: !words.subtitle.isEmpty, place: place
    )
    var configuration = RenderConfiguration()
    configuration.device = layout.device
    configuration.scene = .home
    var bare = RenderConfiguration()
    bare.family = nil
    bare.scene = .view
    bare.size = Size(20, 20)
    let entry = WidgetEntry { Color.red }
    let widget = WidgetDescription(kind: "v", families: [], source: .immediate { _ in entry })
    var scratch = RenderScratch()
    let screen = Renderer().render(entry, of: widget, bare, scratch: &scratch)
      .scaled(to: layout.device.screen, scale: layout.screenScale)
    return (
      Renderer().storePicture(screen, words, layout, design, configuration, scratch: &scratch),
      layout
    )
  }

  /// Ground, edge and words are drawn as chosen.
  @Test func whatIsChosenIsDrawn() throws {
    var design = StoreDesign()
    design.background = .colors([RGBA(hex: 0x123456)])
    design.frameColor = RGBA(hex: 0xFF0000)
    design.font = .design(.serif)
    let words = StoreWords(headline: "Tides of the whole week", subtitle: "On your Home Screen")
    let (image, layout) = try drawn(words, .below, design)
    #expect(image.pixmap[3, 3] == 0xff56_3412 && image.pixmap[1200, 2600] == 0xff56_3412)
    #expect(image.textLedger.entries.map(\.string) == [words.headline, words.subtitle])
    for entry in image.textLedger.entries {
      #expect(entry.problems.isEmpty && entry.scaleFactor == 1, "\(entry)")
      #expect(entry.frame.minY >= layout.words.minY && entry.frame.maxY <= layout.words.maxY)
    }
    let sizes = image.textLedger.entries.map(\.fontSize)
    #expect(abs(sizes[1] / sizes[0] - 0.52) < 0.01)
    // The middle of the device's left edge: a red between its light and its dark tone.
    let x = Int((layout.frame.x + layout.geometry.body.x + layout.geometry.edge / 2) * 3)
    let pixel = image.pixmap[x, Int((layout.frame.midY) * 3)]
    #expect(pixel & 255 > 0xA0 && pixel >> 8 & 255 < 0x40 && pixel >> 16 & 255 < 0x40)
  }

  /// A font of the user's is drawn, and nothing stands in for it.
  @Test func fontsOfTheUserAreDrawn() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fonts/JetBrainsMono").standardizedFileURL
    let file = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .first { $0.hasSuffix(".ttf") })
    let set = try Renderer().fonts.open(files: [folder.path + "/" + file])
    for name in [set.firstFace, set.families[0]] {
      var design = StoreDesign()
      design.font = .named(name, set)
      let (image, _) = try drawn(StoreWords(headline: "iiii", subtitle: "MMMM"), .above, design)
      #expect(!image.diagnostics.contains { $0.code.contains("font") }, "\(image.diagnostics)")
      // Letters of one width: four wide ones at 0.52 of the size of four narrow ones.
      let widths = image.textLedger.entries.map(\.natural.width)
      #expect(abs(widths[1] / widths[0] - 0.52) < 0.03, "\(widths)")
    }
  }

  /// The lines of headlines as they are drawn.
  @Test func headlinesAreBalanced() throws {
    let (image, _) = try drawn(
      StoreWords(headline: "See all of your favourite places at once"), .above, StoreDesign())
    let lines = try #require(image.textLedger.entries.first).shown
    #expect(
      lines == ["See all of your", "favourite places at once"] || lines.count == 3, "\(lines)")
    #expect(lines.allSatisfy { $0.count > 9 }, "\(lines)")
  }
}
