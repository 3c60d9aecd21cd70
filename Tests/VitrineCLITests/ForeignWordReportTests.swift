import Foundation
import FoundationXML
import Testing
import VitrineGoldens
import VitrineGraphics

/// Reports of records that hold foreign words read back as what they are.
@Suite struct ForeignWordReportTests {
  private let store = GoldenStore(goldens: "g\u{1B}[1m\n::error::g", artifacts: "a\u{202E}")

  private func records(_ count: Int) throws -> [SnapshotRecord] {
    var source = ForeignWords(seed: 9)
    return try (0..<count).map { index in
      var record = SnapshotRecord(
        name: try GoldenName("snapshot-\(index)"), fileExtension: "png",
        state: index.isMultiple(of: 7) ? .identical : .different, explanation: source.word(),
        goldens: source.word())
      record.blame = source.words(2)
      record.traits = ["widget": source.word(), source.word(): source.word()]
      return record
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func pagesHoldWhatTheyAreGiven() throws {
    let records = try records(300)
    let page = text(HTMLReport(records, store: store, embedding: .none).bytes())
    #expect(ForeignWords.trouble(in: page) == nil)
    let start = try #require(page.range(of: "id=\"records\">"))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let json = try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
    let list = try #require((json as? [String: Any])?["records"] as? [[String: Any]])
    // The page has an order of its own.
    #expect(
      list.compactMap { $0["why"] as? String }.sorted()
        == records.map { UntrustedText.line($0.explanation) }.sorted())
  }

  @Test func junitParses() throws {
    let records = try records(300)
    let xml = JUnitReport.text(records, store: store)
    #expect(ForeignWords.trouble(in: xml) == nil)
    let parser = XMLParser(data: Data(xml.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func markdownStaysATable() throws {
    let markdown = MarkdownReport.text(try records(60), store: store)
    #expect(ForeignWords.trouble(in: markdown) == nil)
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    // Fifty failures and their one group, each below two lines of heads.
    #expect(rows.count == 55)
    for row in rows {
      #expect(row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" } == 4)
    }
  }

  @Test func annotationsAreOneCommandEach() throws {
    let records = try records(300)
    let text = AnnotationReport.text(records, store: store)
    #expect(ForeignWords.trouble(in: text, own: "::error file=") == nil)
    #expect(text.split(separator: "\n").count == records.count { !$0.state.passes })
  }

  /// What messages say of files and names.
  @Test func errorsAreOneLine() throws {
    var source = ForeignWords(seed: 13)
    for word in source.words(2_000) {
      var errors: [any Error] = [GoldenError(word, word)]
      do { _ = try GoldenName(word) } catch { errors.append(error) }
      do { _ = try RecordMode.from(environment: ["VITRINE_RECORD": word]) } catch {
        errors.append(error)
      }
      for error in errors {
        #expect(!"\(error)".contains { $0.isNewline })
        #expect(ForeignWords.trouble(in: "\(error)") == nil)
      }
    }
  }
}
