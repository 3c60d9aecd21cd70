import Vitrine
import VitrineBlame
import VitrineDocuments
import VitrineImages

/// A widget whose every property can be changed by itself.
struct PlantedWidget {
  /// The document's source with changes, each a stretch of it and what takes its place.
  static func source(_ edits: [(old: String, new: String)]) -> String? {
    var text = plain
    for (old, new) in edits {
      guard text.ranges(of: old).count == 1 else { return nil }
      text = text.replacing(old, with: new)
    }
    return text
  }

  private static let plain = #"""
    {"vitrine": 1, "kind": "Planted", "families": ["systemSmall"],
     "body": {"VStack": {"alignment": "leading", "spacing": 6, "children": [
       {"HStack": {"spacing": 4, "children": [
         {"Image": {"systemName": "sun.max.fill"}, "modifiers": [{"foregroundStyle": "orange"}]},
         {"Text": "Kyoto", "modifiers": [{"font": "headline"}]}]}},
       {"Text": "21°", "modifiers": [{"font": {"size": 40, "weight": "light"}}, {"padding": {"top": 4}}]},
       {"Text": "Light rain.", "modifiers": [{"font": "footnote"}, {"foregroundStyle": "gray"}]},
       {"RoundedRectangle": 3, "modifiers": [{"fill": "#007AFF"}, {"frame": {"width": 90, "height": 12}}]},
       {"ProgressView": 0.5}]},
       "modifiers": [{"padding": 2}, {"containerBackground": "white"}]}}
    """#

  /// A picture with the record of its views.
  struct Drawing {
    var picture: DecodedPNG
    var record: PlacedRecord
  }

  static func draw(
    _ source: String, _ configuration: RenderConfiguration, _ renderer: Renderer
  ) throws -> Drawing {
    let document = try Document.parse(Array(source.utf8), file: "Planted.json")
    let (entry, session) = document.entry(EntryRequest(configuration))
    var scratch = RenderScratch()
    let image = renderer.render(entry, of: document.widget, configuration, scratch: &scratch)
    if let problem = session.problem { throw problem }
    let settings = configuration.traits(kind: document.kind).sorted { $0.key < $1.key }
      .map { Provenance.Setting($0.key, $0.value) }
    return Drawing(
      picture: DecodedPNG(pixmap: image.pixmap),
      record: PlacedRecord(image.placed, environment: settings, display: image.displayList))
  }
}

/// One change and what a comparison must say of it.
struct PlantedViewChange: Sendable {
  var name: String
  var edits: [(old: String, new: String)] = []
  var configure: @Sendable (inout RenderConfiguration) -> Void = { _ in }
  /// Pixels behind the renderer's back.
  var retouch: @Sendable (inout DecodedPNG) -> Void = { _ in }
  /// Areas, and about how many pixels the largest has.
  var areas: Int
  var largest: Int
  /// The first cause without its pixels; empty for none.
  var cause: String

  init(
    _ name: String, _ edits: [(old: String, new: String)] = [], areas: Int, largest: Int,
    cause: String, configure: @escaping @Sendable (inout RenderConfiguration) -> Void = { _ in },
    retouch: @escaping @Sendable (inout DecodedPNG) -> Void = { _ in }
  ) {
    (self.name, self.edits, self.areas, self.largest) = (name, edits, areas, largest)
    (self.cause, self.configure, self.retouch) = (cause, configure, retouch)
  }
}
