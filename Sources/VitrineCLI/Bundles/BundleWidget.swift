import Vitrine
import VitrineDocuments

/// A widget of a bundle's program, as far as the program tells of it.
struct BundleWidget: Sendable {
  /// The widget's names in a language.
  struct Words: Sendable {
    var name: String?
    var details: String?
  }

  let kind: String
  /// Whether it is a Today widget of iOS 9 to 13.
  let isToday: Bool
  /// Empty for Today widgets, live activities and controls.
  let families: [WidgetFamily]
  /// By locale.
  let words: [String: Words]

  /// Whether it is a live activity or a control.
  var isActivity: Bool { families.isEmpty && !isToday }

  /// Reads the answer to a request for the widgets; nil for one of another version.
  static func all(in answer: LocatedObject) -> [BundleWidget]? {
    answer["widgets"]?.array?.compactMap { $0.object.flatMap(BundleWidget.init) }
  }

  private init?(_ object: LocatedObject) {
    guard let kind = object["kind"]?.string else { return nil }
    self.kind = kind
    isToday = object["isToday"]?.bool ?? false
    families = (object["families"]?.array ?? []).compactMap {
      $0.string.flatMap(WidgetFamily.init(slug:))
    }
    var words: [String: Words] = [:]
    for case let row? in (object["words"]?.array ?? []).map(\.object) {
      guard let locale = row["locale"]?.string else { continue }
      words[locale] = Words(name: row["name"]?.string, details: row["details"]?.string)
    }
    self.words = words
  }
}
