import Testing
import VitrineGraphics

/// Pictures inside a file, and the texts that files are written in.
@Suite struct SVGEmbeddedTests {
  /// A PNG of 2 × 1 pixels.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8DAwPAfAAcAAf9+CLHQAAAAAElFTkSuQmCC"
  private static let xlink = #"xmlns:xlink="http://www.w3.org/1999/xlink""#

  /// The map of the first picture's corners.
  private func frame(_ body: String) throws -> Rect? {
    for step in try SVGSample(body).steps {
      if case .image(let image, let map, _) = step {
        return map.bounds(
          of: Rect(
            x: 0, y: 0, width: Double(image.pixmap.width), height: Double(image.pixmap.height)))
      }
    }
    return nil
  }

  @Test(arguments: [
    (#"width="20" height="20""#, Rect(x: 0, y: 5, width: 20, height: 10)),
    (
      #"width="20" height="20" preserveAspectRatio="none""#, Rect(x: 0, y: 0, width: 20, height: 20)
    ),
    (#"x="5" y="6" width="20""#, Rect(x: 5, y: 6, width: 20, height: 10)),
    (#"height="20""#, Rect(x: 0, y: 0, width: 40, height: 20)),
    ("", Rect(x: 0, y: 0, width: 2, height: 1)),
    (
      #"width="20" height="20" preserveAspectRatio="xMinYMin slice""#,
      Rect(x: 0, y: 0, width: 40, height: 20)
    ),
    (#"style="width:50%;height:auto""#, Rect(x: 0, y: 0, width: 50, height: 25)),
  ]) func picturesFit(attributes: String, expected: Rect) throws {
    let body = #"<image href="data:image/png;base64,\#(Self.png)" \#(attributes)/>"#
    #expect(try frame(body) == expected)
  }

  @Test func drawingsInsideAreOutlines() throws {
    let inner =
      "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'%3E%3Crect width='2' height='2' fill='red'/%3E%3Ctext/%3E%3C/svg%3E"
    let sample = try SVGSample(
      #"<image href="data:image/svg+xml,\#(inner)" width="10" height="10"/>"#)
    #expect(sample.box == [0, 0, 10_000, 10_000] && sample.colors == ["ff0000"])
    #expect(sample.notes == ["1:63: in the picture of <image>: 1:98: <text> is not drawn"])
  }

  @Test(arguments: ["a.png", "../b.svg", "http://c/d.png", "/etc/e"])
  func otherFilesAreTold(address: String) throws {
    let sample = try SVGSample(#"<image href="\#(address)" width="9" height="9"/>"#)
    #expect(sample.steps.isEmpty)
    #expect(sample.notes == ["1:63: <image> is not drawn: it refers to another file"])
  }

  @Test func damagedPicturesAreTold() throws {
    for address in ["data:image/png;base64,AAAA", "data:,x", "data:image/png;base64,%%"] {
      let sample = try SVGSample(#"<image href="\#(address)" width="9" height="9"/>"#)
      #expect(sample.notes == ["1:63: the picture in <image> is not read"])
    }
  }

  // MARK: Texts

  private static let square = #"<rect width="7" height="7" fill="&a;"/>"#

  @Test(arguments: [
    (#"<!ENTITY a "red">"#, square), (#"<!ENTITY b "re"><!ENTITY a "&b;d">"#, square),
    (#"<!ENTITY s "fill:red">"#, #"<rect width="7" height="7" style="&s;"/>"#),
    (#"<!ENTITY r "<rect width='7' height='7' fill='red'/>">"#, "<g>&r;</g>"),
    (#"<!ENTITY c "rect{fill:red}">"#, #"<style>&c;</style><rect width="7" height="7"/>"#),
    (#"<!ENTITY q "it's"><!ENTITY a 'red'>"#, #"<g id="&q;">"# + square + "</g>"),
  ]) func entitiesStandForTheirValues(declarations: String, body: String) throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">\(declarations)]>
      <svg xmlns="&ns;" viewBox="0 0 9 9">\(body)</svg>
      """
    let sample = try SVGSample(file: text)
    #expect(sample.colors == ["ff0000"] && sample.box == [0, 0, 7000, 7000])
  }

  @Test(arguments: [
    (#"<!ENTITY a "&a;">"#, "the entity 'a' refers to itself, or too deep"),
    (#"<!ENTITY a SYSTEM "file:///etc/passwd">"#, "and what the file declares are entities"),
  ]) func entitiesAreBounded(declarations: String, message: String) {
    let text =
      "<!DOCTYPE svg [<!ENTITY x 'y'>\(declarations)]><svg viewBox='0 0 9 9'><g id='&a;'/></svg>"
    #expect { try SVGSample(file: text) } throws: { "\($0)".contains(message) }
    var bomb = "<!ENTITY a0 '0123456789'>"
    for i in 1...7 {
      bomb += "<!ENTITY a\(i) '" + String(repeating: "&a\(i - 1);", count: 10) + "'>"
    }
    let laughs = "<!DOCTYPE svg [\(bomb)]><svg viewBox='0 0 9 9'><g id='&a7;'/></svg>"
    #expect { try SVGSample(file: laughs) } throws: {
      "\($0)".contains("more than 100000 references to entities")
    }
  }

  @Test func filesAreUTF16OrLatin1() throws {
    let text =
      ##"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="é" d="M0 0h1v1z"/><use href="#é" x="5"/></svg>"##
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let latin = text.replacing("?>", with: #" encoding="ISO-8859-1"?>"#, maxReplacements: 1)
      .unicodeScalars.map { UInt8($0.value) }
    for bytes in [
      [0xff, 0xfe] + little, [0xfe, 0xff] + big, little, big, latin,
      [0xef, 0xbb, 0xbf] + Array(text.utf8),
    ] {
      let sample = try SVGSample(bytes: bytes)
      #expect(sample.inks.map(\.box.x) == [0, 5] && sample.notes == [])
    }
  }

  @Test(arguments: [
    #"<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0h1v1z"/></s:svg>"#,
    #"<svg viewBox="0 0 9 9"><path d="M0 0h1v1z"/></svg>"#,
    #"<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path d="M0 0h1v1z"/><path d="M0 0h2v2z"/></svg:svg>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h1v1z"/><g xmlns="http://a"><path d="M0 0h2v2z"/></g></svg>"#,
    ##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><defs><path id="a" d="M0 0h1v1z"/></defs><use x:href="#a"/></svg>"##,
  ]) func prefixesStandForNamespaces(text: String) throws {
    let sample = try SVGSample(file: text)
    #expect(sample.inks.count == 1 && sample.box == [0, 0, 1000, 1000])
  }
}
