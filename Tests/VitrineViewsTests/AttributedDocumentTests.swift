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
    ("<p>One <b>two</b>\n  three</p><p>Four</p>", "One two three\nFour"),
    ("a<br>b<br/>c<br />d", "a\nb\nc\nd"),
    ("x &amp; y &lt;&#8364;&#x41;&gt; &nbsp;&unknown; & z", "x & y <€A> \u{A0}&unknown; & z"),
    ("<head><title>No</title></head><style>p {}</style><ul><li>A</li><li>B</li></ul>", "A\nB"),
    ("a<!-- > no -->b", "ab"), ("a < b", "a < b"), ("", ""), ("&", "&"), ("<", "<"),
    ("&#1114112;&#xD800;", "&#1114112;&#xD800;"),
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
    #expect(try words("<p>a</p>", [:]) == "a")
    #expect(AttributedString(NSAttributedString(string: "a")) == AttributedString("a"))
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
