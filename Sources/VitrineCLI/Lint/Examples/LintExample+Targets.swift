extension LintExample {
  /// Examples on taps.
  static let targets: [LintExample] = [
    widgets(
      "w-small-one-tap-target", link(tile("blue", 60, 60), "app://1"), tile("blue", 60, 60)),
    widgets(
      "h-inline-one-target", family: "accessoryInline", link(text("8,421 steps"), "app://1"),
      text("8,421 steps")),
    widgets(
      "w-not-too-many-tap-targets", family: "systemMedium",
      row(link(tile("blue", 30, 30), "app://1"), link(tile("green", 30, 30), "app://2")),
      row(link(tile("blue", 60, 60), "app://1"), link(tile("green", 60, 60), "app://2"))),
    widgets(
      "w-deep-link", family: "systemMedium",
      row(link(tile("blue", 60, 60), "app://1"), link(tile("green", 60, 60), "app://1")),
      row(link(tile("blue", 60, 60), "app://1"), link(tile("green", 60, 60), "app://2"))),
  ]
}
