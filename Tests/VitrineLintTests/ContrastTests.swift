import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages
import VitrineLint

/// Measured contrast beside other programs' values and beside a search over all pixels.
@Suite struct ContrastTests {
  private struct Pair {
    var text: String
    var ground: String
    var ratio: Double
    var lightness: Double
  }

  /// Pairs of colours with the ratios of two programs; the file names them.
  private func pairs() throws -> [Pair] {
    let path = "Tests/VitrineLintTests/Fixtures/contrast-pairs.tsv"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.first == "#" && $0.contains("\t") }.compactMap { line in
      let words = line.split(separator: "\t").map(String.init)
      guard words.count == 4, let ratio = Double(words[2]), let lightness = Double(words[3])
      else { return nil }
      return Pair(text: words[0], ground: words[1], ratio: ratio, lightness: lightness)
    }
  }

  private func pixel(_ hex: String) throws -> UInt32 {
    let value = try #require(UInt32(hex.dropFirst(), radix: 16))
    return 0xFF00_0000 | (value & 0xFF) << 16 | value & 0xFF00 | value >> 16
  }

  @Test func ratiosAreThoseOfOtherPrograms() throws {
    let pairs = try pairs()
    #expect(pairs.count == 200)
    for pair in pairs {
      let ratio = TextContrast.ratio(
        TextContrast.luminance(try pixel(pair.text)), TextContrast.luminance(try pixel(pair.ground))
      )
      #expect((ratio - pair.ratio).magnitude < 0.005, "\(pair)")
    }
  }

  @Test func lightnessIsThatOfAnotherProgram() throws {
    for pair in try pairs() {
      let value = LightnessContrast.value(
        text: LightnessContrast.luminance(try pixel(pair.text)),
        ground: LightnessContrast.luminance(try pixel(pair.ground)))
      #expect((value - pair.lightness).magnitude < 0.001, "\(pair)")
    }
  }

  @Test func drawnTextsHaveTheirRatios() throws {
    for pair in try pairs() where pair.text != pair.ground {
      let document = try LintSample.document(
        #"{"Text":"Steps","modifiers":[{"font":{"size":30}},{"foregroundStyle":"\#(pair.text)"}]}"#,
        modifiers: #"{"containerBackground":"\#(pair.ground)"}"#)
      var configuration = RenderConfiguration()
      configuration.scale = 1
      let shown = LintSample.picture(document, configuration)
      let contrast = try #require(shown.pixels.contrasts.first)
      let ratio = try #require(contrast.ratio, "\(pair)")
      #expect((ratio - pair.ratio).magnitude < 0.05, "\(pair)")
      let lightness = try #require(contrast.lightness)
      #expect((lightness - pair.lightness).magnitude < 0.5, "\(pair)")
    }
  }

  /// Letters that change no pixel are the faintest of all, unless a view lies over them.
  @Test func textInTheColorOfItsGroundIsFound() throws {
    let rule = "w-rich-colour-crisp-text"
    let ground = ##"{"containerBackground":"#204060"}"##
    let text = ##"{"Text":"Steps","modifiers":[{"foregroundStyle":"#204060"}]}"##
    let found = try LintSample.findings(rule, text, modifiers: ground)
    #expect(Set(found.map(\.violation.measured)) == ["1 : 1"])
    let covered = text + ##",{"Color":"#204060"}"##
    #expect(try LintSample.findings(rule, covered, modifiers: ground).isEmpty)
  }

  /// Over all wallpapers: the finding's value is the least of the twentieth parts, taken from whole pictures with and
  /// without the text.
  @Test func theWorstWallpaperIsThatOfASearch() throws {
    func trips(_ opacity: Double) throws -> Document {
      let text = """
        {"vitrine":1,"kind":"Trips","url":"a://b","today":{"title":"Trips"},"body":
         {"Text":"24 min to work","modifiers":[{"foregroundStyle":"#909090"},{"opacity":\(opacity)},
          {"padding":16}]}}
        """
      return try LintSample.document(text: text, file: "today.json")
    }
    let (full, none) = (try trips(1), try trips(0))
    let report = try LintSample.todayReport(full)
    let findings = try LintSample.findings("today-vibrancy-legible", in: report)
    let finding = try #require(findings.first)
    var matrix = RenderMatrix()
    matrix.systems = .listed([11, 10, 9])
    matrix.scenes = [.widget]
    matrix.displayModes = .all
    let shown = try matrix.expand(for: full.widget).configurations
    let light = TextContrast.luminance(try pixel("#909090"))
    var worst = Double.infinity
    for configuration in LintSample.overWallpapers(shown) {
      let (with, without) = (image(full, configuration), image(none, configuration))
      var ratios: [Double] = []
      for y in 0..<with.height {
        for x in 0..<with.width where with[x, y] != without[x, y] {
          ratios.append(TextContrast.ratio(light, TextContrast.luminance(without[x, y])))
        }
      }
      worst = min(worst, ratios.sorted()[ratios.count / 20])
    }
    let measured = DumpNumber.text((worst * 100).rounded(.down) / 100) + " : 1"
    #expect(finding.violation.measured == measured)
  }

  private func image(_ document: Document, _ configuration: RenderConfiguration) -> Pixmap {
    LintSample.image(document, configuration).image.pixmap
  }
}
