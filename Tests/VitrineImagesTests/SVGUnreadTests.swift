import Testing
import VitrineGraphics

/// What changes a picture and is not read is told, wherever in a file it stands.
@Suite struct SVGUnreadTests {
  /// CSS goes on with the declaration before, which a reader that knows the function would not.
  @Test(arguments: [
    ("fill:red;fill:light-dark(red,blue)", "'light-dark()' in 'fill'"),
    ("fill:red;fill:color(rec2020 1 0 0)", "'color()' in 'fill'"),
    ("fill:red;fill:color-mix(in srgb,red,blue)", "'color-mix()' in 'fill'"),
    ("fill:red;stroke-width:2;stroke-width:calc(1px + 2px)", "'calc()' in 'stroke-width'"),
    ("fill:red;clip-path:circle(40%)", "'circle()' in 'clip-path'"),
    ("fill:red;clip-path:none;clip-path:polygon(0 0,9px 0,9px 9px)", "'polygon()' in 'clip-path'"),
    ("fill:red;mask:none;mask:linear-gradient(red,blue)", "'linear-gradient()' in 'mask'"),
    ("fill:red;opacity:min(.5,1)", "'min()' in 'opacity'"),
  ]) func functionsBeforeAFallbackAreTold(style: String, what: String) throws {
    let sample = try SVGSample(#"<path d="M0 0h9v9z" style="\#(style)"/>"#)
    #expect(sample.colors == ["ff0000"])
    #expect(sample.notes == ["1:63: \(what) is not read"])
  }

  @Test(arguments: [
    ##"<linearGradient id="a" x1="calc(1px)"><stop stop-color="red"/></linearGradient>"##,
    ##"<radialGradient id="a" r="min(1px,2px)"><stop stop-color="red"/></radialGradient>"##,
    ##"<marker markerWidth="calc(2px)"/>"##, ##"<mask width="clamp(1px,2px,3px)"/>"##,
    ##"<pattern height="max(1px,2px)"/>"##, ##"<line x2="calc(1px)"/>"##,
  ]) func functionsInAttributesAreTold(element: String) throws {
    let notes = try SVGSample("<defs>" + element + "</defs>").notes
    #expect(notes.count == 1 && notes[0].hasSuffix("is not read"), "\(notes)")
  }

  @Test(arguments: [
    ("path{fill:red;&amp;:hover{fill:blue}}", "the rule 'path'"),
    ("g{path{fill:red}}", "the rule 'g'"),
    ("path{fill:red;@media screen{fill:blue}}", "the rule 'path'"),
    (".a{.b{fill:red}}", "the rule '.a'"), ("svg{fill:red;g path{fill:blue}}", "the rule 'svg'"),
  ]) func nestedRulesAreTold(sheet: String, place: String) throws {
    let notes = try SVGSample("<style>\(sheet)</style>").notes
    #expect(notes == ["1:63: rules inside \(place) of a style sheet are not read"])
    #expect(try SVGSample("<style>path{content:'{'}</style>").notes == [])
  }

  @Test(arguments: [
    #"<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>"#,
    #"<?xml version="1.0"?><?xml-stylesheet type="text/css" href="a.css"?><svg viewBox="0 0 9 9"/>"#,
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="a.css"/></svg>"#,
    #"<svg viewBox="0 0 9 9"><link rel="alternate StyleSheet" href="a.css"/></svg>"#,
  ]) func sheetsInOtherFilesAreTold(text: String) throws {
    let notes = try SVGSample(file: text).notes
    #expect(notes.count == 1 && notes[0].hasSuffix("a style sheet in another file is not read"))
  }

  /// The names of elements may have prefixes of any kind.
  @Test(arguments: ["s", "svg", "a-b"]) func sheetsWithPrefixesAreRead(prefix: String) throws {
    let text = """
      <\(prefix):svg xmlns:\(prefix)="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
      <\(prefix):style>path{fill:red}</\(prefix):style><\(prefix):path d="M0 0h1v1z"/></\(prefix):svg>
      """
    #expect(try SVGSample(file: text).colors == ["ff0000"])
  }

  private static let text = #"<text id="t">a</text>"#
  private static let shape = ##"<rect width="9" height="9" "##

  /// Text and filters are told wherever a picture shows them.
  @Test(arguments: [
    ##"<defs>\##(text)</defs><use href="#t"/>"##,
    ##"<pattern id="p" width="1" height="1">\##(text)</pattern>\##(shape) fill="url(#p)"/>"##,
    ##"<mask id="m">\##(text)</mask>\##(shape) mask="url(#m)"/>"##,
    ##"<marker id="m">\##(text)</marker><path d="M0 0h9" marker-start="url(#m)"/>"##,
    ##"<clipPath id="c">\##(text)</clipPath>\##(shape) clip-path="url(#c)"/>"##,
    ##"<defs>\##(text)</defs><clipPath id="c"><use href="#t"/></clipPath>\##(shape) clip-path="url(#c)"/>"##,
    ##"<symbol id="s">\##(text)</symbol><use href="#s"/>"##,
    ##"<switch>\##(text)</switch>"##, "<a>\(text)</a>", "<svg>\(text)</svg>",
    ##"<style>.f{filter:url(#f)}</style>\##(shape) class="f"/>"##,
    ##"<g opacity="0" filter="blur(2px)">\##(shape)/></g>"##,
    ##"\##(shape) style="backdrop-filter:blur(2px)"/>"##,
    ##"<defs>\##(shape) id="r" filter="url(#f)"/></defs><use href="#r"/>"##,
    ##"\##(shape) style="-webkit-filter:blur(1px)"/>"##, "<foreignObject/>",
    ##"<style>@import url(a.css);</style>"##,
    ##"<linearGradient id="g"><stop><animate/></stop></linearGradient>\##(shape) fill="url(#g)"/>"##,
    ##"<linearGradient id="g"><animateTransform/><stop/></linearGradient>\##(shape) fill="url(#g)"/>"##,
    ##"<clipPath id="c">\##(shape)><animate/></rect></clipPath>\##(shape) clip-path="url(#c)"/>"##,
  ]) func textAndFiltersAreTold(body: String) throws {
    #expect(try SVGSample(body).notes.count == 1)
  }
}
