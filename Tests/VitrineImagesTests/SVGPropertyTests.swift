import Testing
import VitrineImages

/// The tables of properties and elements: nothing that is known changes a picture in silence.
@Suite struct SVGPropertyTests {
  /// A value of each property that is drawn, other than the initial one.
  private static let values: [String: String] = [
    "fill": "red", "fill-opacity": ".5", "fill-rule": "evenodd", "clip-rule": "evenodd",
    "stroke": "red", "stroke-opacity": ".5", "paint-order": "stroke", "color": "red",
    "stop-color": "red", "stop-opacity": ".5", "background-color": "red", "background": "red",
    "stroke-width": "2", "stroke-linecap": "round", "stroke-linejoin": "round",
    "stroke-miterlimit": "2", "stroke-dasharray": "1 2", "stroke-dashoffset": "1",
    "marker": "none", "marker-start": "none", "marker-mid": "none", "marker-end": "none",
    "font-size": "20px", "visibility": "hidden", "image-rendering": "pixelated",
    "display": "none", "opacity": ".5", "clip-path": "none", "mask": "none", "mask-type": "alpha",
    "overflow": "hidden", "mix-blend-mode": "multiply", "isolation": "isolate",
    "transform": "scale(2)", "translate": "1px", "rotate": "1deg", "scale": "2",
    "transform-origin": "1px 2px", "transform-box": "fill-box", "x": "1", "y": "1", "cx": "1",
    "cy": "1", "width": "1", "height": "1", "r": "1", "rx": "1", "ry": "1", "d": "path('M0 0h1')",
  ]

  @Test func everyPropertyIsReadOrTold() throws {
    for (name, outcome) in SVGVocabulary.properties.sorted(by: { $0.key < $1.key }) {
      let body = #"<path d="M0 0h1v1z" style="\#(name):qwertz"/>"#
      let notes = try SVGSample(body).notes
      switch outcome {
      case .drawn:
        let value = try #require(Self.values[name], "\(name) has no value in this test")
        let read = try SVGSample(#"<path d="M0 0h1v1z" style="\#(name):\#(value)"/>"#)
        #expect(read.notes == [], "\(name)")
        // Any word shows an element, and path data are drawn up to their error.
        if name != "display" { #expect(notes.count == 1, "\(name): \(notes)") }
      case .told(let harmless):
        #expect(notes == ["1:63: '\(name)' is not drawn"])
        for value in harmless {
          let body = #"<path d="M0 0h1v1z" style="\#(name):\#(value)"/>"#
          #expect(try SVGSample(body).notes == [], "\(name): \(value)")
        }
      case .silent: #expect(notes == [], "\(name)")
      }
    }
    #expect(SVGVocabulary.properties.count > 200)
  }

  @Test func everyElementIsDrawnOrTold() throws {
    for (name, kind) in SVGVocabulary.elements where name != "svg" && name != "style" {
      let notes = try SVGSample("<\(name)/>").notes
      switch kind {
      case .told: #expect(notes == ["1:63: <\(name)> is not drawn"])
      case .silent: #expect(notes == [], "\(name)")
      case .drawn:
        let expected = name == "use" ? ["1:63: <use> refers to nothing in the file"] : []
        #expect(notes == expected, "\(name)")
      }
    }
  }

  @Test func whatIsNotKnownIsLeftOutAsCSSSays() throws {
    #expect(try SVGSample(#"<path d="M0 0h1v1z" style="qwertz:1;-x-y:2"/>"#).notes == [])
    #expect(try SVGSample("<qwertz/>").notes == ["1:63: <qwertz> is not drawn"])
  }
}
