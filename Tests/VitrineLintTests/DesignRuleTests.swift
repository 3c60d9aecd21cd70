import Foundation
import Testing
import Vitrine
import VitrineLint

/// Rules on modes, colours, layout and dates of WidgetKit's widgets.
@Suite struct DesignRuleTests {
  private let steps = #"{"Text":"Steps"}"#

  private func text(_ words: String, _ color: String) -> String {
    #"{"Text":"\#(words)","modifiers":[{"foregroundStyle":"\#(color)"}]}"#
  }

  @Test func marginsAreNotDoubled() throws {
    let rule = "doubled-margins"
    func padded(_ by: Double) -> String {
      #"{"Text":"Steps","modifiers":[{"frame":{"maxWidth":"infinity","maxHeight":"infinity"}},{"padding":\#(by)}]}"#
    }
    let found = try LintSample.findings(rule, root: padded(9))
    #expect(found.map(\.violation.measured) == ["25 pt"])
    #expect(found.map(\.violation.limit) == ["24 pt"])
    #expect(try LintSample.findings(rule, root: padded(8)).isEmpty)
    let off = #""contentMargins":false,"#
    #expect(try LintSample.findings(rule, root: padded(30), more: off).isEmpty)
  }

  @Test func layoutsAreMirrored() throws {
    let rule = "right-to-left"
    let column =
      #"{"VStack":{"alignment":"leading","children":[\#(steps),{"Text":"8,421 of 10,000"}]}}"#
    #expect(try LintSample.findings(rule, column).isEmpty)
    // The direction is fixed, so that nothing is mirrored.
    func fixed(_ edge: String) -> String {
      #"{"Text":"Steps","modifiers":[{"frame":{"maxWidth":"infinity","alignment":"\#(edge)"}},{"environment":{"layoutDirection":"leftToRight"}}]}"#
    }
    let found = try LintSample.findings(rule, fixed("leading"))
    #expect(found.count == 1)
    #expect(found.first?.violation.limit == "4 pt")
    // A corner of a watch face is a place of the screen.
    #expect(try LintSample.findings(rule, fixed("leading"), family: "accessoryCorner").isEmpty)
    // The middle is its own mirrored place.
    #expect(try LintSample.findings(rule, fixed("center")).isEmpty)
  }

  @Test func accentedViewsShow() throws {
    let rule = "h-accented-groups"
    let plate =
      #"{"ZStack":[{"RoundedRectangle":{"cornerRadius":8},"modifiers":[{"fill":"blue"}]},\#(text("Steps", "#FFFFFF"))]}"#
    let flat = try LintSample.findings(rule, plate)
    #expect(flat.contains { $0.violation.message.contains("of its ink in the accented mode") })
    let grouped =
      #"{"VStack":[{"Text":"Steps","modifiers":["widgetAccentable"]},{"Text":"8,421"}]}"#
    #expect(try LintSample.findings(rule, grouped).isEmpty)
    let plain = try LintSample.findings(rule, #"{"VStack":[\#(steps),{"Text":"8,421"}]}"#)
    #expect(plain.map(\.violation.measured) == ["0"])
  }

  @Test func vibrantTextsAreOpaque() throws {
    let rule = "h-vibrant-opaque-greys"
    func found(_ opacity: Double) throws -> [LintFinding] {
      let text = #"{"Text":"Steps","modifiers":[{"opacity":\#(opacity)}]}"#
      return try LintSample.findings(rule, text, family: "accessoryRectangular")
    }
    #expect(try found(0.98).map(\.violation.measured) == ["0.98"])
    #expect(try found(1).isEmpty)
  }

  @Test func widgetsAreNeitherSparseNorCrowded() throws {
    let rule = "w-density"
    func square(_ side: Double) -> String {
      #"{"Circle":{},"modifiers":[{"fill":"blue"},{"frame":{"width":\#(side),"height":\#(side)}}]}"#
    }
    // A small widget of an iPhone 15 has 158 × 158 points; 8 % are those of a square of 44.7.
    #expect(try LintSample.findings(rule, square(42)).first?.violation.limit == "8 %")
    #expect(try LintSample.findings(rule, square(48)).isEmpty)
    let free = #""contentMargins":false,"#
    let halves =
      #"{"HStack":{"spacing":0,"children":[\#(square(62)),\#(square(62))]}}"#
    #expect(try LintSample.findings(rule, halves, more: free).isEmpty)
    func band(_ height: Double) -> String {
      #"{"Rectangle":{},"modifiers":[{"fill":"blue"},{"frame":{"width":158,"height":\#(height)}}]}"#
    }
    let two = #"{"VStack":{"spacing":0,"children":[\#(band(50)),\#(band(50))]}}"#
    #expect(
      try LintSample.findings(rule, two, more: free).map(\.violation.limit) == ["60 %"])
    // What frames a text is not content: there is room inside.
    let framed =
      #"{"Text":"Porch light is on since nine","modifiers":[{"frame":{"width":120,"height":110}},{"overlay":{"content":{"RoundedRectangle":{"cornerRadius":8},"modifiers":[{"stroke":"blue"}]}}}]}"#
    #expect(try LintSample.findings(rule, framed, more: free).isEmpty)
    // A ring around a symbol fills its place.
    let ring =
      #"{"ZStack":[{"Circle":{},"modifiers":[{"stroke":{"style":"blue","lineWidth":6}},{"frame":{"width":60,"height":60}}]},{"Image":{"systemName":"bolt.fill"}}]}"#
    #expect(try LintSample.findings(rule, ring, more: free).isEmpty)
  }

