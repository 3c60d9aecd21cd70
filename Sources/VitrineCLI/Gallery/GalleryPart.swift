import Vitrine

/// The products of `vitrine gallery`.
enum GalleryPart: String, CaseIterable {
  /// A picture of each widget in each family, as the widget gallery shows it.
  case previews
  /// One picture of all of them in a grid.
  case sheet
  /// One page of HTML.
  case page
  /// Pictures for the App Store.
  case store

  /// The parts that are made where none are named; those of the store are many and large.
  static let usual: Set<GalleryPart> = [.previews, .sheet, .page]

  /// Returns the parts of a list such as `previews,store`, or `all`.
  static func list(_ text: String) throws(UsageError) -> Set<GalleryPart> {
    if text == "all" { return Set(allCases) }
    var parts: Set<GalleryPart> = []
    for name in ListArgument.words(of: text) {
      guard let part = GalleryPart(rawValue: name) else {
        throw .unknown(name, what: "part", among: allCases.map(\.rawValue) + ["all"])
      }
      parts.insert(part)
    }
    if parts.isEmpty { throw UsageError("expected at least one part, found an empty list") }
    return parts
  }
}
