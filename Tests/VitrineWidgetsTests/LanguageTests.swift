import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineLayout

/// One widget in fifteen languages, in the direction of each and mirrored: what can be said in numbers of
/// pictures that were looked at script by script.
@MainActor @Suite struct LanguageTests {
  /// The entry with a language's words, and its locale.
  struct Language: Sendable, CustomStringConvertible {
    var entry: String
    var locale: String
    var description: String { locale }

    static let all =
      [
        ("de", "de_DE"), ("fr", "fr_FR"), ("ru", "ru_RU"), ("el", "el_GR"), ("ja", "ja_JP"),
        ("zh-Hans", "zh-Hans_CN"), ("zh-Hant", "zh-Hant_TW"), ("ko", "ko_KR"), ("ar", "ar_EG"),
        ("he", "he_IL"), ("hi", "hi_IN"), ("bn", "bn_BD"), ("ta", "ta_IN"), ("th", "th_TH"),
      ].map { Language(entry: $0.0, locale: $0.1) } + [Language(entry: "snapshot", locale: "en_US")]
  }

  private static let levels: [DynamicTypeSize] = [
    .xSmall, .large, .accessibility1, .accessibility5,
  ]

  private static let source: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: "/") + "/Fixtures/Languages.yaml"
  }()

  private static func own() throws -> Document { try Document.load(source, limits: .standard) }

  /// The same document in the other direction.
  private static func mirrored() throws -> Document {
    let direction = "$environment.layoutDirection"
    let text = try String(contentsOfFile: source, encoding: .utf8).replacingOccurrences(
      of: "layoutDirection: \(direction)",
      with: "layoutDirection: \"\(direction) == 'rightToLeft' ? 'leftToRight' : 'rightToLeft'\"")
    return try Document.parse(Array(text.utf8), file: "Languages.yaml")
  }

  private func picture(
    _ document: Document, _ language: Language, _ level: DynamicTypeSize
  ) throws -> (tree: PlacedTree, ledger: TextLedger, diagnostics: [Diagnostic]) {
    var configuration = RenderConfiguration()
    configuration.family = .systemLarge
    configuration.typeSize = level
    configuration.localeIdentifier = language.locale
    if language.entry != "snapshot" { configuration.entry = .named(language.entry) }
    let (entry, session) = document.entry(EntryRequest(configuration))
    let placed = Tapped.renderer.place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    var scratch = RenderScratch()
    let image = Tapped.renderer.finish(placed, scratch: &scratch)
    return (image.placed, image.textLedger, image.diagnostics)
  }

  /// No character lacks a glyph, and at the usual size no word is lost but where a title is too long for
  /// its line in Tamil.
  @Test(arguments: Language.all) func everyScriptIsDrawn(_ language: Language) throws {
    let documents = [try Self.own(), try Self.mirrored()]
    for level in Self.levels {
      for document in documents {
        let picture = try picture(document, language, level)
        let missing = picture.diagnostics.filter {
          !["text-truncated", "text-clipped", "text-outside-canvas", "symbol-near"].contains(
            $0.code)
        }
        #expect(missing.isEmpty, "\(level) \(missing)")
        #expect(picture.ledger.judgedCount >= 12)
        #expect(picture.ledger.count(of: .overlapping) == 0, "\(level)")
      }
    }
    let usual = try picture(documents[0], language, .large).ledger
    #expect(usual.count(of: .clipped) == 0)
    #expect(usual.count(of: .truncated) == (language.entry == "ta" ? 2 : 0))
  }

  /// Stacks, bars and texts of the other direction are the mirror image: frames to the pixel.
  @Test(arguments: Language.all) func theOtherDirectionIsTheMirrorImage(_ language: Language) throws
  {
    let (own, mirrored) = (try Self.own(), try Self.mirrored())
    for level in Self.levels {
      let plain = try picture(own, language, level).tree
      let other = try picture(mirrored, language, level).tree
      // The turned part has a node of its own.
      let turned = other.nodes.filter { $0.name != "layoutDirection" }
      #expect(plain.nodes.count == turned.count && turned.count == other.nodes.count - 1)
      let width = plain.size.width
      for (a, b) in zip(plain.nodes, turned) {
        let isClose =
          abs(width - a.frame.maxX - b.frame.minX) <= 0.34 && abs(a.frame.y - b.frame.y) < 1e-9
          && abs(a.frame.width - b.frame.width) <= 0.34
        #expect(isClose, "\(level) \(a.name) \(a.frame) \(b.frame)")
      }
    }
  }

  /// Lines of all scripts are as high as Latin ones and stand on the same baselines.
  @Test(arguments: Language.all) func baselinesAreThoseOfLatin(_ language: Language) throws {
    let latin = try #require(Language.all.last)
    func title(_ language: Language) throws -> (height: Double, baseline: Double) {
      let nodes = try picture(Self.own(), language, .large).tree.nodes
      for node in nodes {
        if case .text(let text) = node.content {
          return (text.layout.size.height, text.layout.firstBaseline)
        }
      }
      return (.nan, .nan)
    }
    let (own, wanted) = (try title(language), try title(latin))
    #expect(own.height == wanted.height && own.baseline == wanted.baseline)
  }
}
