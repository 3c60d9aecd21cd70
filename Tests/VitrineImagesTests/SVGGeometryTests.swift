import Testing
import VitrineGraphics

/// Where shapes stand: geometry, transforms, viewports.
@Suite struct SVGGeometryTests {
  /// Boxes in thousandths of a point.
  @Test(arguments: [
    (#"<style>circle{r:30px;cx:50px;cy:40px}</style><circle/>"#, [20, 10, 60, 60]),
    (#"<rect style="x:10px;y:5%;width:20px;height:1em"/>"#, [10, 5, 20, 16]),
    (#"<path style="d:path('M1 2h3v4z')"/>"#, [1, 2, 3, 4]),
    (#"<rect width="10" height="10" style="width:20px"/>"#, [0, 0, 20, 10]),
    (#"<ellipse cx="50" cy="50" rx="20"/>"#, [30, 30, 40, 40]),
    (#"<ellipse cx="50" cy="50" rx="auto" ry="10"/>"#, [40, 40, 20, 20]),
    (#"<g font-size="10"><rect width="2em" height="1rem"/></g>"#, [0, 0, 20, 16]),
    (#"<rect width="10vw" height="20vmin"/>"#, [0, 0, 10, 20]),
  ]) func geometryIsOfAttributesAndStyles(body: String, box: [Int]) throws {
    let sample = try SVGSample(body)
    #expect(sample.box == box.map { $0 * 1000 })
    #expect(sample.notes == [])
  }

  @Test(arguments: [
    (#"transform="rotate(90)" transform-origin="20 20""#, [20, 0, 20, 20]),
    (#"transform="scale(2)" style="transform-origin:center""#, [-50, -50, 40, 40]),
    (#"style="transform:rotate(90deg);transform-origin:20px 20px""#, [20, 0, 20, 20]),
    (
      #"style="transform:scale(2);transform-box:fill-box;transform-origin:50% 50%""#,
      [-10, -10, 40, 40]
    ),
    (#"style="transform:translate(10px, 5%)""#, [10, 5, 20, 20]),
    (#"style="translate:10px 5px""#, [10, 5, 20, 20]), (#"style="scale:2 1""#, [0, 0, 40, 20]),
    (#"style="rotate:90deg;transform-origin:0 0""#, [-20, 0, 20, 20]),
    (#"style="rotate:.25turn;translate:20px""#, [0, 0, 20, 20]),
    (#"transform="translate(1)" style="transform:none""#, [0, 0, 20, 20]),
    (#"style="transform:translateX(5px) scaleY(2)""#, [5, 0, 20, 40]),
    (#"style="transform:scale(50%)""#, [0, 0, 10, 10]),
    (#"transform="scale(2)" transform-origin="right bottom""#, [-100, -100, 40, 40]),
  ]) func transformsHaveOriginsAndUnits(attributes: String, box: [Int]) throws {
    let sample = try SVGSample(#"<rect width="20" height="20" \#(attributes)/>"#)
    #expect(sample.box == box.map { $0 * 1000 })
    #expect(sample.notes == [])
  }

  /// What a `use` shows of an `svg` or a `symbol` of 10 × 10 units.
  @Test(arguments: [
    (
      "svg", #"width="10" height="10""#, #"x="10" y="10" width="80" height="80""#, [10, 10, 80, 80]
    ),
    ("svg", #"width="20" height="20""#, "", [0, 0, 20, 20]), ("svg", "", "", [0, 0, 100, 100]),
    ("svg", #"width="20" height="20""#, #"width="40""#, [0, 0, 20, 20]),
    ("svg", #"x="5" y="6" width="20" height="20""#, #"x="1""#, [6, 6, 20, 20]),
    ("symbol", #"width="30" height="30""#, "", [0, 0, 30, 30]),
    ("symbol", #"width="30" height="30""#, #"width="50%" height="50%""#, [0, 0, 50, 50]),
    ("symbol", "", #"style="width:20px;height:20px""#, [0, 0, 20, 20]),
    ("symbol", #"transform="translate(3 4)" width="10" height="10""#, "", [3, 4, 10, 10]),
  ]) func usesGiveSizes(element: String, own: String, use: String, box: [Int]) throws {
    let body = """
      <defs><\(element) id="s" viewBox="0 0 10 10" \(own)><rect width="10" height="10"/></\(element)></defs>
      <use href="#s" \(use)/>
      """
    let sample = try SVGSample(body)
    // A height of 20 and a width of 40 leave a box of 20 in the middle.
    let expected = use == #"width="40""# ? [10, 0, 20, 20] : box
    #expect(sample.box == expected.map { $0 * 1000 })
  }

  /// Dashes are in shares of the length that an author gives.
  @Test(arguments: [
    (#"<path d="M0 0h100" pathLength="10""#, [20.0, 30]),
    (#"<line x2="50" pathLength="100""#, [1, 1.5]),
    (#"<rect width="10" height="15" pathLength="5""#, [20, 30]),
    (#"<polyline points="0 0 30 0 30 20" pathLength="50""#, [2, 3]),
    (#"<polygon points="0 0 30 0 30 40" pathLength="12""#, [20, 30]),
    (#"<path d="M0 0h100" pathLength="-1""#, [2, 3]), (#"<path d="M0 0h100""#, [2, 3]),
    (#"<path d="M0 0h100" pathLength="0""#, []),
  ]) func dashesAreMeasured(shape: String, dashes: [Double]) throws {
    let sample = try SVGSample(shape + #" fill="none" stroke="red" stroke-dasharray="2 3"/>"#)
    guard
      case .stroke(_, let style, _)? = sample.steps.first(where: {
        if case .stroke = $0 { true } else { false }
      })
    else {
      Issue.record("no line")
      return
    }
    #expect(style.dash.count == dashes.count)
    for (a, b) in zip(style.dash, dashes) { #expect((a - b).magnitude < 1e-9) }
  }

  @Test(arguments: [
    (#"<switch><path systemLanguage="de" d="M0 0h1v1z"/><path d="M0 0h2v2z"/></switch>"#, 2),
    (#"<switch><path systemLanguage="en" d="M0 0h1v1z"/><path d="M0 0h2v2z"/></switch>"#, 1),
    (#"<switch><path systemLanguage="de, en-GB" d="M0 0h1v1z"/><path d="M0 0h2v2z"/></switch>"#, 1),
    (#"<switch><path requiredExtensions="x" d="M0 0h1v1z"/><path d="M0 0h2v2z"/></switch>"#, 2),
    (#"<g systemLanguage="fr"><path d="M0 0h1v1z"/></g><path d="M0 0h2v2z"/>"#, 2),
    (#"<switch><desc/><path d="M0 0h1v1z"/></switch>"#, 1),
  ]) func switchesChoose(body: String, side: Int) throws {
    let sample = try SVGSample(body)
    #expect(sample.box == [0, 0, side * 1000, side * 1000] && sample.inks.count == 1)
  }

  @Test func nestedViewportsClip() throws {
    func clips(_ overflow: String) throws -> Int {
      try SVGSample(
        #"<svg width="10" height="10" \#(overflow)><rect width="20" height="9"/></svg>"#
      )
      .steps.count { if case .pushClip = $0 { true } else { false } }
    }
    #expect(try clips("") == 1 && clips(#"overflow="visible""#) == 0)
    #expect(try clips(#"style="overflow:auto""#) == 0 && clips(#"overflow="scroll""#) == 1)
  }
}
