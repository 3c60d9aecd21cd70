import Testing
import Vitrine
import VitrineGraphics

/// The App Store's sizes and languages, and the places in its pictures.
@Suite struct StoreTests {
  @Test func everySizeIsThatOfItsDevice() {
    #expect(StoreSize.all.count == 9)
    for size in StoreSize.all {
      #expect(size.device.slug == size.deviceName)
      #expect(size.device.screen.width * size.device.scale == Double(size.width), "\(size)")
      #expect(size.device.screen.height * size.device.scale == Double(size.height), "\(size)")
    }
    #expect(
      StoreSize.usual.map(\.text)
        == ["1320x2868", "1284x2778", "1206x2622", "2064x2752", "1668x2420"])
  }

  @Test func listsOfSizesAreChecked() throws {
    #expect(try StoreSize.list("all") == StoreSize.all)
    #expect(try StoreSize.list("2064x2752,1320x2868").map(\.width) == [2064, 1320])
    #expect(throws: UsageError.self) { try StoreSize.list("1320x2867") }
    #expect(throws: UsageError.self) { try StoreSize.list("") }
  }

  @Test(arguments: [
    ("en_US", "en-US"), ("de_DE", "de-DE"), ("ja_JP", "ja"), ("ar_SA", "ar-SA"), ("fr_CA", "fr-CA"),
    ("nb_NO", "no"), ("zh_Hant_TW", "zh-Hant"), ("zh_CN", "zh-Hans"), ("pt_PT", "pt-PT"),
    ("es_AR", "es-ES"), ("he_IL", "he"), ("th_TH@calendar=gregorian", "th"),
  ]) func localesHaveTheirFolders(_ locale: String, _ folder: String) throws {
    #expect(try StoreLocale.folder(of: locale) == folder)
  }

  @Test func otherLanguagesAreRefused() {
    #expect(throws: UsageError.self) { try StoreLocale.folder(of: "sw_KE") }
  }

  /// Screens lie on whole pixels, and nothing overlaps or leaves the picture.
  @Test(arguments: StoreSize.all, [true, false])
  func placesAreOnThePicture(_ size: StoreSize, _ hasHeadline: Bool) {
    let layout = StoreLayout(size, hasHeadline: hasHeadline)
    let screen = layout.geometry.screen
    for position in [
      (layout.frame.x + screen.x) * layout.scale, (layout.frame.y + screen.y) * layout.scale,
      screen.width * layout.scale,
    ] { #expect(abs(position - position.rounded()) < 1e-6, "\(position)") }
    #expect(layout.frame.minX > 0 && layout.frame.maxX < layout.canvas.width)
    #expect(layout.frame.minY > 0 && layout.frame.maxY < layout.canvas.height)
    if hasHeadline {
      #expect(layout.words.minY > 0 && layout.words.maxY < layout.frame.minY)
      // Three lines of the largest letters, at least of a phone.
      #expect(layout.words.height > 2 * layout.fontSize * 1.2)
    }
  }

  @Test func lettersOnEveryGroundAreLegible() {
    for level in 0...10 {
      let grey = Float(level) / 10
      for other: Float in [0, 0.3, 0.7, 1] {
        let ground = StoreGround(
          top: RGBA(grey, other, 1 - grey), bottom: RGBA(other, grey, grey))
        guard case .colors(let colors) = ground.background else { continue }
        let ink: RGBA = ground.isBright ? .black : .white
        #expect(colors[0].contrast(with: ink) >= StoreGround.contrast)
        #expect(colors[1].contrast(with: ink) >= StoreGround.contrast)
      }
    }
  }
}
