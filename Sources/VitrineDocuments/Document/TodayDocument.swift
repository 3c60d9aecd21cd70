import Vitrine

/// The part of a document that makes it a Today widget of iOS 9 to 13.
struct TodayDocument: Sendable {
  var description: TodayDescription
  /// The preferred height in points when expanded, and under iOS 9; nil to use the content's height.
  var preferredHeight: CompiledValue?
  /// The margins around the content under iOS 9, in place of the system's proposal.
  var marginInsets: CompiledValue?
  var update: NCUpdateResult
  /// The app's icon; if empty, an icon is drawn from the title.
  var icon: [DocumentNode]
  /// The view of each display mode; `DocumentBody.otherwise` is used for the rest.
  var modes: [(mode: NCWidgetDisplayMode, nodes: [DocumentNode])]

  func nodes(_ mode: NCWidgetDisplayMode?, otherwise: [DocumentNode]) -> [DocumentNode] {
    modes.first { $0.mode == mode }?.nodes ?? otherwise
  }
}

extension TodayDocument {
  static let parameters: [Parameter] = [
    Parameter("title", .string, default: "displayName", "the widget's name in its header"),
    Parameter(
      "appName", .string, default: "app.name",
      "the app's name, in front of a title that does not start with it"),
    Parameter(
      "icon", .view, default: "app.icon",
      "the app's icon: a square view of \(Int(TodayDescription.iconSide)) points"),
    Parameter(
      "largestDisplayMode", .choice(modeNames), default: "compact",
      "expanded offers Show More (from iOS 10 on)"),
    Parameter(
      "preferredHeight", .number, default: "that of the content",
      "points when expanded, and under iOS 9; compact heights are the system's"),
    Parameter("marginInsets", .insets, "iOS 9: space around the content"),
    Parameter(
      "update", .choice(updateNames), default: "newData", "how widgetPerformUpdate ends"),
    Parameter("quickActions", .list(.object(quickAction)), "rows of the quick-action list"),
  ]

  private static let quickAction: [Parameter] = [
    Parameter("title", .string, required: true, "what the action does"),
    Parameter("subtitle", .string, "a second line"),
    Parameter("symbol", .string, suggests: .symbols, "the name of its symbol"),
  ]

  static let modeNames = NCWidgetDisplayMode.allCases.map(\.caseName)
  static let updateNames = NCUpdateResult.allCases.map(\.caseName)

  static func mode(_ name: String) -> NCWidgetDisplayMode? {
    NCWidgetDisplayMode.allCases.first { $0.caseName == name }
  }

  static func update(_ name: String) -> NCUpdateResult? {
    NCUpdateResult.allCases.first { $0.caseName == name }
  }
}
