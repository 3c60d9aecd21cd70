extension LintExample {
  /// Sizes and fits of texts.
  static let texts: [LintExample] = [
    widgets("h-min-font-11", text("Steps", size(9)), text("Steps", size(11))),
    widgets(
      "w-adapts-to-screens",
      text("Eight thousand steps", #"{"lineLimit":1},{"font":"title"}"#),
      text("Eight thousand steps", #"{"font":"title"}"#)),
    widgets(
      "h-dynamic-type-large-ax5",
      text("Thousands", #"{"lineLimit":1}"#),
      text("Thousands", #"{"lineLimit":1},{"minimumScaleFactor":0.3}"#)),
    widgets(
      "w-instant-grasp",
      column(
        text("8,421", size(13)), text("Steps", size(12)), text("6 km", size(12)),
        text("Up 3", size(12))),
      column(
        text("8,421", size(34)), text("Steps", size(12)), text("6 km", size(12)),
        text("Up 3", size(12)))),
  ]

  private static func size(_ points: Double) -> String { #"{"font":{"size":\#(points)}}"# }
}
