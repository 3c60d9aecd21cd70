import Foundation
import FoundationXML
import Testing
import VitrineGraphics

/// Text that others wrote, quoted for each kind of output.
@Suite struct UntrustedTextTests {
  private static let words: [String] = {
    var source = ForeignWords(seed: 1)
    return source.words(2_000)
  }()

  @Test func linesStayLines() {
    for word in Self.words {
      for text in [
        UntrustedText.line(word), UntrustedText.markdown(word), UntrustedText.shellWord(word),
      ] {
        #expect(!text.contains { $0.isNewline || $0 == "\t" })
      }
      #expect(ForeignWords.trouble(in: UntrustedText.line(word)) == nil)
      #expect(ForeignWords.trouble(in: UntrustedText.page(word)) == nil)
      // What was quoted before stays as it is.
      #expect(UntrustedText.line(UntrustedText.line(word)) == UntrustedText.line(word))
    }
    #expect(UntrustedText.line("a\u{1B}[1mb\n\u{202E}") == "a⟨U+001B⟩[1mb⟨U+000A⟩⟨U+202E⟩")
    #expect(UntrustedText.line(" ::error::x") == " ⟨U+003A⟩:error::x")
    #expect(UntrustedText.line("x ::y a#1 ##2") == "x ::y a#1 ##2")
    #expect(UntrustedText.line("##[error]x ##vso[y]") == "⟨U+0023⟩#[error]x ⟨U+0023⟩#vso[y]")
    #expect(UntrustedText.page("a\n\t::x\n\u{85}") == "a\n\t⟨U+003A⟩:x\n⟨U+0085⟩")
    #expect(UntrustedText.line("👩‍👩‍👧 नमस्ते\u{200D}") == "👩‍👩‍👧 नमस्ते\u{200D}")
  }

  @Test func jsonReadsBackAsItWas() throws {
    for word in Self.words {
      for json in [UntrustedText.json(word), UntrustedText.scriptJSON(word)] {
        let read = try JSONSerialization.jsonObject(
          with: Data(json.utf8), options: .fragmentsAllowed)
        #expect((read as? String).map { Array($0.utf16) } == Array(word.utf16))
        #expect(ForeignWords.trouble(in: json) == nil && !json.contains("\t"))
      }
      #expect(!UntrustedText.scriptJSON(word).utf8.contains(UInt8(ascii: "<")))
    }
  }

  @Test func xmlReadsBackAsALine() throws {
    var xml = "<l>"
    for word in Self.words {
      xml += "<w a=\"\(UntrustedText.xml(word))\">\(UntrustedText.xml(word))</w>"
    }
    #expect(ForeignWords.trouble(in: xml) == nil)
    let reader = WordReader()
    let parser = XMLParser(data: Data((xml + "</l>").utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.attributes.count == Self.words.count && reader.attributes == reader.contents)
  }

  @Test func propertiesOfCommandsEndWhereTheyShould() {
    for word in Self.words {
      let property = UntrustedText.workflowProperty(word)
      #expect(!property.unicodeScalars.contains { ",:\r\n".unicodeScalars.contains($0) })
      #expect(!UntrustedText.workflowData(word).contains { $0.isNewline })
    }
    #expect(UntrustedText.workflowData("50%\nx") == "50%25%0Ax")
    #expect(UntrustedText.workflowProperty("a,b\n") == "a%2Cb⟨U+000A⟩")
  }

  /// What a shell makes of the words is what they were.
  @Test func shellWordsReadBackAsTheyWere() throws {
    let words = Self.words
    let line = "printf '%s\\0' " + words.map(UntrustedText.shellWord).joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let read = said.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(read.map { Array($0) } == words.map { Array($0.utf8) })
    #expect(UntrustedText.shellWord("a\u{1B}'\n9%") == #""$(printf -- 'a\033'\''\0129%%')""#)
    #expect(UntrustedText.shellWord("a'\n") == #"$'a\'\012'"#)
    #expect(UntrustedText.shellWord("'\u{301};id'") == "''\\''\u{301};id'\\'''")
    #expect(UntrustedText.shellWord("it's") == #"'it'\''s'"#)
  }

  @Test func markdownMeansNothing() {
    #expect(UntrustedText.markdown("*a* |b| `c` <d>") == #"\*a\* \|b\| \`c\` \<d\>"#)
    #expect(UntrustedText.markdown("@me #1") == "@<!-- -->me #<!-- -->1")
    #expect(UntrustedText.markdown("https://x www.x") == "https:<!-- -->//x www<!-- -->.x")
    #expect(UntrustedText.markdownBlock("a ```` b", language: "sh").first == "`````sh")
  }

  @Test func literalsOfSwiftHoldNoControls() {
    #expect(UntrustedText.swiftLiteral("a\"\u{202E}\n") == #""a\"\u{202E}\n""#)
    for word in Self.words {
      #expect(ForeignWords.trouble(in: UntrustedText.swiftLiteral(word)) == nil)
    }
  }
}

/// Keeps what elements `w` hold.
private final class WordReader: NSObject, XMLParserDelegate {
  var attributes: [String] = []
  var contents: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard let value = attributes["a"] else { return }
    self.attributes.append(value)
    contents.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let last = contents.indices.last else { return }
    contents[last] += text
  }
}
