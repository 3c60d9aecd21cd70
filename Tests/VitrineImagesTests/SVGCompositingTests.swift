import Testing
import VitrineGraphics
import VitrineImages

/// Masks, patterns, markers, pictures, and how shapes lie over each other.
@Suite struct SVGCompositingTests {
  private func count(_ sample: SVGSample, _ fits: (VectorPicture.Step) -> Bool) -> Int {
    sample.steps.count(where: fits)
  }

  @Test(arguments: [
    ("", MaskMode.luminance), (#"mask-type="alpha""#, .alpha),
    (#"style="mask-type:alpha""#, .alpha),
    (#"mask-type="luminance""#, .luminance), (#"mask-type="other""#, .luminance),
  ]) func masksWeight(attributes: String, mode: MaskMode) throws {
    let body = """
      <mask id="m" \(attributes)><rect width="5" height="5" fill="white"/></mask>
      <rect width="10" height="10" mask="url(#m)"/>
      """
    let sample = try SVGSample(body)
    #expect(count(sample) { $0 == .beginMask(mode) } == 1)
    // The region is the box and a tenth more on each side.
    let region = Path(rect: Rect(x: -1, y: -1, width: 12, height: 12))
    let clips = sample.steps.compactMap { step -> Rect? in
      if case .pushClip(let path, _) = step { path.bounds } else { nil }
    }
    #expect(clips.contains(region.bounds ?? .zero))
  }

  @Test func masksOfNothingHideAndMissingOnesAreTold() throws {
    let flat = #"<mask id="m"/><path d="M0 5h10" stroke="red" mask="url(#m)"/>"#
    #expect(try SVGSample(flat).inks.isEmpty)
    let missing = try SVGSample(#"<rect width="1" height="1" mask="url(#no)"/>"#)
    #expect(missing.notes.count == 1 && missing.inks.count == 1)
    let circle = try SVGSample(
      #"<mask id="m" mask="url(#m)"><rect width="9" height="9"/></mask><rect width="9" height="9" mask="url(#m)"/>"#
    )
    #expect(circle.notes.count == 1 && circle.notes[0].hasSuffix("a <mask> refers to itself"))
  }

  /// No reference of a circle of masks counts, whichever is met first.
  @Test(arguments: [
    (["b", "a"], 1), (["b", "c", "a"], 1), (["b", "b"], 2), (["b", "c", "b"], 2), (["b", ""], 2),
  ]) func circlesOfMasksAreNone(masks: [String], count: Int) throws {
    let names = ["a", "b", "c"]
    let defs = zip(names, masks).map { name, mask in
      "<mask id='\(name)' mask='url(#\(mask))'><rect width='9' height='9' fill='white'/></mask>"
    }.joined().replacing("url(#)", with: "none")
    let sample = try SVGSample(defs + "<rect width='9' height='9' mask='url(#a)'/>")
    #expect(self.count(sample) { $0 == .beginMask(.luminance) } == count)
    #expect(sample.notes.count == (masks.contains("") ? 0 : 1))
  }

  /// The cells that tiles of 10 × 5 fill in a shape of 40 × 20.
  @Test(arguments: [
    (#"width="10" height="5" patternUnits="userSpaceOnUse""#, 0..<4, 0..<4),
    (#"width=".25" height=".25""#, 0..<4, 0..<4),
    (
      #"width="10" height="5" patternUnits="userSpaceOnUse" patternTransform="scale(2)""#, 0..<2,
      0..<2
    ),
    (#"x="5" width="10" height="5" patternUnits="userSpaceOnUse""#, -1..<4, 0..<4),
  ]) func patternsTile(attributes: String, columns: Range<Int>, rows: Range<Int>) throws {
    let body = """
      <pattern id="p" \(attributes)><rect x="1" y=".5" width="1" height=".5" fill="red"/></pattern>
      <rect width="40" height="20" fill="url(#p)"/>
      """
    let tiles = try SVGSample(body).steps.compactMap { step -> VectorTiles? in
      if case .pushTiles(let tiles) = step { tiles } else { nil }
    }
    let found = try #require(tiles.first)
    #expect(found.columns.contains(columns.lowerBound) || columns.lowerBound < 0)
    #expect(found.columns.upperBound == columns.upperBound && found.rows == rows)
  }

  @Test func patternsWithoutSizeLeaveTheFallback() throws {
    let body = #"<pattern id="p"><path/></pattern><path d="M0 0h9v9z" fill="url(#p) lime"/>"#
    #expect(try SVGSample(body).colors == ["00ff00"])
    let fine = """
      <pattern id="p" width="1e-3" height="1e-3" patternUnits="userSpaceOnUse"><path d="M0 0h1v1z"/></pattern>
      <path d="M0 0h99v99z" fill="url(#p)"/>
      """
    #expect(try SVGSample(fine).notes.first?.hasSuffix("with too many tiles is not drawn") == true)
  }

  /// Boxes of the second fill, a marker of 2 × 2 about its own middle.
  @Test(arguments: [
    ("marker-start", #"<path d="M10 10h20""#, [9, 9]),
    ("marker-end", #"<path d="M10 10h20""#, [29, 9]),
    ("marker-mid", #"<polyline points="10 10 20 10 20 30""#, [19, 9]),
    ("marker-end", #"<line x1="10" y1="10" x2="10" y2="40""#, [9, 39]),
    ("marker-start", #"<polygon points="5 5 9 5 9 9""#, [4, 4]),
    ("marker-mid", #"<path d="M0 0C0 5 5 10 10 10L20 10""#, [9, 9]),
  ]) func markersStandOnCorners(property: String, shape: String, corner: [Int]) throws {
    let body = """
      <marker id="m" refX="1" refY="1" markerWidth="2" markerHeight="2" markerUnits="userSpaceOnUse"><rect width="2" height="2" fill="red"/></marker>
      \(shape) fill="none" style="\(property):url(#m)"/>
      """
    let sample = try SVGSample(body)
    #expect(sample.box == [corner[0] * 1000, corner[1] * 1000, 2000, 2000])
    #expect(sample.colors == ["ff0000"])
  }

  /// The corners of a rounded box are the ends of its four lines and arcs (SVG 2, 10.2).
  @Test(arguments: [
    (#"<rect x="10" y="10" width="40" height="30" rx="5""#, 9),
    (#"<rect x="10" y="10" width="40" height="30""#, 5),
    (#"<path d="M10 10h20a5 5 0 0 1 5 5v20""#, 4), (#"<path d="M10 10a5 5 0 0 1 5 5""#, 2),
    (#"<path d="M10 10A5 7 30 1 0 15.5 15.25L20 20""#, 3),
    (#"<path d="M10 10h20h0a5 5 0 0 1 5 5v20""#, 5),
  ]) func arcsHaveNoCornersOfTheirOwn(shape: String, count: Int) throws {
    let body = """
      <marker id="m" markerWidth="2" markerHeight="2"><rect width="2" height="2" fill="red"/></marker>
      \(shape) fill="none" style="marker:url(#m)"/>
      """
    let cubics = try SVGSample(shape + "/>").steps.first.map { step in
      if case .fill(let path, _, _) = step { path.verbs.count { $0 == .cubic } } else { 0 }
    }
    let arcs = shape.contains("1 0 15.5") ? (cubics ?? 1) - 1 : 0
    #expect(try SVGSample(body).colors.count == count + arcs)
  }

  @Test func markersTurnWithTheLine() throws {
    let body = """
      <marker id="m" orient="auto-start-reverse" markerWidth="4" markerHeight="4" markerUnits="userSpaceOnUse" overflow="visible"><rect width="3" height="1"/></marker>
      <path d="M10 10v20" marker="url(#m)" style="marker-start:url(#m);marker-end:url(#m)"/>
      """
    let boxes = try SVGSample(body).inks.map(\.box)
    #expect(boxes.count == 3)
    // The reversed one points up from the start, the other down from the end.
    #expect((boxes[1].minY - 7).magnitude < 1e-9 && (boxes[2].maxY - 33).magnitude < 1e-9)
  }

  @Test(arguments: [
    (#"paint-order="stroke""#, ["0000ff", "ff0000"]), ("", ["ff0000", "0000ff"]),
    (#"paint-order="markers stroke""#, ["0000ff", "ff0000"]),
    (#"style="paint-order:fill markers""#, ["ff0000", "0000ff"]),
    (#"paint-order="stroke stroke""#, ["ff0000", "0000ff"]),
  ]) func layersHaveAnOrder(attributes: String, colors: [String]) throws {
    let body = #"<path d="M0 0h9v9z" fill="red" stroke="blue" \#(attributes)/>"#
    #expect(try SVGSample(body).colors == colors)
  }

  @Test(arguments: [
    (##"<use href="#p" fill="red" stroke="lime"/>"##, ["ff0000", "00ff00"]),
    (##"<use href="#p" fill="none" stroke="lime"/>"##, ["00ff00"]),
    (##"<g fill="teal"><use href="#p"/></g>"##, ["008080"]),
    (##"<use href="#p" fill="currentColor" color="gold"/>"##, ["ffd700"]),
    (##"<use href="#q" fill="red"/>"##, ["ff0000"]),
  ]) func contextsPassPaintsOn(body: String, colors: [String]) throws {
    let defs = """
      <defs><path id="p" d="M0 0h9v9z" fill="context-fill" stroke="context-stroke"/>
      <use id="q" href="#p" fill="context-fill"/></defs>
      """
    #expect(try SVGSample(defs + body).colors == colors)
  }

  /// What blends does so with this picture alone.
  @Test(arguments: [
    ("multiply", BlendMode.multiply), ("screen", .screen), ("color-dodge", .colorDodge),
    ("hue", .hue), ("plus-lighter", .plusLighter),
  ]) func shapesBlendInsideThePicture(name: String, mode: BlendMode) throws {
    let body = #"<path d="M0 0h9v9z"/><path d="M0 0h9v9z" style="mix-blend-mode:\#(name)"/>"#
    let layers = try SVGSample(body).steps.compactMap { step -> BlendMode? in
      if case .pushLayer(_, _, let mode) = step { mode } else { nil }
    }
    #expect(layers == [.normal, mode])
    // It is no attribute.
    let attribute = #"<path d="M0 0h9v9z" mix-blend-mode="\#(name)"/>"#
    #expect(try SVGSample(attribute).steps.count == 1)
  }
}
