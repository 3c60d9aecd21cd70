/// The paints of the element whose marker or `use` is drawn.
struct SVGContext {
  var fill: SVGInkSource?
  var stroke: SVGInkSource?
}
