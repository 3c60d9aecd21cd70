import Foundation
import Testing
import Vitrine
import VitrineDocuments
import VitrineGraphics

@MainActor @Suite struct TextLedgerTests {
  @Test func aTextThatFitsHasNoProblem() throws {
    let ledger = Lettered.ledger(200, 100) { Text("Two words").id("title") }
    let entry = try #require(ledger.entries.first)
    #expect(ledger.entries.count == 1 && ledger.judgedCount == 1 && entry.problems.isEmpty)
    #expect(entry.string == "Two words" && entry.shown == ["Two words"] && entry.name == "title")
    #expect(entry.wantedLines == 1 && entry.wordsLost == 0 && entry.scaleFactor == 1)
    #expect(entry.fontSize == 17 && entry.given == Size(200, 100))
    #expect(abs(entry.natural.width - entry.frame.width) < 1e-9 && entry.exemption == nil)
    #expect(abs(entry.natural.height - 61.0 / 3) < 1e-9)
  }

  @Test func cutWordsAreCounted() throws {
    let ledger = Lettered.ledger(120, 100) {
      Text("One two three four five six").lineLimit(1)
    }
    let entry = try #require(ledger.entries.first)
    #expect(entry.problems == [.truncated])
    #expect(entry.shown.count == 1 && entry.wantedLines == 2 && entry.given.width == 120)
    #expect(entry.natural.width > 190 && entry.natural.width < 220)
    // What shows is "One two three…" or less: three words or four are missing in whole or part.
    let words = entry.shown[0].dropLast().split(separator: " ")
    let whole = words.filter { ["One", "two", "three", "four", "five", "six"].contains($0) }.count
    #expect(entry.wordsLost == 6 - whole && (3...4).contains(entry.wordsLost))
  }

  @Test func wordsOfTheMiddleAreLostInTheMiddle() throws {
    let ledger = Lettered.ledger(120, 100) {
      Text("One two three four five six").lineLimit(1).truncationMode(.middle)
      Text("One two three four five six").lineLimit(1).truncationMode(.head)
    }
    let (middle, head) = (ledger.entries[0], ledger.entries[1])
    #expect(middle.shown[0].hasPrefix("One") && middle.shown[0].hasSuffix("six"))
    #expect(head.shown[0].hasPrefix("…") && head.shown[0].hasSuffix("six"))
    #expect((3...4).contains(middle.wordsLost) && (3...4).contains(head.wordsLost))
  }

  @Test func linesBeyondTheLimitOrTheRoomAreWanted() throws {
    let long = "Partly cloudy in the morning, then rain from the west until late in the evening"
    let ledger = Lettered.ledger(150, 60) { Text(long) }
    let entry = try #require(ledger.entries.first)
    #expect(entry.problems == [.truncated] && entry.shown.count == 2)
    #expect(entry.wantedLines >= 4 && entry.wantedLines <= 5)
    #expect(entry.shown[1].hasSuffix("…") && entry.wordsLost >= 6)
  }

  @Test func shrunkTextsSayByHowMuch() throws {
    let ledger = Lettered.ledger(96, 40) {
      Text("Partly cloudy").lineLimit(1).minimumScaleFactor(0.5)
    }
    let entry = try #require(ledger.entries.first)
    #expect(entry.scaleFactor < 1 && entry.scaleFactor >= 0.8)
    #expect(abs(entry.fontSize - 17 * entry.scaleFactor) < 1e-9)
    #expect(entry.problems.isEmpty && entry.wantedLines == 2 && entry.shown.count == 1)
    let smaller = Lettered.ledger(50, 40) {
      Text("Partly cloudy").lineLimit(1).minimumScaleFactor(0.3)
    }
    #expect(smaller.entries[0].problems == [.small] && smaller.entries[0].fontSize < 9)
  }

  @Test func elevenPointsAreEnough() {
    let ledger = Lettered.ledger(200, 200) {
      Text("Ten").font(.system(size: 10))
      Text("Eleven").font(.system(size: 11))
      Text("Halved").scaleEffect(0.5)
      Text("7").font(.system(size: 8)) + Text(" ").font(.system(size: 4)) + Text("big")
    }
    #expect(ledger.entries.map(\.fontSize) == [10, 11, 8.5, 8])
    #expect(ledger.entries.map(\.problems) == [[.small], [], [.small], [.small]])
    #expect(ledger.count(of: .small) == 3)
  }

  @Test func clipsThatCutInkCount() throws {
    let ledger = Lettered.ledger(200, 100) {
      Text("Wide words").fixedSize().frame(width: 40, height: 30).clipped().id("frame")
      Text("Fits").clipped()
    }
    let cut = ledger.entries[0]
    #expect(cut.problems == [.clipped] && ledger.entries[1].problems.isEmpty)
    // Ink of about 84 points in 40: 22 are cut on each side.
    #expect(abs(cut.cutDepth - (cut.natural.width - 40) / 2) < 2)
    #expect(cut.clippedBy?.contains("clip") == true)
  }

  @Test func thePicturesEdgeClips() {
    let ledger = Lettered.ledger(60, 40) { Text("Sticks out far").fixedSize() }
    #expect(ledger.entries[0].problems == [.clipped] && ledger.entries[0].clippedBy == nil)
    let beside = Lettered.ledger(60, 40) { Text("Out").offset(x: 200) }
    #expect(beside.entries[0].problems == [.clipped] && beside.entries[0].cutDepth > 100)
  }

