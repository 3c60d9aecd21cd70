import Testing
import VitrineImages

/// The reader of XML, which takes files of others.
@Suite struct MarkupTests {
  private func names(_ text: String) throws(MarkupError) -> [String] {
    var reader = MarkupReader([UInt8](text.utf8))
    var names: [String] = []
    while let event = try reader.next() {
      if case .open(let element) = event { names.append(element.name) } else { names.append("/") }
    }
    return names
  }

  private func message(_ text: String) -> String {
    do throws(MarkupError) {
      _ = try names(text)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func tagsComeInOrder() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "<b>">]>
      <!-- <c> --><svg a="1" b='&lt;&#x41;'><g/><![CDATA[<d>]]><p:path>words</p:path></svg>
      """
    #expect(try names(text) == ["svg", "g", "/", "p:path", "/", "/"])
    var reader = MarkupReader([UInt8](#"<a b='&lt;&#x41;&quot;'/>"#.utf8))
    guard case .open(let element)? = try reader.next() else {
      Issue.record("no element")
      return
    }
    #expect(element.attributes == ["b": "<A\""])
  }

  @Test(arguments: [
    ("<a>\n <b></a>", "2:5: </b> was expected"),
    ("<a", "1:3: an attribute of <a> or '>' was expected"),
    ("<a b=1/>", "1:6: a quoted value of 'b' was expected"),
    ("<a b='1' b='2'/>", "1:10: the attribute 'b' of <a> is given twice"),
    (
      "<a b='&all;'/>",
      "1:7: only &amp; &lt; &gt; &quot; &apos;, numbers and what the file declares are entities"
    ),
    ("<a>", "1:4: the file ends inside <a>; </a> was expected"),
    ("<!-- ", "1:1: a comment is not closed"), ("</a>", "1:1: no element is open"),
    ("< a/>", "1:1: a name was expected after '<'"),
  ])
  func mistakesAreLocated(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test func sizesAreBounded() {
    let deep = String(repeating: "<a>", count: MarkupReader.mostLevels + 1)
    #expect(message(deep).hasSuffix("elements nested more than 64 deep"))
    let many = "<s>" + String(repeating: "<a/>", count: MarkupReader.mostElements)
    #expect(message(many).hasSuffix("more than 50000 elements"))
    let wide = "<a" + (0...MarkupReader.mostAttributes).map { " a\($0)=''" }.joined()
    #expect(message(wide).hasSuffix("more than 64 attributes of <a>"))
  }
}
