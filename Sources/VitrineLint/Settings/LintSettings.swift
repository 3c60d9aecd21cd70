/// The content of a configuration file: severities of findings, and limits.
package struct LintSettings: Hashable, Sendable {
  /// Limits for widgets whose kind matches a pattern.
  package struct Limits: Hashable, Sendable {
    package var widget: String
    package var name: String
    package var value: Double

    package init(widget: String, name: String, value: Double) {
      (self.widget, self.name, self.value) = (widget, name, value)
    }
  }

  /// Later ones win.
  package var overrides: [LintOverride] = []
  package var limits: [Limits] = []

  package init() {}

  /// Returns the limits for a widget.
  package func thresholds(of kind: String) -> LintThresholds {
    var thresholds = LintThresholds.standard
    for limit in limits where LintPattern.matches(limit.widget, kind) {
      _ = thresholds.set(limit.name, to: limit.value)
    }
    return thresholds
  }
}

extension LintThresholds {
  /// The names that configuration files use, which are those of the properties.
  package static let names = table.map(\.name)

  /// Sets a limit by its name; returns false if there is none of this name.
  package mutating func set(_ name: String, to value: Double) -> Bool {
    guard let entry = Self.table.first(where: { $0.name == name }) else { return false }
    entry.set(&self, value)
    return true
  }

  private struct Entry: Sendable {
    var name: String
    var set: @Sendable (inout LintThresholds, Double) -> Void
  }

  private static let table = [
    Entry(name: "contrast") { $0.contrast = $1 },
    Entry(name: "largeTextContrast") { $0.largeTextContrast = $1 },
    Entry(name: "largeText") { $0.largeText = $1 },
    Entry(name: "largeBoldText") { $0.largeBoldText = $1 },
    Entry(name: "tapTarget") { $0.tapTarget = $1 },
    Entry(name: "mediumTargets") { $0.mediumTargets = Int($1) },
    Entry(name: "largeTargets") { $0.largeTargets = Int($1) },
    Entry(name: "margin") { $0.margin = $1 },
    Entry(name: "groupedMargin") { $0.groupedMargin = $1 },
    Entry(name: "cornerSlack") { $0.cornerSlack = $1 },
    Entry(name: "customFont") { $0.customFont = $1 },
    Entry(name: "descriptionLength") { $0.descriptionLength = Int($1) },
    Entry(name: "parameters") { $0.parameters = Int($1) },
    Entry(name: "entryInterval") { $0.entryInterval = $1 },
    Entry(name: "imagePixels") { $0.imagePixels = $1 },
    Entry(name: "imageSharpness") { $0.imageSharpness = $1 },
    Entry(name: "placeholderShift") { $0.placeholderShift = $1 },
    Entry(name: "doubledMargin") { $0.doubledMargin = $1 },
    Entry(name: "mirrorSlack") { $0.mirrorSlack = $1 },
    Entry(name: "fullColorShare") { $0.fullColorShare = $1 },
    Entry(name: "vibrantOpacity") { $0.vibrantOpacity = $1 },
    Entry(name: "screenContrast") { $0.screenContrast = $1 },
    Entry(name: "screenOpacity") { $0.screenOpacity = $1 },
    Entry(name: "cameraSlack") { $0.cameraSlack = $1 },
    Entry(name: "cutCorner") { $0.cutCorner = $1 },
    Entry(name: "leastFilled") { $0.leastFilled = $1 },
    Entry(name: "mostFilled") { $0.mostFilled = $1 },
    Entry(name: "hues") { $0.hues = Int($1) },
    Entry(name: "missingShare") { $0.missingShare = $1 },
    Entry(name: "archiveBytes") { $0.archiveBytes = $1 },
    Entry(name: "activityImageBytes") { $0.activityImageBytes = $1 },
    Entry(name: "todayMargin") { $0.todayMargin = $1 },
    Entry(name: "gridGap") { $0.gridGap = $1 },
    Entry(name: "gridItems") { $0.gridItems = Int($1) },
    Entry(name: "todayWords") { $0.todayWords = Int($1) },
    Entry(name: "nameLength") { $0.nameLength = Int($1) },
    Entry(name: "dominance") { $0.dominance = $1 },
    Entry(name: "logoShare") { $0.logoShare = $1 },
    Entry(name: "iconShare") { $0.iconShare = $1 },
    Entry(name: "headerSlack") { $0.headerSlack = $1 },
    Entry(name: "darkText") { $0.darkText = $1 },
    Entry(name: "lightText") { $0.lightText = $1 },
  ]
}
