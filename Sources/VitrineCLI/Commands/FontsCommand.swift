import ArgumentParser
import Foundation
import Vitrine
import VitrineText

/// The fonts that text is drawn with.
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "Lists fonts, or says which draw a text.")

  @Option(help: "A text: says which font draws each part of it.")
  var covers: String?

  @Option(help: "A folder of fonts to look into first.")
  var fonts: String?

  @Flag(help: "One JSON object a line.")
  var json = false

  func run() throws {
    let folders = FontFolder.locate(explicit: fonts)
    if let covers {
      try print(coverage: covers, FontLibrary(directories: folders))
    } else {
      for folder in folders { list(folder) }
    }
  }

  /// One line for each font file under a folder of families.
  private func list(_ folder: String) {
    let manager = FileManager.default
    for family in ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = folder + "/" + family
      let files = ((try? manager.contentsOfDirectory(atPath: path)) ?? []).sorted()
      for file in files where Self.isFont(file) {
        if json {
          var json = JSONText()
          json.object { json in
            json.member("family", family)
            json.member("file", path + "/" + file)
          }
          Output.line(json.text)
        } else {
          Output.line("\(family)\t\(path)/\(file)")
        }
      }
    }
  }

  private static func isFont(_ file: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains { file.hasSuffix($0) }
  }

  /// Shapes the text and names the font of each run of glyphs; missing ones end with code 1.
  private func print(coverage text: String, _ library: FontLibrary) throws {
    let run = TextRun(text, font: FontRequest(size: 17))
    let layout = library.paragraph([run], style: ParagraphStyle()).layout(width: .infinity)
    var missing = 0
    for span in layout.lines.flatMap(\.spans) {
      // Glyph 0 is every font's sign for what it does not have.
      let gaps = span.glyphs.filter { $0 == 0 }.count
      missing += gaps
      let font = library.familyName(of: span.font) ?? "?"
      let note = gaps > 0 ? ", \(gaps) missing" : ""
      Output.line("\(font)\t\(span.glyphs.count) glyphs\(note)")
    }
    if missing > 0 { throw Failure(code: Exit.mismatch) }
  }
}