  @Test func roundShapesClipCorners() {
    let corner = Lettered.ledger(100, 100) {
      Text("Hi").frame(width: 100, height: 100, alignment: .topLeading).clipShape(Circle())
    }
    #expect(corner.entries[0].problems == [.clipped])
    let middle = Lettered.ledger(100, 100) {
      Text("Hi").frame(width: 100, height: 100).clipShape(Circle())
    }
    #expect(middle.entries[0].problems.isEmpty)
  }

  /// Less than a pixel of a descender beyond a clip is nothing.
  @Test func lineBoxesMayStandOut() {
    let ledger = Lettered.ledger(100, 100) {
      Text("nest").font(.system(size: 20)).fixedSize().frame(height: 18).clipped()
    }
    #expect(ledger.entries[0].problems.isEmpty)
  }

  @Test func textsOnTextsOverlap() {
    let ledger = Lettered.ledger(200, 100) {
      ZStack {
        Text("Under")
        Text("Over")
      }
    }
    #expect(ledger.entries.map(\.problems) == [[.overlapping], [.overlapping]])
    #expect(ledger.entries.map(\.overlaps) == [[1], [0]])
  }

  @Test func labelsOnShapesAndGlowsDoNot() {
    let ledger = Lettered.ledger(200, 400) {
      ZStack {
        Circle()
        Text("Glow").blur(radius: 4)
        Text("Glow")
      }
      VStack(spacing: 0) {
        Text("jgpqy")
        Text("ABCD")
      }
      Text("Above").overlay(alignment: .bottom) { Text("below").offset(y: 22) }
    }
    #expect(ledger.entries.allSatisfy { $0.problems.isEmpty })
  }

  /// Glyphs decide: boxes of lines may meet where no ink does.
  @Test func glyphsDecideOverlaps() {
    let ledger = Lettered.ledger(200, 100) {
      Text("a          b").overlay { Text("x") }
    }
    #expect(ledger.entries.allSatisfy { $0.problems.isEmpty })
  }

  @Test func whatNobodySeesIsNotJudged() {
    let ledger = Lettered.ledger(40, 200) {
      Text("  ")
      Text("Hidden words").lineLimit(1).hidden()
      Text("Clear words").lineLimit(1).opacity(0)
      Text("Clear colour").lineLimit(1).foregroundStyle(.clear)
      Text("Redacted words").lineLimit(1).redacted(reason: .placeholder)
      Text("Shown words").lineLimit(1)
    }
    #expect(
      ledger.entries.map(\.exemption)
        == [.blank, .hidden, .transparent, .transparent, .redacted, nil])
    #expect(ledger.judgedCount == 1 && ledger.troubled.map(\.id) == [5])
  }

  @Test func aLedgerPrintsItself() {
    let ledger = Lettered.ledger(40, 30) { Text("Cut \"words\"").lineLimit(1).id("it") }
    #expect(
      ledger.dump().hasPrefix(
        "1 texts, 1 judged: 1 truncated, 0 clipped, 0 overlapping, 0 small\n0 · “Cut \"words\"” · #it · "
      ))
    #expect(ledger.json().contains(#""text":"Cut \"words\"""#))
    #expect(
      ledger.summary().hasPrefix(
        #"{"texts":1,"judged":1,"truncated":1,"clipped":0,"overlapping":0,"small":0,"problems":[{"#)
    )
  }
}

@MainActor @Suite struct TextSurveyTests {
  private static let text = #"""
    {"vitrine": 1, "kind": "Title", "families": ["systemSmall"],
     "body": {"Text": "Quarterly report", "modifiers": [{"lineLimit": 1}, {"font": "headline"}]}}
    """#

  private func configurations(_ devices: [String], _ locales: [String]) -> [RenderConfiguration] {
    devices.flatMap { device in
      DynamicTypeSize.allCases.reversed().flatMap { size in
        locales.map { locale in
          var configuration = RenderConfiguration()
          configuration.device = Device.named(device) ?? .standard
          configuration.typeSize = size
          configuration.localeIdentifier = locale
          return configuration
        }
      }
    }
  }

  @Test func theFirstPlaceIsTheLowestLevel() throws {
    let document = try Document.parse(Array(Self.text.utf8), file: "title.json")
    let survey = try Lettered.ledgers(
      document, configurations(["iphone-15", "iphone-se-3"], ["en_US", "en_XA"]))
    #expect(survey.pictureCount == 48 && survey.judgedCount == 48 && survey.rows.count == 1)
    let row = survey.rows[0]
    #expect(row.family == "systemSmall" && row.pictures == 48 && row.string == "Quarterly report")
    let cut = try #require(row.findings.first)
    #expect(cut.problem == .truncated && cut.place.locale == "en_XA")
    // 40 % longer, it is too wide for the narrower widget at every size.
    #expect(cut.place.typeSize == .xSmall && cut.entry.wordsLost >= 1)
    #expect(cut.count > 24 && cut.count < 48 && survey.counts[0] == cut.count)
    #expect(survey.markdown().contains("| systemSmall | Quarterly report | truncated,"))
    #expect(survey.json().hasPrefix(#"{"pictures":48,"judged":48,"truncated":"#))
  }
}
