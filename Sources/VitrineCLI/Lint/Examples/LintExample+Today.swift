extension LintExample {
  /// Today widgets.
  static let today: [LintExample] = [
    todayWidgets(
      "today-glanceable", line(Array(repeating: "word", count: 30).joined(separator: " ")),
      line("24 min to work")),
    inWords("today-no-scroll-or-pan", "ScrollView { rows }", "VStack { rows.prefix(2) }"),
    todayWidgets("today-no-loading-wait", line("Loading…"), line("24 min to work")),
    todayWidgets("today-not-crowded", bands(35), bands(22)),
    todayWidgets("today-edge-margin", corner(1), corner(8)),
    todayWidgets("today-align-to-icon", leading(20), leading(8)),
    todayWidgets("today-grid-padding", grid(3, gap: 2), grid(3, gap: 12)),
    todayWidgets("today-grid-max-four", grid(5, gap: 10), grid(4, gap: 10)),
    todayWidgets(
      "today-adaptive-width",
      line("An exceedingly long headline that no phone of its time can show", #"{"lineLimit":1},"#),
      line("A headline that wraps to a second line where the phone is narrow")),
    todayWidgets("today-adaptive-height", high(100), high(50)),
    inWords(
      "today-expanded-below-screen", "A list of thirty rows when expanded.", "A list of six rows."),
    todayWidgets(
      "today-expanded-supplements",
      today: #","largestDisplayMode":"expanded","preferredHeight":160"#,
      modes(line("12 km")), modes(column(line("24 min to work"), line("12 km")))),
    todayWidgets(
      "today-no-custom-background", over(#"{"Color":"yellow"}"#, text("24 min")), line("24 min")),
    inWords(
      "today-no-image-background", "A photograph below all other views.",
      "A small photograph beside the text."),
    inWords("today-system-font", "Font.custom(\"Nunito\", size: 20)", "Font.title3"),
    todayWidgets(
      "today-dark-text", line("24 min to work", foreground("#8E8E93") + ","), line("24 min to work")
    ),
    inWords(
      "today-ios9-light-text", "Dark grey text under iOS 9.", "White text under iOS 9."),
    todayWidgets("today-works-without-app", line("Open the app to begin"), line("24 min to work")),
    todayWidgets(
      "today-deep-link", column(linked("Home", "a://1"), linked("Work", "a://1")),
      column(linked("Home", "a://1"), linked("Work", "a://2"))),
    todayWidgets(
      "today-no-open-app-button", linked("Open app", "a://1"), linked("Tickets", "a://1")),
    todayWidgets(
      "today-no-third-party-app", linked("Call", "tel:123"), linked("Call", "trips://call")),
    todayWidgets("today-icon-and-name-row", line("Trips"), line("24 min to work")),
    documents(
      "today-clear-name", named("Trips and travel times to work"), named("Trips")),
    todayWidgets("today-auth-hint", line("Sign in"), line("Sign in to see your trips")),
    inWords(
      "today-vibrancy-api", "UIVibrancyEffect.notificationCenter()",
      "UIVibrancyEffect.widgetPrimary()"),
    todayWidgets(
      "today-vibrancy-legible", line("24 min to work", foreground("#AAAAAA") + ","),
      line("24 min to work")),
    todayWidgets(
      "today-dynamic-type", line("24 min to work", #"{"lineLimit":1},{"font":"title"},"#),
      line("24 min to work", #"{"lineLimit":1},{"font":"title"},{"minimumScaleFactor":0.3},"#)),
    inWords(
      "today-zero-vertical-insets", "widgetMarginInsets returns the proposed insets.",
      "widgetMarginInsets returns 0 at the top and bottom."),
  ]

  private static let margin = #"{"padding":{"horizontal":16,"vertical":8}}"#

  private static func line(_ words: String, _ modifiers: String = "") -> String {
    text(words, modifiers + margin)
  }

  private static func linked(_ label: String, _ url: String) -> String {
    #"{"Link":{"destination":"\#(url)","label":\#(text(label))},"modifiers":[\#(margin)]}"#
  }

  private static func bands(_ height: Double) -> String {
    let band =
      #"{"Rectangle":{},"modifiers":[{"fill":"teal"},{"frame":{"maxWidth":"infinity","height":\#(height)}}]}"#
    return #"{"VStack":{"spacing":2,"children":[\#(band),\#(band)]}}"#
  }

  private static func corner(_ padding: Double) -> String {
    text(
      "Home",
      #"{"padding":\#(padding)},{"frame":{"maxWidth":"infinity","maxHeight":"infinity","alignment":"topLeading"}}"#
    )
  }

  private static func leading(_ points: Double) -> String {
    text(
      "24 min to work",
      #"{"padding":{"leading":\#(points)}},{"frame":{"maxWidth":"infinity","alignment":"leading"}}"#
    )
  }

  private static func grid(_ count: Int, gap: Double) -> String {
    let items = (1...count).map { _ in tile("teal", 36, 36) }.joined(separator: ",")
    return
      #"{"Grid":{"horizontalSpacing":\#(gap),"children":[{"GridRow":[\#(items)]}]},"modifiers":[\#(margin)]}"#
  }

  private static func high(_ height: Double) -> String {
    #"{"VStack":[{"Color":"teal","modifiers":[{"frame":{"height":\#(height)}}]},{"Text":"Last"}],"modifiers":[{"padding":{"horizontal":16}}]}"#
  }

  private static func modes(_ expanded: String) -> String {
    #"{"compact":\#(line("24 min to work")),"expanded":\#(expanded)}"#
  }

  private static func named(_ title: String) -> String {
    #""url":"a://b","today":{"title":"\#(title)"},"body":\#(line("24 min to work"))"#
  }
}
