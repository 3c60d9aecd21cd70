/// A fact that is missed, by how much, and why. `share` is the deviation over the tolerance: it may
/// shrink and must not grow, and a row whose fact is met has to go.
struct KnownMiss: Sendable {
  let name: String
  let share: Double
  let got: [Double]
  let wanted: [Double]
  let cause: String

  init(
    _ fact: String, _ key: String, share: Double, got: [Double], wanted: [Double], _ cause: String
  ) {
    name = fact + " " + key
    self.share = share
    self.got = got
    self.wanted = wanted
    self.cause = cause
  }
}

let knownMisses: [KnownMiss] = [
  .init(
    "dd-title-loading", "ink_px", share: 2.83,
    got: [144, 256], wanted: [144, 257],
    "a pixel at one pixel a point: side bearings of the stand-in"),
  .init(
    "dd-tuple-large", "row_ink_px", share: 2.83,
    got: [166, 235], wanted: [167, 234],
    "a pixel at one pixel a point: side bearings of the stand-in"),
  .init(
    "dd-tuple-large", "title_ink_px", share: 2.83,
    got: [27, 375], wanted: [27, 374],
    "a pixel at one pixel a point: side bearings of the stand-in"),
  .init(
    "flow-hflow_colorBoxes", "color_gradient_macos26_light.blue.top", share: 2.50,
    got: [53.75, 167.45, 255], wanted: [48.7, 167.2, 255],
    "the reference fit leaves 1–4 levels; one rule lightens all colours here"),
  .init(
    "flow-hflow_colorBoxes", "color_gradient_macos26_light.cyan.top", share: 1.34,
    got: [55.8, 215.325, 248.225], wanted: [58.5, 215.1, 249.1],
    "the reference fit leaves 1–4 levels; one rule lightens all colours here"),
  .init(
    "flow-hflow_colorBoxes", "color_gradient_macos26_light.indigo.top", share: 1.08,
    got: [134.525, 124.55, 255.15], wanted: [136.7, 124.3, 255.4],
    "the reference fit leaves 1–4 levels; one rule lightens all colours here"),
  .init(
    "flow-hflow_colorBoxes", "color_gradient_macos26_light.pink.top", share: 1.61,
    got: [255, 90.65, 124.55], wanted: [255, 88, 127.8],
    "the reference fit leaves 1–4 levels; one rule lightens all colours here"),
  .init(
    "ha-circular-ios-zero-fraction", "knob_disc_deg", share: 1.65,
    got: [144.081, 155.699], wanted: [144.25, 154.5],
    "the reference disc is 0.5 pt smaller at zero than the same knob elsewhere"),
  .init(
    "rc-redacted-ios15", "bar_px", share: 8.49,
    got: [107, 24, 192, 35], wanted: [105, 24, 195, 35],
    "the view is restated at 15 pt; at 16 pt every number of it is met, see GreetingTests"),
  .init(
    "rc-text-ios18", "ink_px", share: 5.66,
    got: [110, 189], wanted: [109, 191],
    "the view is restated at 15 pt; at 16 pt every number of it is met, see GreetingTests"),
  .init(
    "rc-text-ios26", "ink_px", share: 5.66,
    got: [110, 189], wanted: [109, 191],
    "the view is restated at 15 pt; at 16 pt every number of it is met, see GreetingTests"),
  .init(
    "vs-toggleview", "toggle_on_box_px", share: 2.83,
    got: [48, 16, 99, 47], wanted: [47, 16, 98, 47],
    "rows of the restated view take the width of the stack; the reference rows keep theirs"),
]
