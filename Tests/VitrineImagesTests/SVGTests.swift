import Testing
import VitrineGraphics
import VitrineImages

/// SVG files as outlines and paints.
@Suite struct SVGTests {
  private func decode(_ body: String, _ root: String = #"viewBox="0 0 100 100""#) throws
    -> DecodedVector
  {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" \#(root)>\#n\#(body)</svg>"#
    return try SVGPicture.decode([UInt8](text.utf8))
  }

  private func steps(_ body: String) throws -> [VectorPicture.Step] {
    let decoded = try decode(body)
    #expect(decoded.notes == [])
    return decoded.picture.steps
  }

  private func message(_ text: String) -> String {
    do throws(MarkupError) {
      _ = try SVGPicture.decode([UInt8](text.utf8))
      return "none"
    } catch {
      return "\(error)"
    }
  }

  /// The box of each fill and line, and its colour.
  private func inks(_ body: String) throws -> [(box: Rect, ink: VectorPicture.Ink)] {
    try steps(body).compactMap { step in
      switch step {
      case .fill(let path, _, let ink), .stroke(let path, _, let ink): (path.bounds ?? .zero, ink)
      default: nil
      }
    }
  }

  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
      .allSatisfy { $0.magnitude < 1e-6 }
  }

  @Test(arguments: [
    (#"<rect x="1" y="2" width="30" height="40"/>"#, Rect(x: 1, y: 2, width: 30, height: 40)),
    (
      #"<rect x="1" y="2" width="30" height="40" rx="99" ry="4"/>"#,
      Rect(x: 1, y: 2, width: 30, height: 40)
    ),
    (#"<circle cx="50" cy="50" r="10"/>"#, Rect(x: 40, y: 40, width: 20, height: 20)),
    (
      #"<ellipse cx="50%" cy="50%" rx="10" ry="5"/>"#,
      Rect(x: 40, y: 45, width: 20, height: 10)
    ),
    (#"<polygon points="5,5 10-5,20.5.5"/>"#, Rect(x: 5, y: -5, width: 15.5, height: 10)),
    (#"<path d="M0 0h10v-5z"/>"#, Rect(x: 0, y: -5, width: 10, height: 5)),
    (
      #"<g transform="translate(10-5)scale(2)"><path d="M0 0h10v5z"/></g>"#,
      Rect(x: 10, y: -5, width: 20, height: 10)
    ),
    (
      #"<path transform="rotate(90 10 10)" d="M10 10h10v5z"/>"#,
      Rect(x: 5, y: 10, width: 5, height: 10)
    ),
  ]) func shapesHaveTheirBoxes(body: String, box: Rect) throws {
    let drawn = try inks(body)
    #expect(drawn.count == 1)
    let found = try #require(drawn.first)
    #expect(isNear(found.box, box), "\(found.box)")
    #expect(found.ink == .color(.black))
  }

  @Test func sizesComeFromLengthsOrTheBox() throws {
    let sizes: [(String, Size)] = [
      (#"viewBox="0 0 30 20""#, Size(30, 20)),
      (#"viewBox="0 0 30 20" width="60""#, Size(60, 40)),
      (#"viewBox="0 0 30 20" height="10px" width="100%""#, Size(15, 10)),
      (#"width="1in" height="72pt""#, Size(96, 96)),
    ]
    for (root, size) in sizes { #expect(try decode("", root).picture.size == size) }
    let wide = try decode(
      #"<rect width="10" height="10"/>"#, #"viewBox="0 0 10 10" width="40" height="20""#)
    guard case .fill(let path, _, _)? = wide.picture.steps.first else {
      Issue.record("no fill")
      return
    }
    #expect(path.bounds == Rect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test func linesGrowWithTheirSpace() throws {
    let style = StrokeStyle(
      width: 4, cap: .round, join: .bevel, miterLimit: 4, dash: [6, 2, 6, 2], dashPhase: 2)
    let body = """
      <line x2="10" transform="scale(2)" stroke="red" stroke-width="2" stroke-linecap="round"
        stroke-linejoin="bevel" stroke-dasharray="3 1 3,1" stroke-dashoffset="1"/>
      """
    let drawn = try steps(body)
    guard
      case .stroke(let path, let found, .color(RGBA(1, 0, 0)))? = drawn.first(where: {
        if case .stroke = $0 { true } else { false }
      })
    else {
      Issue.record("no line: \(drawn)")
      return
    }
    #expect(found == style)
    #expect(path.bounds == Rect(x: 0, y: 0, width: 20, height: 0))
    // A map that stretches takes the line's own outline with it.
    let stretched = try inks(
      #"<line x1="0" y1="5" x2="10" y2="5" fill="none" transform="scale(1 3)" stroke="red" stroke-width="2"/>"#
    )
    #expect(isNear(stretched[0].box, Rect(x: 0, y: 12, width: 10, height: 6)))
  }

  @Test func stylesHaveAnOrder() throws {
    let sheet = """
      <style>/* a */ rect { fill: red } .b, .c { fill: lime } #d { fill: blue }
      .e { fill: navy !important } <![CDATA[ rect.f { fill: teal } ]]></style>
      """
    let colors: [(String, UInt32)] = [
      (#"<rect width="1" height="1"/>"#, 0xff0000),
      (#"<rect width="1" height="1" fill="white"/>"#, 0xff0000),
      (#"<rect class="x b" width="1" height="1"/>"#, 0x00ff00),
      (#"<rect class="b" id="d" width="1" height="1"/>"#, 0x0000ff),
      (#"<rect class="b" id="d" style="fill:#abc" width="1" height="1"/>"#, 0xaabbcc),
      (#"<rect class="e" style="fill:#abc" width="1" height="1"/>"#, 0x000080),
      (#"<rect class="f b" width="1" height="1"/>"#, 0x008080),
      (#"<g color="gold"><path d="M0 0h1v1z" fill="currentColor"/></g>"#, 0xffd700),
      (#"<g fill="hsl(120, 100%, 50%)"><path d="M0 0h1v1z"/></g>"#, 0x00ff00),
      (#"<path d="M0 0h1v1z" fill="rgb(100% 50% 0 / 100%)"/>"#, 0xff8000),
    ]
    for (body, color) in colors {
      let ink = try inks(sheet + body).first?.ink
      guard case .color(let found)? = ink else {
        Issue.record("no colour: \(body)")
        continue
      }
      #expect(found.premultiplied == RGBA(hex: color).premultiplied, "\(body): \(found)")
    }
  }

  @Test func opacityIsOfPaintsOrOfGroups() throws {
    let body = ##"<path d="M0 0h1v1z" fill="#ff000080" fill-opacity="50%"/>"##
    guard case .color(let color)? = try inks(body).first?.ink else { return }
    #expect((color.alpha - 128.0 / 255 / 2).magnitude < 1e-6)
    let group = try steps(#"<g opacity=".5"><circle r="5"/><circle r="9"/></g>"#)
    // What leaves the picture is clipped.
    guard case .pushClip = group[0], case .pushLayer(_, 0.5, .normal) = group[1] else {
      Issue.record("\(group)")
      return
    }
    #expect(group.suffix(2) == [.popLayer, .popClip])
  }

  private func gradient(_ attributes: String, _ shape: String) throws -> Gradient {
    let body = """
      <linearGradient id="g" \(attributes)><stop stop-color="red"/><stop offset="1"/></linearGradient>
      \(shape)
      """
    guard case .gradient(let gradient, _)? = try inks(body).first?.ink else {
      Issue.record("no gradient")
      return Gradient(.linear(start: .zero, end: .zero), stops: [])
    }
    return gradient
  }

  @Test func gradientsSpanTheirBoxOrTheirSpace() throws {
    let shape = #"<rect x="10" y="20" width="40" height="20" fill="url('#g')"/>"#
    let across = try gradient("", shape)
    #expect(across.geometry == .linear(start: Point(10, 20), end: Point(50, 20)))
    let own = try gradient(#"gradientUnits="userSpaceOnUse" x1="5" x2="25""#, shape)
    #expect(own.geometry == .linear(start: Point(5, 0), end: Point(25, 0)))
    // Through a box of 40 × 20 the lines of equal colour of a slanted gradient keep its diagonal.
    guard
      case .linear(let start, let end) = try gradient(#"x2="1" y2="1""#, shape).geometry
    else { return }
    func place(_ p: Point) -> Double {
      let way = end - start
      return ((p.x - start.x) * way.x + (p.y - start.y) * way.y)
        / (way.x * way.x + way.y * way.y)
    }
    for (p, wanted) in [
      (Point(10, 20), 0.0), (Point(50, 40), 1), (Point(50, 20), 0.5), (Point(10, 40), 0.5),
    ] {
      #expect((place(p) - wanted).magnitude < 1e-9)
    }
  }

  @Test func gradientsRepeatAsFarAsTheirShape() throws {
    let shape = #"<rect width="40" height="10" fill="url(#g)"/>"#
    let units = #"gradientUnits="userSpaceOnUse" x1="10" x2="20""#
    let again = try gradient(units + #" spreadMethod="repeat""#, shape)
    #expect(again.geometry == .linear(start: Point(0, 0), end: Point(40, 0)))
    #expect(again.stops.map(\.location) == [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1])
    let mirrored = try gradient(units + #" spreadMethod="reflect""#, shape)
    let red = RGBA(1, 0, 0)
    #expect(
      mirrored.stops.map(\.color) == [.black, red, red, .black, .black, red, red, .black])
  }

  @Test func gradientsTakeStopsFromOthers() throws {
    let body = """
      <defs><radialGradient id="b" href="#a" r="25%" gradientUnits="userSpaceOnUse"/>
      <linearGradient id="a"><stop offset="50%" stop-color="lime" stop-opacity=".5"/><stop offset=".2"/></linearGradient></defs>
      <circle r="9" cx="50" cy="50" fill="url(#b)" fill-opacity=".5"/>
      """
    guard case .gradient(let gradient, let opacity)? = try inks(body).first?.ink else { return }
    #expect(opacity == 0.5)
    #expect(gradient.stops == [GradientStop(RGBA(0, 1, 0, 0.5), 0.5), GradientStop(.black, 0.5)])
    #expect(
      gradient.geometry
        == .radial(center: Point(50, 50), startRadius: 0, endRadius: 25, map: .identity))
  }

  @Test func usesShowWhatTheyReferTo() throws {
    let body = """
      <defs><g id="g"><rect id="r" width="4" height="4"/></g>
      <symbol id="s" viewBox="0 0 2 2"><rect width="2" height="2"/></symbol></defs>
      <use href="#g" x="10" fill="red"/><use href="#s" x="20" width="10" height="10"/>
      """
    let drawn = try inks(body)
    #expect(
      drawn.map(\.box) == [
        Rect(x: 10, y: 0, width: 4, height: 4), Rect(x: 20, y: 0, width: 10, height: 10),
      ])
    #expect(drawn.map(\.ink) == [.color(RGBA(1, 0, 0)), .color(.black)])
    let circle = try decode(##"<g id="a"><rect width="9" height="9"/><use href="#a"/></g>"##)
    #expect(circle.notes == ["2:39: <use> refers to what it is in"])
    #expect(circle.picture.steps.count == 1 || circle.picture.steps.count == 2)
  }

  @Test func clipsAreOutlinesOrMasks() throws {
    let one = try steps(
      #"<clipPath id="c"><circle cx="5" cy="5" r="5"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>"#
    )
    guard case .pushClip(let path, .nonZero) = one[0] else { return }
    #expect(path.bounds == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(one.last == .popClip)
    let two = try steps(
      #"<clipPath id="c"><circle cx="5" cy="5" r="5"/><circle cx="9" cy="9" r="5"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>"#
    )
    #expect(two.first == .pushLayer(bounds: Rect(x: 0, y: 0, width: 9, height: 9), opacity: 1))
    #expect(two.contains(.beginMask(.alpha)))
    // An empty clip shows nothing.
    let none = try steps(
      #"<clipPath id="c"/><rect width="9" height="9" clip-path="url(#c)"/>"#)
    #expect(none.first == .pushClip(Path(), .nonZero))
  }

  @Test(arguments: [
    ("<text x='1'>a</text><text/>", "2:1: <text> is not drawn (2 times)"),
    ("<rect width='5' height='5' filter='url(#f)'/>", "2:1: 'filter' is not drawn"),
    ("<rect width='5' height='5' mask='url(#f)'/>", "2:1: 'mask' refers to no <mask> in the file"),
    ("<image href='a.png'/>", "2:1: <image> is not drawn: it refers to another file"),
    ("<script>alert(1)</script>", "2:1: <script> is not drawn"),
    ("<rect width='5' height='5'><animate/></rect>", "2:28: <animate> is not drawn"),
    ("<use href='other.svg#a'/>", "2:1: <use> refers to nothing in the file"),
    ("<rect width='5' height='5' fill='nocolor'/>", "2:1: 'nocolor' is no value of 'fill'"),
    ("<rect width='5ells' height='5'/>", "2:1: '5ells' is no value of 'width'"),
    ("<path d='M0 0L5'/>", "2:1: the outline of <path> is not read to its end"),
    (
      "<rect width='5' height='5' transform='spin(3)'/>",
      "2:1: 'spin(3)' is no value of 'transform'"
    ),
    (
      "<style>a::part(b) { fill: red } </style>",
      "2:1: the selector 'a::part(b)' of a style sheet is not read"
    ),
    (
      "<style>@supports (d: e) { a { fill: red } }</style>",
      "2:1: the rule '@supports (d: e)' of a style sheet is not read"
    ),
  ]) func whatIsNotDrawnIsSaid(body: String, note: String) throws {
    #expect(try decode(body).notes == [note])
  }

  @Test func notesOfProgramsAreNotMeant() throws {
    let body = """
      <sodipodi:namedview><inkscape:grid/></sodipodi:namedview><metadata/><title>a</title>
      <switch><foreignObject requiredExtensions="x"/><g><rect width="1" height="1"/></g></switch>
      """
    #expect(try inks(body).count == 1)
  }

  @Test func damagedFilesAreErrors() {
    #expect(message("<svg/>") == "1:1: a 'viewBox', or 'width' and 'height' of <svg> were expected")
    #expect(message("<html/>") == "1:1: <svg> was expected")
    #expect(
      message("<svg viewBox='0 0 1 1'>") == "1:24: the file ends inside <svg>; </svg> was expected")
    #expect(
      message("<svg width='0' height='1'/>")
        == "1:1: 'width' of <svg> is '0'; a length above 0 was expected")
    #expect(
      message("<svg width='99999' height='1'/>")
        == "1:1: the picture is more than 16384 points on a side")
  }

  @Test func usesOfUsesEnd() {
    var body = "<g id='a0'><rect width='1' height='1'/></g>"
    for i in 1...20 {
      body += "<g id='a\(i)'>" + String(repeating: "<use href='#a\(i - 1)'/>", count: 10) + "</g>"
    }
    #expect(
      message("<svg viewBox='0 0 1 1'>\(body)</svg>").hasSuffix(
        "more than 50000 elements are drawn"))
    let deep = (0..<60).map { "<g id='b\($0)'><use href='#b\($0 + 1)'/></g>" }.joined()
    #expect(message("<svg viewBox='0 0 1 1'>\(deep)</svg>").contains("nested more than 96 deep"))
  }

  @Test func pathsHaveALimit() throws {
    let path = "<path id='p' d='M0 0" + String(repeating: "L1 1", count: 30_000) + "'/>"
    let decoded = try decode(path + String(repeating: "<use href='#p'/>", count: 40))
    let note = decoded.notes.first ?? ""
    #expect(note.contains("of <path> is not read") || note.contains("segments are not drawn"))
  }

  /// Half way from clear red to blue is half of both, as SVG mixes, not mostly blue.
  @Test func fadesMixStraightColours() throws {
    let body = """
      <linearGradient id="g"><stop stop-color="red" stop-opacity="0"/><stop offset="1" stop-color="blue"/></linearGradient>
      <rect width="40" height="40" fill="url(#g)"/>
      """
    guard case .gradient(let gradient, _)? = try inks(body).first?.ink else { return }
    let middle = gradient.stops.first { $0.location == 0.5 }
    #expect(middle?.color == RGBA(0.5, 0, 0.5, 0.5))
  }
}
