import Foundation
import SwiftUI
import Testing
import VitrineGraphics
import VitrineLayout
import VitrineText

/// Texts as they are.
private struct Spelled: FormatStyle {
  func format(_ value: String) -> String { value }
}

/// Timers take the width that they are offered, and stand in it by `multilineTextAlignment`.
@MainActor @Suite struct TimerWidthTests {
  private static let fonts = FontLibrary(directories: FontFolder.locate())
  private let now = Date(timeIntervalSince1970: 1_168_335_660)

  /// The frames of texts and the first line's edges in them.
  private func texts(
    _ width: Double, direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> some View
  ) -> [(frame: Rect, line: ClosedRange<Double>)] {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let tree = place(
      resolve(view(), environment: environment).tree, fonts: Self.fonts,
      PlaceOptions(size: Size(width, 100), scale: 3))
    return tree.nodes.compactMap { node in
      guard case .text(let text) = node.content, let line = text.layout.lines.first else {
        return nil
      }
      return (node.frame, line.x...(line.x + line.width))
    }
  }

  private func timer(_ seconds: Double = 3725) -> Text {
    Text(now.addingTimeInterval(seconds), style: .timer)
  }

  @Test func whatStandsBesideATimerIsAtTheEdge() {
    let row = texts(200) {
      HStack {
        timer()
        Text("x")
      }.frame(width: 200)
    }
    #expect(row.count == 2)
    #expect(row[0].frame.x == 0 && row[0].line.lowerBound == 0)
    #expect(abs(row[1].frame.x + row[1].frame.width - 200) < 0.5)
    #expect(abs(row[0].frame.width + 8 + row[1].frame.width - 200) < 0.5)
  }

  @Test func aTimerIsAlignedInItsWidth() throws {
    let range = now.addingTimeInterval(-10)...now.addingTimeInterval(600)
    for text in [timer(), Text(timerInterval: range), Text("in \(now, style: .timer)")] {
      let trailing = try #require(texts(200) { text.multilineTextAlignment(.trailing) }.first)
      #expect(trailing.frame.width == 200 && abs(trailing.line.upperBound - 200) < 0.01)
      let center = try #require(texts(200) { text.multilineTextAlignment(.center) }.first)
      #expect(abs(center.line.lowerBound + center.line.upperBound - 200) < 0.01)
      let leading = try #require(texts(200) { text }.first)
      #expect(leading.frame.width == 200 && leading.line.lowerBound == 0)
    }
    let arabic = try #require(texts(200, direction: .rightToLeft) { timer() }.first)
    #expect(abs(arabic.line.upperBound - 200) < 0.01)
  }

  @Test func aTimerHasItsOwnWidthWhereNoneIsOffered() throws {
    let fixed = try #require(texts(200) { timer().fixedSize() }.first)
    #expect(abs(fixed.frame.width - fixed.line.upperBound) < 0.5)
    let framed = try #require(texts(200) { timer().frame(width: 80) }.first)
    #expect(framed.frame.width == 80)
    let two = texts(200) {
      HStack {
        timer()
        timer()
      }
    }
    #expect(abs(two[0].frame.width - two[1].frame.width) < 0.5)
  }

  @Test func otherDatesHaveTheirOwnWidth() throws {
    for style in [Text.DateStyle.relative, .offset, .time, .date] {
      let text = try #require(texts(300) { Text(now.addingTimeInterval(90), style: style) }.first)
      #expect(text.frame.width < 200)
    }
    #expect(try #require(texts(300) { Text("1:02:05") }.first).frame.width < 200)
    // What is formatted may be called like a timer.
    let named = try #require(texts(300) { Text("timer 5", format: Spelled()) }.first)
    #expect(named.frame.width < 200)
  }

  @Test func attachmentsAndLinesMoveWithTheDigits() throws {
    let text = Text("\(Image(systemName: "timer")) \(timer())").underline()
      .multilineTextAlignment(.trailing)
    let found = try #require(texts(200) { text }.first)
    #expect(abs(found.line.upperBound - 200) < 0.01 && found.line.lowerBound > 50)
  }
}
