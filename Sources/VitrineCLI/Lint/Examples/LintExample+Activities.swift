extension LintExample {
  /// Live activities: what camera, corners and heights cut, and what shows or says nothing.
  static let activities: [LintExample] = [
    activities(
      "activity-under-camera", Parts(leading: tile("teal", 200, 30)),
      Parts(leading: tile("teal", 60, 30))),
    activities(
      "activity-outside-corner", Parts(banner: cornered(0)), Parts(banner: cornered(14))),
    activities(
      "activity-cut", Parts(banner: tile("teal", 80, 200)), Parts(banner: tile("teal", 80, 90))),
    activities(
      "activity-compact-room", Parts(compactTrailing: text("arrives in twelve minutes")),
      Parts(compactTrailing: text("12 min"))),
    activities(
      "activity-minimal-empty", Parts(minimal: #"{"Spacer":{}}"#), Parts()),
    activities("activity-silent", Parts.silent, Parts()),
    inWords(
      "activity-image-memory", "A picture of 4032 × 3024 pixels in the banner",
      "The same picture with 400 × 300 pixels"),
  ]

  /// The views of a live activity that meets all rules, but for what is changed.
  private struct Parts {
    var banner = text("On its way", #"{"padding":20}"#)
    var leading = text("12")
    var compactLeading = text("12")
    var compactTrailing = text("min")
    var minimal = text("12")

    static let silent: Parts = {
      let tile = tile("teal", 20, 16)
      return Parts(
        banner: tile, leading: tile, compactLeading: tile, compactTrailing: tile, minimal: tile)
    }()
  }

  private static func activities(
    _ rule: String, _ violated: Parts, _ met: Parts
  ) -> LintExample {
    documents(rule, members(violated), members(met))
  }

  private static func members(_ parts: Parts) -> String {
    #""activity":{"states":[{"minutes":12}],"banner":\#(parts.banner),"island":{"leading":\#(parts.leading),"compactLeading":\#(parts.compactLeading),"compactTrailing":\#(parts.compactTrailing),"minimal":\#(parts.minimal)}}"#
  }

  private static func cornered(_ padding: Double) -> String {
    text(
      "On its way",
      #"{"padding":\#(padding)},{"frame":{"maxWidth":"infinity","maxHeight":"infinity","alignment":"topLeading"}}"#
    )
  }
}