  @Test func strongColorsAreFew() throws {
    let rule = "w-colour-not-competing"
    func column(_ colors: [String]) -> String {
      #"{"VStack":[\#(colors.map { text("A", $0) }.joined(separator: ","))]}"#
    }
    let five = ["#FF0000", "#FF8000", "#00C000", "#0000FF", "#C000FF"]
    #expect(try LintSample.findings(rule, column(five)).map(\.violation.measured) == ["5"])
    #expect(try LintSample.findings(rule, column(Array(five.prefix(4)))).isEmpty)
    let again = Array(five.prefix(4)) + ["#F00808", "#888888", "#FFFFFF"]
    #expect(try LintSample.findings(rule, column(again)).isEmpty)
    // Marks beside lines, and plates that are nearly clear.
    func marks(_ width: Double, _ opacity: Double) -> String {
      let bars = five.map {
        #"{"Rectangle":{},"modifiers":[{"fill":"\#($0)"},{"opacity":\#(opacity)},{"frame":{"width":\#(width),"height":20}}]}"#
      }
      return #"{"VStack":[\#(bars.joined(separator: ","))]}"#
    }
    #expect(try LintSample.findings(rule, marks(4, 1)).isEmpty)
    #expect(try LintSample.findings(rule, marks(6, 1)).map(\.violation.measured) == ["5"])
    #expect(try LintSample.findings(rule, marks(80, 0.2)).isEmpty)
  }

