import Foundation
import Vitrine
import VitrineCharts

extension Registry {
  private static func place(_ name: String, _ summary: String) -> Parameter {
    Parameter(name, PlottedForm.type, summary)
  }
  private static let x = place("x", "the horizontal value: a number, a category or {\"date\": …}")
  private static let y = place("y", "the vertical value")
  private static let xEnds = [
    place("xStart", "the left end, with `xEnd`"), place("xEnd", "the right end"),
  ]
  private static let yEnds = [
    place("yStart", "the lower end, with `yEnd`"), place("yEnd", "the upper end"),
  ]
  private static let sides = [
    Parameter(
      "width", MarkDimensionForm.type, default: "3/4 of its band",
      "points, or a `ratio` of its band, or an `inset` from it"),
    Parameter(
      "height", MarkDimensionForm.type, default: "3/4 of its band", "as `width`, of horizontal bars"
    ),
  ]
  private static let stacks = Parameter(
    "stacking", stacking.type, default: "standard",
    "on top of those at the same place, as parts of their sum, about zero, or not")
  private static let stacking = NameTable<MarkStackingMethod>([
    ("standard", .standard), ("normalized", .normalized), ("center", .center),
    ("unstacked", .unstacked),
  ])
  private static let series = Parameter(
    "series", PlottedForm.type, "the line that it belongs to; its marks are joined")

  package static let marks: [MarkDeclaration] = [
    MarkDeclaration(
      "BarMark", "a bar from zero, or between two values",
      [x, y] + xEnds + yEnds + sides + [stacks]
    ) {
      (a) throws(DocumentError) in try bar(a)
    },
    MarkDeclaration("LineMark", "a point of a line", [x, y, series]) { (a) throws(DocumentError) in
      let ends = try MarkEnds(a, [["x", "y"]])
      let (x, y) = (try ends["x"], try ends["y"])
      guard let series = try seriesName(a) else { return AnyChartContent(LineMark(x: x, y: y)) }
      return AnyChartContent(LineMark(x: x, y: y, series: series))
    },
    MarkDeclaration(
      "AreaMark", "a point of an area from zero, or between two values",
      [x, y] + yEnds + [series, stacks]
    ) { (a) throws(DocumentError) in try area(a) },
    MarkDeclaration("PointMark", "a symbol", [x, y]) { (a) throws(DocumentError) in
      let ends = try MarkEnds(a, [["x", "y"]])
      return AnyChartContent(PointMark(x: try ends["x"], y: try ends["y"]))
    },
    MarkDeclaration(
      "RuleMark", "a line across the chart, or between two values", [x, y] + xEnds + yEnds
    ) {
      (a) throws(DocumentError) in try rule(a)
    },
    MarkDeclaration(
      "SectorMark", "a sector of a pie or a donut, clockwise from twelve o'clock",
      [
        place("angle", "its value, a share of the sum of all"),
        place("angleStart", "the value at which it begins, with `angleEnd`, in place of `angle`"),
        place("angleEnd", "the value at which it ends; the greatest of all is the whole circle"),
        Parameter(
          "innerRadius", MarkDimensionForm.type, default: "0",
          "points, or a `ratio` of the outer radius, or an `inset` from it"),
        Parameter(
          "outerRadius", MarkDimensionForm.type, default: "to the nearest edge",
          "points, or a `ratio` of that length, or an `inset` from it"),
        Parameter(
          "angularInset", .number, default: "0", "points left free at each straight edge"),
      ]
    ) { (a) throws(DocumentError) in try sector(a) },
    MarkDeclaration("RectangleMark", "a rectangle between values", [x, y] + xEnds + yEnds + sides) {
      (a) throws(DocumentError) in try rectangle(a)
    },
  ]

  private static func bar(_ a: Arguments) throws(DocumentError) -> AnyChartContent {
    let ends = try MarkEnds(a, [["x", "y"], ["x", "yStart", "yEnd"], ["xStart", "xEnd", "y"]])
    let (width, height) = (
      try MarkDimensionForm.read("width", a), try MarkDimensionForm.read("height", a)
    )
    if ends.has("yStart") {
      try ends.refuse("height", "stacking")
      return AnyChartContent(
        BarMark(
          x: try ends["x"], yStart: try ends["yStart"], yEnd: try ends["yEnd"], width: width))
    }
    if ends.has("xStart") {
      try ends.refuse("width", "stacking")
      return AnyChartContent(
        BarMark(
          xStart: try ends["xStart"], xEnd: try ends["xEnd"], y: try ends["y"], height: height))
    }
    return AnyChartContent(
      BarMark(
        x: try ends["x"], y: try ends["y"], width: width, height: height,
        stacking: try a.choice("stacking", stacking, default: .standard)))
  }

