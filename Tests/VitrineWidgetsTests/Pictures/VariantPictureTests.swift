import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineGraphics

/// Which file of an image set is drawn, and with what pixels, beside what another project's program makes of the file
/// that should have been chosen. Each case prints how far the two are apart, mean and most, and the mean for the
/// nearest file that should not be drawn, all of 255.
@MainActor @Suite(OtherDecoder.pngtopam.isThere) struct VariantPictureTests {
  /// A picture and the file that it should show.
  private struct Case {
    var name: String
    var file: Int
    var isMirrored = false
    var change: (inout RenderConfiguration) -> Void = { _ in }
  }

  private static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
  private static let high = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
  private static let darkHigh = """
    "appearances": [{"appearance": "luminosity", "value": "dark"},
      {"appearance": "contrast", "value": "high"}]
    """
  /// Noise has a mean difference of 85 from other noise.
  private static let otherPicture = 40.0

  private let decoder = OtherDecoder.pngtopam

  private func say(
    _ name: String, _ apart: (mean: Double, most: Double), other: Double? = nil
  ) {
    func number(_ value: Double) -> String { String(format: "%8.3f", value) }
    print(
      name.padding(toLength: 44, withPad: " ", startingAt: 0) + number(apart.mean)
        + number(apart.most) + (other.map { "  other " + number($0) } ?? ""))
  }

  private func compare(_ label: String, _ set: PictureSet, _ cases: [Case]) throws {
    let folder = try TemporaryFolder()
    let theirs = try set.files.map { try decoder.picture($0, in: folder.url) }
    for item in cases {
      let ours = try set.drawn(Image("P"), item.change)
      let wanted = theirs[item.file].turned(item.isMirrored ? 2 : 1)
      let apart = try #require(ours.difference(wanted), "\(label), \(item.name)")
      let others = theirs.indices.filter { $0 != item.file }.compactMap {
        ours.difference(theirs[$0])?.mean
      }
      say("\(label), \(item.name): \(item.file).png", apart, other: others.min())
      #expect(apart.most <= 1.5, "\(label), \(item.name)")
      #expect(others.allSatisfy { $0 > Self.otherPicture }, "\(label), \(item.name)")
    }
  }

