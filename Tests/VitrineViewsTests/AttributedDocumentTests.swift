import Foundation
import SwiftUI
import Testing
import UIKit

/// Documents that `NSAttributedString` reads.
@Suite struct AttributedDocumentTests {
  private func words(
    _ text: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
  ) throws -> String {
    try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil).string
  }

  @Test(arguments: [
    ("<p>One <b>two</b>\n  three</p><p>Four</p>", "One two three\nFour\n"),
    ("a<br>b<br/>c<br />d", "a\nb\nc\nd"),
    ("x &amp; y &lt;&#8364;&#x41;&gt; &nbsp;&unknown; & z", "x & y <€A> \u{A0}&unknown; & z"),
    ("<head><title>No</title></head><style>p {}</style><ul><li>A</li><li>B</li></ul>", "A\nB\n"),
    ("a<!-- > no -->b", "ab"), ("a < b", "a < b"), ("", ""), ("&", "&"), ("<", "<"),
    ("&#1114112;&#xD800;", "\u{FFFD}\u{FFFD}"),
  ])
  func wordsOfHTML(html: String, words: String) throws {
    #expect(
      try self.words(
        html,
        [
          .documentType: NSAttributedString.DocumentType.html,
          .characterEncoding: String.Encoding.utf8.rawValue,
        ]) == words)
  }

  @Test func plainTextStays() throws {
    #expect(
      try words("a <b>\nc", [.documentType: NSAttributedString.DocumentType.plain]) == "a <b>\nc")
    #expect(try words("a\nb", [:]) == "a\nb")
    #expect(try words("<p>a</p>", [:]) == "a\n")
    #expect(AttributedString(NSAttributedString(string: "a")) == AttributedString("a"))
  }

  private typealias Scope = AttributeScopes.SwiftUIAttributes

  /// The fonts and colours of each piece, as texts show them.
  private func pieces(_ html: String) throws -> [(text: String, font: Font?, color: Color?)] {
    let string = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    let attributed = AttributedString(string)
    return attributed.runs.map { run in
      (
        String(attributed[run.range].characters), run.attributes[Scope.FontAttribute.self],
        run.attributes[Scope.ForegroundColorAttribute.self]
      )
    }
  }

  private static func times(_ style: String, _ size: Double) -> Font {
    .custom("TimesNewRomanPS" + style, fixedSize: size)
  }

  @Test func lettersHaveTheStylesOfTheirElements() throws {
    let found = try pieces(
      "<h3 style='color: #ff0000'>Is <span style=\"color: rgb(0, 0, 255)\">fast</span></h3>a <b>b <i>c</i></b>"
    )
    let red = Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(found.map(\.text) == ["Is ", "fast", "\n", "a ", "b ", "c"])
    #expect(
      found.map(\.font) == [
        Self.times("-BoldMT", 14.04), Self.times("-BoldMT", 14.04), Self.times("-BoldMT", 14.04),
        Self.times("MT", 12),
        Self.times("-BoldMT", 12), Self.times("-BoldItalicMT", 12),
      ])
    #expect(
      found.map(\.color) == [
        red, Color(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), red, Color(UIColor.black),
        Color(UIColor.black), Color(UIColor.black),
      ])
  }

  @Test(arguments: [
    ("<b>a<b>b</b>c</b>d", ["abc", "d"]), ("<p><b>a<p>b", ["a\nb"]),
    ("<font color=red>a<font>b</font></font>c", ["ab", "c"]), ("</b></p>a", ["a"]),
    ("<b style='font-weight: normal'>a</b>b", ["ab"]), ("<i =' \">a</i>", ["a"]),
  ])
  func elementsEndWhereTheyAreClosed(html: String, texts: [String]) throws {
    #expect(try pieces(html).map(\.text) == texts)
  }

  /// Without an encoding, a document begins with the mark of its own.
  @Test func marksTellTheEncoding() throws {
    let data = try #require("<b>é</b>".data(using: .utf16))
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html
    ]
    let read = try NSAttributedString(data: data, options: options, documentAttributes: nil)
    #expect(read.string == "é")
  }

  @Test func attributesOfUIKitAreTaken() throws {
    let string = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 9), .backgroundColor: UIColor.red])
    string.append(NSAttributedString(string: "c"))
    let attributed = AttributedString(string)
    #expect(attributed.runs.count == 2)
    let first = try #require(attributed.runs.first)
    #expect(first.attributes[Scope.FontAttribute.self] == .system(size: 9, weight: .regular))
    #expect(first.attributes[Scope.BackgroundColorAttribute.self] == Color(UIColor.red))
  }

  @Test func otherKindsAreErrors() {
    #expect(throws: CocoaError.self) {
      try words("{\\rtf1}", [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xFF, 0xFE, 0xFD]), options: [:], documentAttributes: nil)
    }
  }
}
