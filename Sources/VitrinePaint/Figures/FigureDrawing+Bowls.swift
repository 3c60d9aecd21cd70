import VitrineGraphics

/// The figures with one bowl or two.
extension FigureDrawing {
  var two: (Path, Double) {
    let (width, radius) = (0.488, 0.275)
    let right = width - 0.012
    let (middle, terminal) = (width * 0.49, height - 0.215)
    // Of the height that is added, a part is the bowl's and the rest the neck's.
    let more = (height - ClockFigure.lowest) * 0.1
    let neck = top - radius - more
    let arm = 0.15 + more * 0.6
    let corner = Point(right, neck - arm)
    let base = Point(0, 0.075)
    let run = strokes.direction(from: base, reaching: corner)
    var pen = FigurePen()
    pen.move(0, terminal)
    pen.rise(middle, top)
    pen.turn(right, top - radius)
    pen.line(right, neck)
    pen.bend(around: corner, corner - run * arm)
    pen.line(corner.x - (corner.y - bar) * run.x / run.y, bar)
    pen.line(width, bar)
    pen.line(width, 0)
    pen.line(0, 0)
    pen.line(0, base.y)
    let inner = Point(right - stem, base.y + (right - stem) * run.y / run.x)
    pen.line((inner - run * (neck - inner.y)).x, (inner - run * (neck - inner.y)).y)
    pen.bend(around: inner, Point(inner.x, neck))
    pen.line(inner.x, top - radius)
    pen.rise(middle, top - bar)
    pen.turn(stem, terminal)
    return (pen.path, width)
  }

  var three: (Path, Double) {
    let bowls = Bowls(self, width: 0.52)
    let (right, upper) = (bowls.width, bowls.width - bowls.inset)
    let (middle, armEnd) = (bowls.width / 2, 0.175)
    let (upperEnd, lowerEnd) = (0.02, 0.205)
    let (under, over) = (bowls.waist - bar / 2, bowls.waist + bar / 2)
    var pen = FigurePen()
    pen.move(upperEnd, height - 0.205)
    pen.rise(middle - 0.01, top)
    bowls.rightSide(&pen)
    pen.rise(middle - 0.005, foot)
    pen.turn(0, lowerEnd)
    pen.line(stem, lowerEnd)
    pen.rise(middle - 0.005, foot + bar)
    pen.turn(right - stem, foot + bar + min(bowls.lowerRadius - bar, 0.2))
    pen.line(right - stem, under - min(0.15, (under - foot - bar) / 2))
    pen.rise(middle + 0.02, under)
    pen.line(armEnd, under)
    pen.line(armEnd, over)
    pen.line(middle + 0.01, over)
    pen.turn(upper - stem, over + min(0.15, (top - bar - over) / 2))
    pen.line(upper - stem, top - bar - min(bowls.upperRadius - bar, 0.19))
    pen.rise(middle - 0.01, top - bar)
    pen.turn(upperEnd + stem, height - 0.205)
    return (pen.path, bowls.width)
  }

  var five: (Path, Double) {
    let (width, left, lowerEnd) = (0.508, 0.04, 0.195)
    let (bowl, middle) = (height * 0.635, width / 2 - 0.01)
    let radius = min(0.3, (bowl - foot) / 2)
    var pen = FigurePen()
    pen.move(left, height)
    pen.line(width - 0.045, height)
    pen.line(width - 0.045, height - bar)
    pen.line(left + stem - 0.012, height - bar)
    pen.line(left + stem - 0.02, bowl - 0.062)
    pen.curve(
      Point(left + stem + 0.015, bowl - 0.022), Point(width * 0.4, bowl),
      Point(width * 0.535, bowl))
    pen.turn(width, bowl - radius)
    pen.line(width, foot + radius)
    pen.rise(middle, foot)
    pen.turn(0, lowerEnd)
    pen.line(stem, lowerEnd)
    pen.rise(middle, foot + bar)
    pen.turn(width - stem, foot + radius)
    pen.line(width - stem, bowl - radius)
    pen.rise(middle + 0.01, bowl - bar)
    let inner = bowl - bar
    pen.curve(
      Point(width / 2 - 0.07, inner), Point(left + stem + 0.03, inner - 0.025),
      Point(left + stem, inner - 0.075))
    pen.line(left - 0.018, inner - 0.075)
    return (pen.path, width)
  }

