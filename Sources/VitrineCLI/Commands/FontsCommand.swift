import ArgumentParser
import Foundation
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineText

/// Lists the fonts that text is drawn with.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "fonts", abstract: "Lists fonts, or says which draw a text.",
    discussion: VerbExamples.text("fonts"))

  @Option(help: "A text: says which font draws each part of it.")
  var covers: String?

  @Option(
    help: "The language of that text, which chooses between national forms.", completion: .locales)
  var locale = "en_US"

  @Option(help: "A folder of fonts to look into first.", completion: .directory)
  var fonts: String?

  @Flag(help: "One JSON object a line.")
  var json = false

  func run() throws {
    let folders = try FontSearch.folders(fonts)
    if let covers {
      try print(coverage: covers, FontLibrary(directories: folders))
    } else {
      for folder in folders { try list(folder) }
    }
  }

  /// Prints one line for each font file in a folder of families.
  private func list(_ folder: String) throws {
    var walk = FolderWalk(folder)
    for family in try walk.entries(of: folder, level: 0).map(\.name) {
      let path = folder + "/" + family
      for file in try walk.entries(of: path, level: 1).map(\.name) where Self.isFont(file) {
        if json {
          var json = JSONText()
          json.object { json in
            json.member("family", family)
            json.member("file", path + "/" + file)
          }
          Output.line(json.text)
        } else {
          Output.row(family, "\(path)/\(file)")
        }
      }
    }
  }

  private static func isFont(_ file: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains { file.hasSuffix($0) }
  }

  /// Shapes the text and prints the font of each run, then the characters that no font has; these end the
  /// program with code 1.
  private func print(coverage text: String, _ library: FontLibrary) throws {
    var style = ParagraphStyle()
    style.language = try LocaleIdentifier(locale).text
    let paragraph = library.paragraph([TextRun(text, font: FontRequest(size: 17))], style: style)
    for run in paragraph.fontRuns {
      let font = run.font.flatMap(library.familyName) ?? "-"
      if json {
        var json = JSONText()
        json.object { json in
          json.member("font", font)
          json.member("glyphs", run.glyphs)
          json.member("text", run.text)
        }
        Output.line(json.text)
      } else {
        Output.row(font, run.glyphs == 1 ? "1 glyph" : "\(run.glyphs) glyphs", run.text)
      }
    }
    let missing = paragraph.missingCharacters.map(Self.name)
    if missing.isEmpty { return }
    throw Failure(
      code: Exit.mismatch,
      message: "missing: expected a font with \(missing.joined(separator: ", ")); "
        + "name a folder that has one with --fonts")
  }

  /// Returns a character as `U+1F600 GRINNING FACE`.
  private static func name(_ character: Character) -> String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return scalar.properties.name.map { code + " " + $0 } ?? code
    }.joined(separator: " + ")
  }
}
