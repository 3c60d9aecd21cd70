import Foundation
import VitrineWidgets

extension LintRule {
  static let notMinutely = LintRule(
    "w-not-minutely", .widgetkit, .warning, "Entries are at least five minutes apart.",
    advice: "Let Text(_:style:) count, which needs no entries.",
    source: "WidgetKit, keeping a widget up to date",
    check: .widget { widget, limits in
      guard widget.dates.count > 1 else { return .notApplicable }
      let steps = zip(widget.dates, widget.dates.dropFirst()).map { $1.timeIntervalSince($0) }
      guard let least = steps.min(), least < limits.entryInterval else { return .pass }
      return .violated([
        LintViolation(
          "two entries are \(number(least)) s apart, less than \(number(limits.entryInterval)) s",
          measured: "\(number(least)) s", limit: "\(number(limits.entryInterval)) s",
          excess: limits.entryInterval - least)
      ])
    })
}
