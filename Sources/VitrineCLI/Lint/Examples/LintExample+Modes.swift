extension LintExample {
  /// Tinted, vibrant, dimmed, and on black.
  static let modes: [LintExample] = [
    widgets(
      "h-accented-groups",
      over(tile("blue", 80, 40), text("Steps", foreground("#FFFFFF"))),
      column(text("Steps", #""widgetAccentable""#), text("8,421"))),
    widgets(
      "h-vibrant-opaque-greys", family: "accessoryRectangular",
      text("8,421 steps", #"{"opacity":0.5}"#), text("8,421 steps", foreground("#999999"))),
    widgets(
      "h-always-on-contrast", family: "accessoryRectangular",
      text("8,421 steps", foreground("#404040")), text("8,421 steps")),
    widgets(
      "h-standby-no-background",
      text("8,421", #"{"font":"largeTitle"},"# + foreground("#202020")),
      text("8,421", #"{"font":"largeTitle"}"#)),
    widgets(
      "legible-on-screens", family: "accessoryRectangular",
      text("8,421 steps", foreground("#707070")), text("8,421 steps", foreground("#F0F0F0"))),
  ]
}
