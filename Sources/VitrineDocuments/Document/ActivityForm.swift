import Vitrine

/// The keys of a live activity in a document.
enum ActivityForm {
  static let parameters: [Parameter] = [
    Parameter("attributes", .record, "the values that stay the same while it runs, by name"),
    Parameter(
      "states", .list(.record), required: true,
      "the values that updates change, by name, with `\(isStale)`: one object for each moment; the first is the snapshot"
    ),
    Parameter(
      "banner", .view, required: true,
      "its view on the Lock Screen and on devices without an island"),
    Parameter(
      "small", .view, default: "compactLeading and compactTrailing",
      "its view on a watch and in a car"),
    Parameter("island", .object(island), required: true, "its views in the Dynamic Island"),
  ]

  /// The name of the value that says whether a state is past its date; false where the state does not have it.
  static let isStale = "isStale"

  static let regionNames = ["leading", "trailing", "center", "bottom"]

  static let island: [Parameter] = [
    region("leading", "on the leading side of the camera"),
    region("trailing", "on the trailing side of the camera"),
    region("center", "below the camera"),
    region("bottom", "below all others"),
    Parameter(
      "compactLeading", .view, required: true, "the small view on the leading side of the camera"),
    Parameter(
      "compactTrailing", .view, required: true, "the small view on the trailing side of the camera"),
    Parameter("minimal", .view, required: true, "the small view of one of several activities"),
    Parameter("keylineTint", .color, "the colour of the line around it on dark screens"),
    Parameter("url", .string, default: "the document's url", "what a tap on it opens"),
    Parameter(
      "contentMargins", .object(margins), default: "the system's",
      "space inside its edges, by the size that it has"),
  ]

  private static func region(_ name: String, _ place: String) -> Parameter {
    Parameter(
      name,
      .part(PartDeclaration(name, "a region of the expanded island", region, primary: "content")),
      "the region of the expanded island \(place)")
  }

  private static let region: [Parameter] = [
    Parameter("content", .views, required: true, "its views"),
    Parameter(
      "priority", .number, default: "0",
      "of the leading and the trailing region the one with the higher has the width below the camera"
    ),
    Parameter("contentMargins", .insets, default: "the island's", "space inside its edges"),
  ]

  /// The sizes of an island by their names.
  static let modes = NameTable<DynamicIslandMode>([
    ("compactLeading", .compactLeading), ("compactTrailing", .compactTrailing),
    ("expanded", .expanded), ("minimal", .minimal),
  ])

  private static let margins: [Parameter] = modes.cases.map {
    Parameter($0.name, .insets, "points, or lengths by edge")
  }
}