  private static func area(_ a: Arguments) throws(DocumentError) -> AnyChartContent {
    let ends = try MarkEnds(a, [["x", "y"], ["x", "yStart", "yEnd"]])
    if ends.has("yStart") {
      try ends.refuse("series", "stacking")
      return AnyChartContent(
        AreaMark(x: try ends["x"], yStart: try ends["yStart"], yEnd: try ends["yEnd"]))
    }
    let (x, y) = (try ends["x"], try ends["y"])
    let stacking = try a.choice("stacking", stacking, default: .standard)
    guard let series = try seriesName(a) else {
      return AnyChartContent(AreaMark(x: x, y: y, stacking: stacking))
    }
    return AnyChartContent(AreaMark(x: x, y: y, series: series, stacking: stacking))
  }

  private static func rule(_ a: Arguments) throws(DocumentError) -> AnyChartContent {
    let ends = try MarkEnds(
      a, [["x"], ["y"], ["x", "yStart", "yEnd"], ["xStart", "xEnd", "y"]])
    if ends.has("yStart") {
      return AnyChartContent(
        RuleMark(x: try ends["x"], yStart: try ends["yStart"], yEnd: try ends["yEnd"]))
    }
    if ends.has("xStart") {
      return AnyChartContent(
        RuleMark(xStart: try ends["xStart"], xEnd: try ends["xEnd"], y: try ends["y"]))
    }
    return ends.has("x")
      ? AnyChartContent(RuleMark(x: try ends["x"])) : AnyChartContent(RuleMark(y: try ends["y"]))
  }

  private static func rectangle(_ a: Arguments) throws(DocumentError) -> AnyChartContent {
    let ends = try MarkEnds(a, [["x", "y"], ["xStart", "xEnd", "yStart", "yEnd"]])
    guard ends.has("xStart") else {
      return AnyChartContent(
        RectangleMark(
          x: try ends["x"], y: try ends["y"], width: try MarkDimensionForm.read("width", a),
          height: try MarkDimensionForm.read("height", a)))
    }
    try ends.refuse("width", "height")
    return AnyChartContent(
      RectangleMark(
        xStart: try ends["xStart"], xEnd: try ends["xEnd"], yStart: try ends["yStart"],
        yEnd: try ends["yEnd"]))
  }

  private static func sector(_ a: Arguments) throws(DocumentError) -> AnyChartContent {
    AnyChartContent(
      SectorMark(
        angle: try angle(a), innerRadius: try MarkDimensionForm.read("innerRadius", a),
        outerRadius: try MarkDimensionForm.read("outerRadius", a),
        angularInset: try a.length("angularInset")))
  }

  /// The value of a sector, or the range between its two ends.
  private static func angle(_ a: Arguments) throws(DocumentError) -> PlottableValue<PlottedValue> {
    let given = ["angle", "angleStart", "angleEnd"].map { a.compiled[$0] }
    switch (given[0], given[1], given[2]) {
    case (let value?, nil, nil): return try PlottedForm.plottable(value, a.context)
    case (nil, let start?, let end?):
      return try PlottedForm.plotted(start, a.context)
        .plottable(to: try PlottedForm.plotted(end, a.context))
    default: throw a.error("a sector needs 'angle', or 'angleStart' and 'angleEnd'")
    }
  }

  private static func seriesName(
    _ a: Arguments
  ) throws(DocumentError) -> PlottableValue<PlottedValue>? {
    guard let value = a.compiled["series"] else { return nil }
    return try PlottedForm.plottable(value, a.context)
  }
}

/// The values of a mark: of the sets of names that it takes, exactly one is given.
private struct MarkEnds {
  private static let names = ["x", "xStart", "xEnd", "y", "yStart", "yEnd"]

  private let arguments: Arguments

  init(_ arguments: Arguments, _ sets: [[String]]) throws(DocumentError) {
    self.arguments = arguments
    let given = Set(Self.names.filter(arguments.has))
    guard !sets.contains(where: { Set($0) == given }) else { return }
    let wanted = sets.map { $0.map { "'\($0)'" }.joined(separator: " and ") }
    let found = Self.names.filter(given.contains).map { "'\($0)'" }.joined(separator: ", ")
    throw arguments.error(
      "a mark of this kind needs \(wanted.joined(separator: ", or ")); found "
        + (found.isEmpty ? "none" : found))
  }

  func has(_ name: String) -> Bool { arguments.has(name) }

  subscript(name: String) -> PlottableValue<PlottedValue> {
    get throws(DocumentError) {
      guard let value = arguments.compiled[name] else {
        throw arguments.error("missing argument '\(name)'")
      }
      return try PlottedForm.plottable(value, arguments.context)
    }
  }

  /// Throws if an argument is given that marks between two values do not have.
  func refuse(_ names: String...) throws(DocumentError) {
    for name in names where arguments.has(name) {
      throw arguments.error("'\(name)' does not go with the two ends of the mark")
    }
  }
}
