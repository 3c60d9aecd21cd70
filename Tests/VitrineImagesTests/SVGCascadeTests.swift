import Testing

/// Which declaration of a property counts, and what words for other values stand for.
@Suite struct SVGCascadeTests {
  /// `currentColor` is a word until something is painted: the colour is that of the painted element, or of the stop.
  @Test(arguments: [
    (#"<g fill="currentColor" color="red"><path d="M0 0h1v1z" color="blue"/></g>"#, ["0000ff"]),
    (
      #"<g stroke="currentColor" fill="none"><path id="p" d="M0 0h1v1z" style="color:lime"/></g>"#,
      ["00ff00"]
    ),
    (
      ##"<defs><path id="p" d="M0 0h1v1z" fill="currentColor"/></defs><use href="#p" color="teal"/>"##,
      ["008080"]
    ),
    (
      ##"<g color="#123456"><linearGradient id="g"><stop stop-color="currentColor"/><stop offset="1"/></linearGradient></g><rect width="9" height="9" fill="url(#g)" color="red"/>"##,
      ["123456-000000"]
    ),
    (
      #"<linearGradient id="g" color="red"><stop stop-color="currentColor" color="navy"/><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>"#,
      ["000080-000000"]
    ),
    (#"<path d="M0 0h1v1z" style="fill:currentColor;color:red"/>"#, ["ff0000"]),
    (
      #"<g color="red"><path d="M0 0h1v1z" fill="url(#no) currentColor" color="gold"/></g>"#,
      ["ffd700"]
    ),
    (
      #"<g color="red"><path d="M0 0h1v1z" color="currentColor" fill="currentColor"/></g>"#,
      ["ff0000"]
    ),
  ]) func currentColorIsOfWhatIsPainted(body: String, colors: [String]) throws {
    #expect(try SVGSample(body).colors == colors)
  }

  /// What cannot be read is left out before others are compared.
  @Test(arguments: [
    (#"style="fill:#f00;fill:color(display-p3 1 0 0)""#, "ff0000"),
    (#"style="fill:#f00;fill:lab(46.277% -47.552 48.586)""#, "008000"),
    (#"style="fill:#f00;fill:lch(46.277 67.991 134.383deg)""#, "008000"),
    (#"style="fill:#f00;fill:oklab(51.975% -0.1403 0.10768)""#, "008000"),
    (#"style="fill:#f00;fill:oklch(0.51975 44.215% 142.495 / 1)""#, "008000"),
    (#"style="fill:#f00;fill:lab(100 none none)""#, "ffffff"),
    (#"style="fill:#f00;fill:lab(1, 2, 3)""#, "ff0000"),
    (#"style="fill:lime;fill:12px""#, "00ff00"),
    (##"fill="#00f" style="fill:nonsense""##, "0000ff"),
    (#"class="a" style="fill:rgb(0, 50%, 0)""#, "ffa500"),
    (#"style="fill:var(--none, teal)""#, "008080"),
    (#"style="--a:gold;fill:var(--a)""#, "ffd700"),
    (#"style="--a:var(--b);--b:var(--a);fill:var(--a)""#, "800080"),
    (#"style="fill:red;fill:initial""#, "000000"),
    (#"fill="red" style="fill:inherit""#, "800080"),
    (#"fill="red" style="fill:unset""#, "800080"),
    (#"style="fill:color(srgb 0 .5 0)""#, "008000"),
    (#"style="fill:color(display-p3 0 1 0)""#, "00ff00"),
    (#"style="fill:hwb(0 20% 0%)""#, "ff3333"),
    (#"style="fill:hsl(.5turn 100% 50%)""#, "00ffff"),
    (#"style="fill:red!important;fill:blue""#, "ff0000"),
  ]) func theLastReadableValueCounts(attributes: String, color: String) throws {
    let body = """
      <style>.a{fill:orange}</style><g fill="purple"><path \(attributes) d="M0 0h1v1z"/></g>
      """
    let sample = try SVGSample(body)
    #expect(sample.colors == [color])
    #expect(sample.notes == [])
  }

  @Test func aValueWithoutAReadableOneIsTold() throws {
    let sample = try SVGSample(#"<path d="M0 0h1v1z" style="fill:red;stroke:color-mix(a)"/>"#)
    #expect(sample.notes == ["1:63: 'color-mix()' in 'stroke' is not read"])
  }

  /// Red where a selector means the element of the identifier `x`, black elsewhere.
  @Test(arguments: [
    ("g #x", true), ("svg > g > #x", true), ("svg > #x", false), (".a .b", true),
    (".a.c .b", false),
    ("rect + path", true), ("rect ~ path", true), ("path + path", false), ("[data-k=v]", true),
    ("[data-k^='v']", true), ("[data-k$=w]", false), ("[class~=b]", true), ("[data-k]", true),
    (":not(rect)", true), ("path:not(.b)", false), ("path:nth-child(2)", true),
    ("path:last-child", true),
    ("path:first-child", false), (":root path", true), ("path:hover", false), ("g > *", true),
    (":is(.q, .b)", true), ("#\\78", true), ("path:nth-of-type(2n+1)", true), ("rect,path.b", true),
    ("rect,path::x", false), ("@media print{path}", false),
  ]) func selectorsMeanElements(selector: String, isMeant: Bool) throws {
    let rule = selector.hasPrefix("@") ? "@media print{path{fill:red}}" : selector + "{fill:red}"
    let body = """
      <style>\(rule.split(separator: ">").joined(separator: "&gt;"))</style>
      <g class="a"><rect/><path id="x" class="b" data-k="v" d="M0 0h1v1z"/></g>
      """
    #expect(try SVGSample(body).colors == [isMeant ? "ff0000" : "000000"])
  }

  @Test(arguments: [
    ("@media print{.a{fill:red}}.b{fill:lime}", "00ff00"),
    ("@media screen{.b{fill:lime}}", "00ff00"), ("@font-face{src:url(a)}.b{fill:lime}", "00ff00"),
    ("@import url(x);.b{fill:lime}", "00ff00"), (".b{fill:lime;@x{y}}", "00ff00"),
    ("/*}*/.b{fill:lime/**/}", "00ff00"), ("<!-- .b{fill:lime} -->", "00ff00"),
    (".b{content:'}';fill:lime}", "00ff00"), ("#r.b{fill:lime}.b{fill:red}", "00ff00"),
    (".b{fill:lime}path{fill:red}", "00ff00"), (".b{fill:lime !IMPORTANT}#r{fill:red}", "00ff00"),
  ]) func blocksEndWhereTheyEnd(sheet: String, color: String) throws {
    let body = #"<style><![CDATA[\#(sheet)]]></style><path id="r" class="b" d="M0 0h1v1z"/>"#
    #expect(try SVGSample(body).colors == [color])
  }

  @Test func sheetsForOtherMediaAreLeftOut() throws {
    let body = """
      <style media="print">path{fill:red}</style><style type="text/less">path{fill:red}</style>
      <path d="M0 0h1v1z"/>
      """
    #expect(try SVGSample(body).colors == ["000000"])
  }

  /// Selectors take time in proportion to a file's elements.
  @Test func selectorsHaveABudget() throws {
    let rules = (0..<100).map { ".a .a .a .a .a .a .a .x\($0) ~ *{fill:red}" }.joined()
    let deep = String(repeating: "<g class='a'>", count: 55)
    let body =
      "<style>\(rules)</style>" + deep + String(repeating: "<path/>", count: 8_000)
      + String(repeating: "</g>", count: 55)
    let sample = try SVGSample(body)
    #expect(sample.notes == ["1:1: not all that is declared of elements was applied"])
  }

  /// What rules declare takes memory in proportion to a file as well.
  @Test func declaredValuesHaveABudget() throws {
    let rule = "*{" + String(repeating: "fill:red;", count: 500) + "}"
    let body = "<style>\(rule)</style>" + String(repeating: "<path/>", count: 1200)
    #expect(try SVGSample(body).notes == ["1:1: not all that is declared of elements was applied"])
    let few = "<style>\(rule)</style>" + String(repeating: "<path/>", count: 900)
    #expect(try SVGSample(few).notes == [])
  }

  /// An element's own declarations are read again for each use: few of one property and few variables are kept.
  @Test func anElementsDeclarationsHaveABudget() throws {
    let many = String(repeating: "fill:red;", count: 100) + String(repeating: "fill:x;", count: 31)
    #expect(try SVGSample(#"<path d="M0 0h1v1z" style="\#(many)"/>"#).colors == ["ff0000"])
    let more = try SVGSample(#"<path d="M0 0h1v1z" style="\#(many)fill:x"/>"#)
    #expect(more.notes == ["1:63: 'x' is no value of 'fill'"])
    let variables = (0..<501).map { "--v\($0):red;" }.joined()
    let body = #"<path d="M0 0h1v1z" style="\#(variables)fill:var(--v0)"/>"#
    #expect(try SVGSample(body).colors == ["ff0000"])
    #expect(
      try SVGSample(body).notes == ["1:1: not all that is declared of elements was applied"])
  }
}
