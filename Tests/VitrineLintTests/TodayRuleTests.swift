import Foundation
import Testing
import Vitrine
import VitrineLint

@Suite struct TodayRuleTests {
  private let margin = #"{"padding":{"horizontal":16,"vertical":8}}"#

  /// A Today document with one view in both modes, or one for each.
  private func findings(
    _ rule: String, _ body: String, expanded: String? = nil, title: String = "Trips",
    today: String = "", more: String = #""url":"a://b","#
  ) throws -> [LintFinding] {
    let mode = expanded == nil ? "" : #","largestDisplayMode":"expanded","preferredHeight":300"#
    let content = expanded.map { #"{"compact":\#(body),"expanded":\#($0)}"# } ?? body
    let text = """
      {"vitrine":1,"kind":"Trips",\(more)"today":{"title":"\(title)"\(mode)\(today)},
       "body":\(content)}
      """
    let document = try LintSample.document(text: text, file: "today.json")
    return try LintSample.findings(rule, in: LintSample.todayReport(document))
  }

  private func text(_ words: String, _ modifiers: String = "") -> String {
    #"{"Text":"\#(words)","modifiers":[\#(modifiers)\#(margin)]}"#
  }

  @Test func contentKeepsSeveralPixels() throws {
    func at(_ distance: Double) -> String {
      #"{"Text":"Home","modifiers":[{"padding":\#(distance)},{"frame":{"maxWidth":"infinity","maxHeight":"infinity","alignment":"topLeading"}}]}"#
    }
    let found = try findings("today-edge-margin", at(3))
    #expect(Set(found.map(\.violation.measured)) == ["3 pt"])
    #expect(try findings("today-edge-margin", at(4)).isEmpty)
  }

  private func grid(_ count: Int, gap: Double = 8) -> String {
    let items = (1...count).map { #"{"Text":"\#($0)"}"# }.joined(separator: ",")
    return
      #"{"Grid":{"horizontalSpacing":\#(gap),"children":[{"GridRow":[\#(items)]}]},"modifiers":[\#(margin)]}"#
  }

  @Test func gridsHaveFourItems() throws {
    let found = try findings("today-grid-max-four", grid(5))
    #expect(Set(found.map(\.violation.measured)) == ["5"])
    #expect(try findings("today-grid-max-four", grid(4)).isEmpty)
  }

  @Test func gridsHaveRoom() throws {
    let found = try findings("today-grid-padding", grid(3, gap: 7))
    #expect(Set(found.map(\.violation.measured)) == ["7 pt"])
    #expect(try findings("today-grid-padding", grid(3)).isEmpty)
  }

  @Test func textsAreWholeOnEveryScreen() throws {
    let long = text(
      "An exceedingly long headline that no phone of its time can show", #"{"lineLimit":1},"#)
    #expect(try !findings("today-adaptive-width", long).isEmpty)
    #expect(try findings("today-adaptive-width", text("Short", #"{"lineLimit":1},"#)).isEmpty)
  }

  @Test func nothingIsCutBelow() throws {
    func high(_ height: Double) -> String {
      #"{"VStack":[{"Color":"blue","modifiers":[{"frame":{"height":\#(height)}}]},{"Text":"Last"}],"modifiers":[{"padding":{"horizontal":16}}]}"#
    }
    #expect(try !findings("today-adaptive-height", high(100)).isEmpty)
    #expect(try findings("today-adaptive-height", high(60)).isEmpty)
  }

  @Test func allTextSizesFit() throws {
    let document = try LintSample.document(
      text: """
        {"vitrine":1,"kind":"T","today":{"title":"T"},"body":
         {"Text":"Twenty-four minutes to work","modifiers":[{"lineLimit":1},{"font":"title"},\(margin)]}}
        """, file: "t.json")
    let report = try LintSample.todayReport(document, levels: [.large, .accessibility5])
    #expect(try !LintSample.findings("today-dynamic-type", in: report).isEmpty)
    let usual = try LintSample.todayReport(document)
    #expect(try LintSample.findings("today-dynamic-type", in: usual).isEmpty)
  }

  @Test func expandedIsLowerThanTheScreen() throws {
    let rule = "today-expanded-below-screen"
    let tall = #"{"Color":"blue","modifiers":[{"frame":{"height":800}}]}"#
    let found = try findings(rule, text("A"), expanded: tall, today: "")
    // The system's own maximum is lower than any screen.
    #expect(found.isEmpty)
  }

  @Test func expandedAdds() throws {
    let rule = "today-expanded-supplements"
    let both = #"{"VStack":[{"Text":"24 min"},{"Text":"12 km"}],"modifiers":[\#(margin)]}"#
    let found = try findings(rule, text("24 min"), expanded: text("12 km"))
    #expect(found.map(\.violation.measured) == ["24 min"])
    #expect(try findings(rule, text("24 min"), expanded: both).isEmpty)
  }

  private func over(_ ground: String) -> String {
    #"{"ZStack":[\#(ground),{"Text":"24 min"}],"modifiers":[]}"#
  }

  @Test func theBackgroundIsTheSystems() throws {
    let rule = "today-no-custom-background"
    let found = try findings(rule, over(#"{"Color":"yellow"}"#))
    #expect(found.first?.violation.measured == "100 %")
    let small = #"{"Color":"yellow","modifiers":[{"frame":{"width":200}}]}"#
    #expect(try findings(rule, over(small)).isEmpty)
  }

  @Test func textsAreDarkOnThePlatter() throws {
    let rule = "today-dark-text"
    let found = try findings(rule, text("24 min", ##"{"foregroundStyle":"#7C7C7C"},"##))
    #expect(found.first?.violation.limit == "0.2")
    #expect(found.first?.violation.measured == "0.2" || found.first?.violation.measured == "0.21")
    #expect(try findings(rule, text("24 min", ##"{"foregroundStyle":"#7B7B7B"},"##)).isEmpty)
  }

  @Test func textsAreLightUnderNine() throws {
    let rule = "today-ios9-light-text"
    #expect(try findings(rule, text("24 min", ##"{"foregroundStyle":"#505050"},"##)).count == 1)
    // Fainter than half of white, and more than 3 : 1 with the dark ground.
    #expect(try findings(rule, text("24 min", ##"{"foregroundStyle":"#909090"},"##)).isEmpty)
  }

  @Test func platesAreLegible() throws {
    let rule = "today-vibrancy-legible"
    #expect(try !findings(rule, text("24 min", ##"{"foregroundStyle":"#AAAAAA"},"##)).isEmpty)
    #expect(try findings(rule, text("24 min")).isEmpty)
  }

  private func link(_ label: String, to url: String = "a://1") -> String {
    #"{"Link":{"destination":"\#(url)","label":{"Text":"\#(label)"}},"modifiers":[\#(margin)]}"#
  }

  @Test func noButtonOpensTheApp() throws {
    let rule = "today-no-open-app-button"
    #expect(try findings(rule, link("Open App")).map(\.violation.measured) == ["Open App"])
    #expect(try findings(rule, link("Open ticket")).isEmpty)
    let named = #""app":{"name":"Metro"},"#
    #expect(try findings(rule, link("Open Metro"), more: named).count == 1)
    #expect(try findings(rule, link("Open Metropolis"), more: named).isEmpty)
  }

  @Test func linksLeadToTheirItems() throws {
    let rule = "today-deep-link"
    func two(_ second: String) -> String {
      #"{"VStack":[\#(link("A")),\#(link("B", to: second))]}"#
    }
    #expect(try findings(rule, two("a://1")).count == 1)
    #expect(try findings(rule, two("a://2")).isEmpty)
    #expect(try findings(rule, text("A"), more: "").count == 1)
  }

  @Test func theNameStandsAbove() throws {
    let rule = "today-icon-and-name-row"
    #expect(try findings(rule, text("TRIPS")).count == 1)
    #expect(try findings(rule, text("Trips to work")).isEmpty)
  }

  @Test func namesAreShort() throws {
    let rule = "today-clear-name"
    let long = String(repeating: "n", count: 21)
    #expect(try findings(rule, text("A"), title: long).map(\.violation.measured) == ["21"])
    #expect(try findings(rule, text("A"), title: String(long.dropLast())).isEmpty)
  }

  @Test func wordsAreFew() throws {
    let rule = "today-glanceable"
    let words = Array(repeating: "word", count: 26)
    #expect(
      try findings(rule, text(words.joined(separator: " "))).map(\.violation.measured) == ["26"])
    #expect(try findings(rule, text(words.dropLast().joined(separator: " "))).isEmpty)
  }

  @Test func insetsAreZeroUnderNine() throws {
    let rule = "today-zero-vertical-insets"
    let zero = #","marginInsets":{"horizontal":16}"#
    #expect(try findings(rule, text("A")).count == 1)
    #expect(try findings(rule, text("A"), today: zero).isEmpty)
  }

  @Test func noPictureIsTheBackground() throws {
    let rule = "today-no-image-background"
    func found(_ width: Double) throws -> [LintFinding] {
      let text = """
        {"vitrine":1,"kind":"T","today":{"title":"T"},"body":{"ZStack":[
         {"Image":"Battery-accessoryRectangular-iphone-se-3-large-light-lock.png",
          "modifiers":["resizable",{"frame":{"width":\(width),"height":110}}]},{"Text":"24 min"}]}}
        """
      let golden = FileManager.default.currentDirectoryPath + "/Golden/Widgets/t.json"
      return try LintSample.findings(
        rule, in: LintSample.todayReport(LintSample.document(text: text, file: golden)))
    }
    #expect(try found(359).first?.violation.limit == "90 %")
    #expect(try found(300).isEmpty)
  }

  @Test func textsHaveTheSystemsFont() throws {
    let own = WidgetEntry { Text("24 min").font(.custom("Nunito", size: 20)) }
    #expect(try swift("today-system-font", own).map(\.measured) == ["Nunito"])
    let usual = WidgetEntry { Text("24 min").font(.title) }
    #expect(try swift("today-system-font", usual).isEmpty)
  }

  @Test func contentBeginsBelowIconOrTitle() throws {
    let rule = "today-align-to-icon"
    func found(_ leading: Double) throws -> [LintFinding] {
      let line =
        #"{"Text":"24 min to work","modifiers":[{"padding":{"leading":\#(leading)}},{"frame":{"maxWidth":"infinity","alignment":"leading"}}]}"#
      return try findings(rule, line)
    }
    // The icon begins 8 points from the edge, the title 35.
    #expect(try found(10).map(\.violation.measured) == ["2 pt"])
    #expect(try found(9).isEmpty)
    #expect(try found(35).isEmpty)
  }

  @Test func contentIsNotCrowded() throws {
    let rule = "today-not-crowded"
    func band(_ height: Double) -> String {
      let half =
        #"{"Rectangle":{},"modifiers":[{"fill":"blue"},{"frame":{"maxWidth":"infinity","height":\#(height)}}]}"#
      return #"{"VStack":{"spacing":2,"children":[\#(half),\#(half)]}}"#
    }
    // Two bands of 110 points in height: 64 % and 58 %.
    #expect(try findings(rule, band(35)).map(\.violation.limit) == ["60 %"])
    #expect(try findings(rule, band(32)).isEmpty)
  }

  @Test func contentIsThereAtOnce() throws {
    let rule = "today-no-loading-wait"
    #expect(
      Set(try findings(rule, text("Loading…")).map(\.violation.measured)) == ["Loading…"])
    #expect(try findings(rule, text("Unloading at gate 4")).isEmpty)
    #expect(try !findings(rule, #"{"Spacer":{}}"#).isEmpty)
  }

  @Test func theWidgetWorksAlone() throws {
    let rule = "today-works-without-app"
    #expect(try findings(rule, text("Open the app to begin")).count == 1)
    let more = #"{"VStack":[\#(text("24 min")),\#(text("Open the app to begin"))]}"#
    #expect(try findings(rule, more).isEmpty)
  }

  @Test func signingInHasAReason() throws {
    let rule = "today-auth-hint"
    #expect(Set(try findings(rule, text("Sign in")).map(\.violation.limit)) == ["5 words"])
    #expect(try findings(rule, text("Sign in to see trips")).isEmpty)
  }

  @Test func otherAppsStayClosed() throws {
    let rule = "today-no-third-party-app"
    #expect(
      try findings(rule, link("Call", to: "tel:123")).map(\.violation.measured) == ["tel"])
    #expect(try findings(rule, link("Call", to: "telephone:123")).isEmpty)
  }

  /// Documents have no scroll views; those of Swift do.
  @Test func widgetsDoNotScroll() throws {
    let rule = "today-no-scroll-or-pan"
    #expect(try swift(rule, WidgetEntry { ScrollView { Text("Trips") } }).count == 1)
    #expect(try swift(rule, WidgetEntry { VStack { Text("Trips") } }).isEmpty)
  }

  @Test func vibrancyIsThatOfTheSystem() throws {
    func found(_ effect: UIVibrancyEffect) throws -> Int {
      let entry = WidgetEntry { Text("24 min").foregroundStyle(.primary).vibrancyEffect(effect) }
      let widget = WidgetDescription(
        kind: "Views", families: [.systemSmall], source: .immediate { _ in entry })
      var configuration = RenderConfiguration()
      configuration.os = 11
      var placed = LintSample.renderer.place(entry, of: widget, configuration)
      placed.configuration.surface = .today
      let picture = LintPicture(placed, fonts: LintSample.renderer.fonts)
      var subject = LintWidget(widget, timeline: nil, appName: nil)
      subject.pictures = [
        LintStandardPicture(picture: picture, pixels: .none, diagnostics: placed.diagnostics)
      ]
      let rule = try #require(LintRule.all.first { $0.id == "today-vibrancy-api" })
      guard case .widget(let check) = rule.check,
        case .violated(let found) = check(subject, .standard)
      else { return 0 }
      return found.count
    }
    #expect(try found(.notificationCenter()) == 1)
    #expect(try found(.widgetPrimary()) == 0)
  }

  /// The violations of a rule in views of Swift, as if a Today widget had them.
  private func swift(_ id: String, _ entry: WidgetEntry) throws -> [LintViolation] {
    let widget = WidgetDescription(
      kind: "Views", families: [.systemSmall], source: .immediate { _ in entry })
    var placed = LintSample.renderer.place(entry, of: widget, RenderConfiguration())
    placed.configuration.surface = .today
    let picture = LintPicture(placed, fonts: LintSample.renderer.fonts)
    let rule = try #require(LintRule.all.first { $0.id == id })
    guard case .picture(let check) = rule.check,
      case .violated(let found) = check(picture, .standard)
    else { return [] }
    return found
  }
}
