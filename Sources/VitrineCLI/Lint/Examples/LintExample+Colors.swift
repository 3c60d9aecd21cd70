extension LintExample {
  /// Contrast, appearances and hues.
  static let colors: [LintExample] = [
    widgets(
      "w-rich-colour-crisp-text", text("Steps", foreground("#FF9F0A")),
      text("Steps")),
    background(
      "w-light-and-dark", #""background""#, text("Steps", foreground("#202022")), text("Steps")),
    background(
      "w-no-inverted-modes", ##"{"light":"#1C1C1E","dark":"#FFFFFF"}"##,
      text("Steps", foreground("#808080")),
      text("Steps"), met: ##"{"light":"#FFFFFF","dark":"#1C1C1E"}"##),
    widgets(
      "w-semantic-colours", text("Steps", foreground("#777777")),
      text("Steps", foreground("secondary"))),
    background(
      "ignores-colour-scheme", ##""#204060""##, text("Steps", foreground("#FFFFFF")),
      text("Steps", foreground("#FFFFFF")), met: ##"{"light":"#204060","dark":"#101828"}"##),
    widgets(
      "w-colour-not-competing",
      grid(["#FF0000", "#FF8000", "#00C000", "#0000FF", "#C000FF", "#00B0B0"]),
      grid(["#0A84FF", "#0A84FF", "#8E8E93", "#8E8E93", "#8E8E93", "#8E8E93"])),
  ]

  private static func grid(_ colors: [String]) -> String {
    let tiles = colors.map { tile($0, 24, 24) }
    let half = tiles.count / 2
    return column(
      #"{"HStack":[\#(tiles[..<half].joined(separator: ","))]}"#,
      #"{"HStack":[\#(tiles[half...].joined(separator: ","))]}"#)
  }

  /// Two widgets whose backgrounds differ.
  private static func background(
    _ rule: String, _ violatedGround: String, _ violated: String, _ metBody: String,
    met metGround: String? = nil
  ) -> LintExample {
    func members(_ ground: String, _ body: String) -> String {
      #""families":["systemSmall"],"background":\#(ground),"url":"app://item","body":\#(body)"#
    }
    return documents(
      rule, members(violatedGround, violated), members(metGround ?? violatedGround, metBody))
  }
}