  var nine: (Path, Double) {
    let (width, hook, hookEnd, hookRadius) = (0.519, 0.022, 0.195, 0.3)
    let bowl = height * 0.375 - 0.005
    let radius = min(0.335, (top - bowl) / 2)
    let (middle, right) = (width * 0.48, width - stem)
    var pen = FigurePen()
    pen.move(hook, hookEnd)
    pen.rise(middle, foot)
    pen.turn(width, foot + hookRadius)
    pen.line(width, max(top - radius, foot + hookRadius))
    pen.rise(width / 2, top)
    pen.turn(0, top - radius)
    pen.line(0, bowl + radius)
    pen.rise(width * 0.46, bowl)
    pen.curve(
      Point(width * 0.46 + 0.11, bowl), Point(right - 0.035, bowl + 0.045),
      Point(right, bowl + 0.1))
    pen.line(right, foot + hookRadius)
    pen.rise(middle, foot + bar)
    pen.turn(hook + stem, hookEnd)
    pen.ring(stem...right, (bowl + bar)...(top - bar), radius: radius - bar)
    return (pen.path, width)
  }

  var six: (Path, Double) {
    let (path, width) = nine
    return (path.transformed(by: Affine(a: -1, b: 0, c: 0, d: -1, tx: width, ty: -height)), width)
  }

  var eight: (Path, Double) {
    let bowls = Bowls(self, width: 0.518)
    let (width, inset) = (bowls.width, bowls.inset)
    var pen = FigurePen()
    pen.move(width / 2, top)
    bowls.rightSide(&pen)
    pen.rise(width / 2, foot)
    bowls.leftSide(&pen)
    pen.rise(width / 2, top)
    pen.ring(
      (inset + stem)...(width - inset - stem), (bowls.waist + bar / 2)...(top - bar),
      radius: min(bowls.upperRadius - bar, 0.19), isHole: true)
    pen.ring(
      stem...(width - stem), (foot + bar)...(bowls.waist - bar / 2),
      radius: min(bowls.lowerRadius - bar, 0.2), isHole: true)
    return (pen.path, width)
  }
}

/// Two bowls, the upper one a little narrower.
private struct Bowls {
  let width: Double
  /// The distance of the upper bowl from the side, and the depth of the notch between the bowls.
  let inset = 0.022
  let notch = 0.058
  /// The height of the notch.
  let waist: Double
  let upperRadius: Double
  let lowerRadius: Double
  private let top: Double
  private let foot: Double
  /// The heights over which the bowls run towards the notch.
  private let over: Double
  private let under: Double

  init(_ drawing: FigureDrawing, width: Double) {
    self.width = width
    top = drawing.top
    foot = drawing.foot
    waist = drawing.height * 0.527
    upperRadius = min(0.3, (top - waist) * 0.52)
    lowerRadius = min(0.3, (waist - foot) * 0.52)
    over = min(top - waist - upperRadius, 0.17)
    under = min(waist - foot - lowerRadius, 0.19)
  }

  /// Draws the right side from the middle of the top to the end of the lower bowl's side.
  func rightSide(_ pen: inout FigurePen) {
    let upper = width - inset
    pen.turn(upper, top - upperRadius)
    pen.line(upper, waist + over)
    pen.curve(
      Point(upper, waist + over * 0.45), Point(width - notch, waist + 0.035),
      Point(width - notch - 0.035, waist))
    pen.curve(
      Point(width - notch + 0.02, waist - 0.035), Point(width, waist - under * 0.4),
      Point(width, waist - under))
    pen.line(width, foot + lowerRadius)
  }

  /// Draws the left side from the middle of the foot to the end of the upper bowl's side.
  func leftSide(_ pen: inout FigurePen) {
    pen.turn(0, foot + lowerRadius)
    pen.line(0, waist - under)
    pen.curve(
      Point(0, waist - under * 0.4), Point(notch - 0.02, waist - 0.035),
      Point(notch + 0.035, waist))
    pen.curve(
      Point(notch, waist + 0.035), Point(inset, waist + over * 0.45), Point(inset, waist + over))
    pen.line(inset, top - upperRadius)
  }
}