  @Test func textsFollowTheAppearance() throws {
    let rule = "w-semantic-colours"
    #expect(try LintSample.findings(rule, text("Steps", "#777777")).count == 1)
    #expect(try LintSample.findings(rule, text("Steps", "secondary")).isEmpty)
    // A text on a plate that stays the same may stay as well.
    let plate =
      ##"{"Text":"9","modifiers":[{"foregroundStyle":"#FFFFFF"},{"padding":8},{"background":"#C02020"}]}"##
    #expect(try LintSample.findings(rule, plate).isEmpty)
    let fixed = ##"{"containerBackground":"#204060"},{"widgetURL":"a://b"}"##
    #expect(
      try LintSample.findings(rule, text("Steps", "#FFFFFF"), modifiers: fixed).isEmpty)
  }

  @Test func appearancesDiffer() throws {
    let rule = "ignores-colour-scheme"
    let fixed = ##"{"containerBackground":"#204060"},{"widgetURL":"a://b"}"##
    #expect(
      try LintSample.findings(rule, text("Steps", "#FFFFFF"), modifiers: fixed).count == 1)
    #expect(try LintSample.findings(rule, text("Steps", "#FFFFFF")).isEmpty)
  }

  private func entries(_ list: [String], reload: String = "") -> String {
    let rows = list.enumerated().map {
      #"{"date":"2007-01-09T\#(10 + $0):00","data":{"v":"\#($1)"}}"#
    }
    return #""data":{"v":"none"},"entries":[\#(rows.joined(separator: ","))],"#
  }

  @Test func entriesDifferByMoreThanColor() throws {
    let rule = "h-no-colour-only-meaning"
    let light =
      #"{"Circle":{},"modifiers":[{"fill":"$v"},{"frame":{"width":60,"height":60}}]}"#
    #expect(
      try LintSample.findings(rule, light, more: entries(["red", "green"])).count == 1)
    #expect(
      try LintSample.findings(rule, #"{"Text":"{v}"}"#, more: entries(["red", "green"])).isEmpty)
  }

  @Test func oldDataIsNotHidden() throws {
    let rule = "w-no-placeholder-over-old-data"
    let hidden = #"{"Text":"{v}","modifiers":[{"redacted":"placeholder"}]}"#
    #expect(try LintSample.findings(rule, hidden, more: entries(["a", "b"])).map(\.count) == [2])
    #expect(try LintSample.findings(rule, #"{"Text":"{v}"}"#, more: entries(["a", "b"])).isEmpty)
  }

  @Test func changingDataHasADate() throws {
    let rule = "w-last-updated-if-stale"
    let list = #""reload":"never","# + entries(["8 steps", "9 steps"])
    #expect(try LintSample.findings(rule, #"{"Text":"{v}"}"#, more: list).count == 1)
    let dated = #"{"VStack":[{"Text":"{v}"},{"Text":"as of 9:41"}]}"#
    #expect(try LintSample.findings(rule, dated, more: list).isEmpty)
    let asked = entries(["8 steps", "9 steps"])
    let report = try LintSample.report(LintSample.document(#"{"Text":"{v}"}"#, more: asked))
    #expect(try LintSample.row(rule, in: report).outcome == .notJudged)
  }

  @Test func whatCountsIsTheSystems() throws {
    let rule = "w-system-dates"
    #expect(
      try LintSample.findings(rule, #"{"Text":"in 5 min"}"#).map(\.violation.measured)
        == ["in 5 min"])
    #expect(try LintSample.findings(rule, #"{"Text":"in 5 words"}"#).isEmpty)
    #expect(try LintSample.findings(rule, #"{"Text":"2 hours ago"}"#).count == 1)
    // An hour changes no days and years.
    #expect(try LintSample.findings(rule, #"{"Text":"104 years ago"}"#).isEmpty)
    #expect(try LintSample.findings(rule, #"{"Text":"in 4 days"}"#).isEmpty)
  }

  private func sizes(_ small: String, _ large: String) throws -> LintReport {
    let text = """
      {"vitrine":1,"kind":"Sizes","families":["systemSmall","systemLarge"],
       "body":{"systemSmall":\(small),"systemLarge":\(large)}}
      """
    return try LintSample.report(LintSample.document(text: text, file: "s.json"))
  }

  @Test func largerFamiliesKeepTheSmallOnesTexts() throws {
    let rule = "w-small-essential"
    let two = #"{"VStack":[{"Text":"Steps"},{"Text":"8,421"}]}"#
    let none = try sizes(two, #"{"Text":"Elsewhere"}"#)
    #expect(
      try LintSample.findings(rule, in: none).map(\.violation.measured) == ["100 %"])
    let half = try sizes(two, #"{"Text":"Steps today"}"#)
    #expect(try LintSample.findings(rule, in: half).isEmpty)
    let parts = try sizes(
      #"{"Text":"0.92 EUR"}"#, #"{"HStack":[{"Text":"EUR"},{"Text":"€ 0.92"}]}"#)
    #expect(try LintSample.findings(rule, in: parts).isEmpty)
  }

  @Test func widgetsDoMoreThanOpenTheApp() throws {
    let rule = "w-no-launcher-only"
    let icon = #"{"VStack":[{"Image":{"systemName":"figure.walk"}},{"Text":"Stride"}]}"#
    #expect(try LintSample.findings(rule, icon, app: "Stride").count == 1)
    let data = #"{"VStack":[{"Image":{"systemName":"figure.walk"}},{"Text":"8,421"}]}"#
    #expect(try LintSample.findings(rule, data, app: "Stride").isEmpty)
  }

  @Test func settingsAreTheSystems() throws {
    let rule = "w-no-own-settings-screen"
    func link(_ symbol: String) -> String {
      #"{"Link":{"destination":"a://1","label":{"Image":{"systemName":"\#(symbol)"}}}}"#
    }
    #expect(
      try LintSample.findings(rule, link("gearshape.fill"), family: "systemMedium").map(
        \.violation.measured) == ["gearshape.fill"])
    #expect(try LintSample.findings(rule, link("bell.fill"), family: "systemMedium").isEmpty)
  }

  @Test func archivesAreSmall() throws {
    let rule = "archive-size"
    func found(_ texts: Int) throws -> [LintFinding] {
      let row = #"{"ForEach":{"data":\#(texts),"content":{"Text":"A"}}}"#
      let list = entries((0..<13).map { "\($0)" })
      return try LintSample.findings(rule, row, more: list)
    }
    // 13 entries of 121 texts of 1000 bytes are 1.500 MiB and a little more.
    #expect(try found(121).map(\.violation.limit) == ["1.5 MiB"])
    #expect(try found(120).isEmpty)
  }

  @Test func descriptionsBeginWithAVerb() throws {
    let rule = "h-action-verb-description"
    func report(_ words: String) throws -> LintReport.Row {
      let document = try LintSample.document(steps, more: #""description":"\#(words)","#)
      return try LintSample.row(rule, in: LintSample.report(document))
    }
    #expect(try report("Your steps of today").outcome == .violation)
    #expect(try report("Shows your steps").outcome == .violation)
    #expect(try report("See your steps").outcome == .pass)
    #expect(try report("Frobnicate your steps").outcome == .notJudged)
  }

  /// Widgets in Swift can name views that documents do not have.
  @Test func widgetsDoNotScroll() throws {
    func count(_ entry: WidgetEntry) throws -> Int {
      let widget = WidgetDescription(
        kind: "Scrolls", families: [.systemSmall], source: .immediate { _ in entry })
      let placed = LintSample.renderer.place(entry, of: widget, RenderConfiguration())
      let picture = LintPicture(placed, fonts: LintSample.renderer.fonts)
      let rule = try #require(LintRule.all.first { $0.id == "unsupported-views" })
      guard case .picture(let check) = rule.check,
        case .violated(let found) = check(picture, .standard)
      else { return 0 }
      return found.count
    }
    #expect(try count(WidgetEntry { ScrollView { Text("Steps") } }) == 1)
    #expect(try count(WidgetEntry { VStack { Text("Steps") } }) == 0)
  }

  @Test func tintedWidgetsKeepSmallPictures() throws {
    let rule = "h-full-colour-images-sparingly"
    func found(_ side: Double) throws -> [LintFinding] {
      let image =
        #"{"Image":"Battery-accessoryRectangular-iphone-se-3-large-light-lock.png","modifiers":["resizable",{"widgetAccentedRenderingMode":"fullColor"},{"frame":{"width":\#(side),"height":158}}]}"#
      let text = """
        {"vitrine":1,"kind":"S","families":["systemSmall"],"contentMargins":false,
         "background":"background","url":"a://b","body":\(image)}
        """
      let golden = FileManager.default.currentDirectoryPath + "/Golden/Widgets/s.json"
      return try LintSample.findings(
        rule, in: LintSample.report(LintSample.document(text: text, file: golden)))
    }
    // 0.9 of 158 points are 142.2.
    #expect(try found(143).map(\.violation.limit) == ["90 %"])
    #expect(try found(142).isEmpty)
  }
}