  /// A set of pictures of 16 × 12 pt at three pixels to a point.
  private func set(_ traits: [String], properties: String = "{}") throws -> PictureSet {
    try PictureSet(
      traits.indices.map { .noise(48, 36, seed: $0 + 1) },
      traits: traits.map { $0 + ($0.isEmpty ? "" : ", ") + #""scale": "3x""# },
      properties: properties)
  }

  @Test func schemesAndContrast() throws {
    let cases = [
      Case(name: "light", file: 0), Case(name: "dark", file: 1) { $0.scheme = .dark },
      Case(name: "high contrast", file: 2) { $0.increasesContrast = true },
      Case(name: "dark and high contrast", file: 3) {
        $0.scheme = .dark
        $0.increasesContrast = true
      },
    ]
    try compare("appearance", try set(["", Self.dark, Self.high, Self.darkHigh]), cases)
  }

  @Test func devices() throws {
    let kinds: [(Device.Kind, Int)] = [
      (.iPhone, 1), (.iPad, 2), (.mac, 3), (.watch, 4), (.vision, 0),
    ]
    let cases = try kinds.map { kind, file in
      let device = try #require(Device.all.first { $0.kind == kind })
      return Case(name: "\(kind)", file: file) { $0.device = device }
    }
    let idioms = ["universal", "iphone", "ipad", "mac", "watch"]
    try compare("idiom", try set(idioms.map { "\"idiom\": \"\($0)\"" }), cases)
  }

  @Test func languages() throws {
    let wanted = [("en_US", 0), ("de_AT", 1), ("pt_PT", 2), ("pt_BR", 3), ("ja_JP", 0)]
    let cases = wanted.map { locale, file in
      Case(name: locale, file: file) { $0.localeIdentifier = locale }
    }
    let locales = ["", #""locale": "de""#, #""locale": "pt""#, #""locale": "pt-BR""#]
    try compare("locale", try set(locales, properties: #"{"localizable": true}"#), cases)
  }

  @Test func gamutsAndClasses() throws {
    let gamuts = [#""display-gamut": "display-P3""#, #""display-gamut": "sRGB""#]
    try compare("gamut", try set(gamuts), [Case(name: "sRGB", file: 1)])
    let classes = [#""width-class": "compact""#, #""memory": "1GB""#, ""]
    try compare("class", try set(classes), [Case(name: "plain", file: 2)])
  }

  @Test func directions() throws {
    let (left, right) =
      (#""language-direction": "left-to-right""#, #""language-direction": "right-to-left""#)
    let arabic = { (configuration: inout RenderConfiguration) in
      configuration.localeIdentifier = "ar_EG"
    }
    try compare(
      "both directions", try set([left, right]),
      [Case(name: "English", file: 0), Case(name: "Arabic", file: 1, change: arabic)])
    try compare(
      "left to right", try set([left]),
      [
        Case(name: "English", file: 0),
        Case(name: "Arabic", file: 0, isMirrored: true, change: arabic),
      ])
    try compare(
      "right to left", try set([right]),
      [
        Case(name: "English", file: 0, isMirrored: true),
        Case(name: "Arabic", file: 0, change: arabic),
      ])
  }

  /// Files of one, two and three pixels to a point, as a set and as loose files.
  @Test func scales() throws {
    let pixmaps = (1...3).map { Pixmap.noise(16 * $0, 12 * $0, seed: $0) }
    let cases = (1...3).map { scale in
      Case(name: "\(scale)x", file: scale - 1) { $0.scale = Double(scale) }
    }
    let traits = (1...3).map { "\"scale\": \"\($0)x\"" }
    try compare("scale", try PictureSet(pixmaps, traits: traits), cases)
    try compare("loose", try PictureSet(loose: pixmaps, suffixes: ["", "@2x", "@3x"]), cases)
  }

  /// A scale that a set lacks: each pixel stands for a square of the screen's, or a square of equal ones for one.
  @Test func missingScales() throws {
    let folder = try TemporaryFolder()
    let set = try PictureSet([.noise(16, 12, seed: 1)], traits: [#""scale": "1x""#])
    let large = try set.drawn(Image("P").interpolation(.none)) { $0.scale = 3 }
    let theirs = try decoder.picture(set.files[0], in: folder.url)
    let apart = try #require(large.difference(theirs.enlarged(by: 3)))
    say("1x at three pixels to a point", apart)
    #expect(apart.most <= 1)
    let squares = Pixmap.noise(16, 12, seed: 2).mapped(32, 24, column: { $0 / 2 }, row: { $0 / 2 })
    let fine = try PictureSet([squares], traits: [#""scale": "2x""#])
    let small = try fine.drawn(Image("P").interpolation(.none)) { $0.scale = 1 }
    let mean = try decoder.picture(fine.files[0], in: folder.url).reduced(by: 2)
    let smaller = try #require(small.difference(mean))
    say("2x at one pixel to a point", smaller)
    #expect(smaller.most <= 1)
  }

  @Test func templates() throws {
    let folder = try TemporaryFolder()
    let noise = Pixmap.noise(48, 36, seed: 5, isClear: true)
    let scale = [#""scale": "3x""#]
    let black = try PictureSet([noise.inBlack], traits: scale)
    var red = try decoder.picture(black.files[0], in: folder.url)
    for i in stride(from: 0, to: red.samples.count, by: 3) { red.samples[i] = 255 }
    let ink = Color(.sRGB, red: 1, green: 0, blue: 0)
    for intent in ["original", "template"] {
      let set = try PictureSet(
        [noise], traits: scale, properties: "{\"template-rendering-intent\": \"\(intent)\"}")
      let own = try decoder.picture(set.files[0], in: folder.url)
      let pictures: [(String, Image, OpaquePicture)] = [
        ("as it is", Image("P"), intent == "template" ? red : own),
        ("rendered as template", Image("P").renderingMode(.template), red),
        ("rendered as original", Image("P").renderingMode(.original), own),
      ]
      for (name, image, wanted) in pictures {
        let ours = try set.drawn(image.foregroundStyle(ink))
        let apart = try #require(ours.difference(wanted))
        say("\(intent), \(name)", apart)
        #expect(apart.most <= 1.5, "\(intent), \(name)")
      }
    }
  }

  /// Caps of 9, 6, 6 and 9 pixels around a middle of 3 × 3 that is stretched or tiled over 120 × 90.
  @Test func slices() throws {
    let folder = try TemporaryFolder()
    for (mode, middle) in [
      ("9-part", "tile"), ("9-part", "stretch"), ("3-part-horizontal", "tile"),
      ("3-part-vertical", "stretch"),
    ] {
      let (isWide, isHigh) = (mode != "3-part-vertical", mode != "3-part-horizontal")
      let (width, height) = (isWide ? 120 : 30, isHigh ? 90 : 24)
      let period = middle == "tile" ? 3 : 1
      func column(_ x: Int) -> Int {
        !isWide || x < 9 ? x : x >= width - 6 ? x - width + 30 : 9 + (x - 9) % period
      }
      func row(_ y: Int) -> Int {
        !isHigh || y < 6 ? y : y >= height - 9 ? y - height + 24 : 6 + (y - 6) % period
      }
      // What is stretched has one colour along the way, so that it looks the same however far.
      var noise = Pixmap.noise(30, 24, seed: 9)
      if period == 1 {
        noise = noise.mapped(
          30, 24, column: { isWide && (9..<12).contains($0) ? 9 : $0 },
          row: { isHigh && (6..<9).contains($0) ? 6 : $0 })
      }
      let resizing = """
        "scale": "3x", "resizing": {"mode": "\(mode)",
          "center": {"mode": "\(middle)", "width": 3, "height": 3},
          "cap-insets": {"left": 9, "right": 6, "top": 6, "bottom": 9}}
        """
      let set = try PictureSet([noise], traits: [resizing])
      let expected = try PictureSet(
        [noise.mapped(width, height, column: column, row: row)], traits: [""])
      let theirs = try decoder.picture(expected.files[0], in: folder.url)
      for locale in ["en_US", "ar_EG"] {
        let ours = try set.drawn(
          Image("P").resizable().frame(width: Double(width) / 3, height: Double(height) / 3)
        ) { $0.localeIdentifier = locale }
        let apart = try #require(ours.difference(theirs))
        say("\(mode), \(middle), \(locale)", apart)
        #expect(apart.most <= 1, "\(mode), \(middle), \(locale)")
      }
    }
  }

  /// One set of a bitmap, a drawing and a page, each for traits of its own.
  @Test(OtherDecoder.djpeg.isThere, OtherDecoder.rsvgConvert.isThere, OtherDecoder.pdftoppm.isThere)
  func formatsInOneSet() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/Pictures")
    let files: [(name: String, traits: String, decoder: OtherDecoder, most: Double)] = [
      ("rgb8.png", "", .pngtopam, 1.5),
      ("full.jpg", #""idiom": "ipad""#, .djpeg, 1),
      ("linear.svg", Self.dark, .rsvgConvert, 60),
      ("page.pdf", Self.high, .pdftoppm, 60),
    ]
    let set = try PictureSet(
      copies: files.map { fixtures.appendingPathComponent($0.name) },
      // Drawings have the size that they say.
      traits: files.map { file in
        let isDrawing = file.decoder == .rsvgConvert || file.decoder == .pdftoppm
        return [file.traits, isDrawing ? "" : #""scale": "3x""#].filter { !$0.isEmpty }
          .joined(separator: ", ")
      })
    let tablet = try #require(Device.all.first { $0.kind == .iPad })
    let cases = [
      Case(name: "light", file: 0), Case(name: "iPad", file: 1) { $0.device = tablet },
      Case(name: "dark", file: 2) { $0.scheme = .dark },
      Case(name: "high contrast", file: 3) { $0.increasesContrast = true },
    ]
    let folder = try TemporaryFolder()
    for item in cases {
      let file = files[item.file]
      let ours = try set.drawn(Image("P"), item.change)
      let apart = try #require(
        ours.difference(try file.decoder.picture(set.files[item.file], in: folder.url)),
        "\(file.name)")
      say("formats, \(item.name): \(file.name)", apart)
      #expect(apart.mean <= 0.5 && apart.most <= file.most, "\(file.name)")
    }
  }
}
