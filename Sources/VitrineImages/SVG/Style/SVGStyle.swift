import VitrineGraphics

/// The computed values of an element's properties.
struct SVGStyle {
  /// What elements inside take over.
  var inherited = Inherited()
  /// What is of the element alone.
  var own = Own()

  struct Inherited {
    /// `currentColor`.
    var color = RGBA.black
    var fill = SVGPaint.color(.rgba(.black))
    var fillOpacity = 1.0
    var fillRule = FillRule.nonZero
    var clipRule = FillRule.nonZero
    var stroke = SVGPaint.none
    var strokeOpacity = 1.0
    var strokeWidth = SVGLength.units(1)
    var cap = StrokeStyle.Cap.butt
    var join = StrokeStyle.Join.miter
    var miterLimit = 4.0
    var dashes: [SVGLength] = []
    var dashOffset = SVGLength.zero
    var isVisible = true
    var paintOrder = SVGPaintOrder()
    var markers = SVGMarkers()
    var isSmooth = true
    var scale = SVGScale()
    /// Values of variables by their names, which begin with two hyphens.
    var variables: [String: String] = [:]
  }

  struct Own {
    var isShown = true
    var opacity = 1.0
    var clipPath: SVGReference?
    var mask: SVGReference?
    var masksByAlpha = false
    var clipsOverflow = false
    var transform = SVGTransform.identity
    var translate = SVGTransform.identity
    var rotate = SVGTransform.identity
    var scale = SVGTransform.identity
    var transformOrigin: SVGTransformOrigin?
    var transformBox = SVGTransformBox.viewBox
    var blendMode = BlendMode.normal
    var isIsolated = false
    var stopColor = SVGColorValue.rgba(.black)
    var stopOpacity = 1.0
    var background = SVGColorValue.rgba(.clear)
    var geometry = Geometry()
  }

  /// The properties that tell a shape's place and size; nil is `auto`.
  struct Geometry {
    var x: SVGLength?
    var y: SVGLength?
    var width: SVGLength?
    var height: SVGLength?
    var cx: SVGLength?
    var cy: SVGLength?
    var r: SVGLength?
    var rx: SVGLength?
    var ry: SVGLength?
    /// Path data.
    var d: String?
  }

  /// The parameters of lines; `diagonal` is what percentages are of.
  func line(_ diagonal: Double) -> StrokeStyle {
    StrokeStyle(
      width: inherited.strokeWidth.resolved(of: diagonal), cap: inherited.cap, join: inherited.join,
      miterLimit: inherited.miterLimit, dash: dashes(diagonal),
      dashPhase: inherited.dashOffset.resolved(of: diagonal))
  }

  /// An even number of lengths; none for a solid line.
  private func dashes(_ diagonal: Double) -> [Double] {
    let lengths = inherited.dashes.map { $0.resolved(of: diagonal) }
    guard lengths.contains(where: { $0 > 0 }) else { return [] }
    return lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
  }
}

/// The markers at a line's first corner, at those between, and at its last.
struct SVGMarkers: Hashable {
  var start: SVGReference?
  var middle: SVGReference?
  var end: SVGReference?

  var isEmpty: Bool { self == SVGMarkers() }
}

/// The box that percentages of transforms are of, and that their origin is measured in.
enum SVGTransformBox: Hashable { case viewBox, fill, stroke }

/// What a shape is painted in turn.
struct SVGPaintOrder: Hashable {
  enum Layer: String, CaseIterable { case fill, stroke, markers }

  private(set) var layers = Layer.allCases

  init() {}

  /// `normal`, or some of the layers, which the others follow in their usual order; nil for anything else.
  init?(_ text: Substring) {
    if text == "normal" { return }
    let words = text.split(whereSeparator: \.isWhitespace)
    let named = words.compactMap { Layer(rawValue: String($0)) }
    guard !words.isEmpty, named.count == words.count, Set(named).count == named.count else {
      return nil
    }
    layers = named + Layer.allCases.filter { !named.contains($0) }
  }
}
