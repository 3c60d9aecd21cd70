import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineText

/// An input of a gallery: a document, or a widget of a bundle's program.
struct GalleryInput: Sendable {
  /// The file, with the widget's kind behind a program's.
  let file: String
  /// The document; of a program's widget one that has its kind and families, and is never drawn.
  let document: InputDocument
  /// The program, and its widget.
  private(set) var bundle: (pictures: BundlePictures, widget: BundleWidget)?

  init(_ file: String, _ document: InputDocument) {
    (self.file, self.document) = (file, document)
  }

  init(_ pictures: BundlePictures, _ widget: BundleWidget) throws {
    file = pictures.path + ":" + widget.kind
    document = .widget(try Document.parse(Self.text(of: widget), file: file))
    bundle = (pictures, widget)
  }

  /// A document with what places and names of pictures depend on. Its entry is old, so that any date has one in force.
  private static func text(of widget: BundleWidget) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("vitrine", 1)
      json.member("kind", widget.kind)
      json.key("families")
      // Today widgets, live activities and controls have none; they are left out before anything asks for them.
      let families = widget.families.isEmpty ? [.systemSmall] : widget.families
      json.array(families) { $0.string($1.slug) }
      json.key("entries")
      json.array { $0.object { $0.member("date", "2000-01-01T00:00") } }
      json.member("body", "")
    }
    return Array(json.text.utf8)
  }

  /// The fonts that a document of a widget brings.
  var fonts: FontSet? {
    if case .widget(let document) = document { document.widget.fonts } else { nil }
  }

  /// Returns a page with the widget's own names.
  func named(_ page: InputPage) -> InputPage {
    guard let words = bundle?.widget.words else { return page }
    var page = page
    let usual = words[RenderConfiguration.defaultLocale] ?? words.values.first
    page.widget.displayName = usual?.name
    page.widget.details = usual?.details
    page.widget.translateNames(
      by: StringTable { key, _, locale in
        let found = words[locale]
        return key == usual?.name ? found?.name : found?.details
      })
    return page
  }
}
