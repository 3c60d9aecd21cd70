package import Foundation
import VitrineViews
package import VitrineWidgets

/// What rules see of a widget as a whole: its declaration, its timeline, and its standard pictures.
package struct LintWidget: Sendable {
  package var kind: String
  package var displayName: String?
  package var details: String?
  /// The name of the app; nil if neither the widget nor the caller says it.
  package var appName: String?
  package var parameterCount: Int
  /// Whether the colours of the settings sheet are given.
  package var hasColors: Bool
  /// The dates of the timeline's entries; empty without a timeline.
  package var dates: [Date]
  package var policy: TimelineReloadPolicy?
  package var pictures: [LintStandardPicture] = []

  package init(_ widget: WidgetDescription, timeline: WidgetTimeline?, appName: String?) {
    kind = widget.kind
    displayName = widget.displayName
    details = widget.details
    self.appName = appName ?? widget.app.name
    parameterCount = widget.parameters.count
    hasColors = widget.colors.accent != nil && widget.colors.background != nil
    dates = timeline?.moments.map(\.date) ?? []
    policy = timeline?.policy
  }

  /// The standard pictures of the snapshot.
  var snapshots: [LintStandardPicture] { pictures.filter { $0.entry == .snapshot } }

  /// The snapshots with the placeholder of the same family and scheme.
  var placeholders: [(snapshot: LintStandardPicture, placeholder: LintStandardPicture)] {
    snapshots.compactMap { shown in
      pictures.first {
        $0.entry == .placeholder && $0.family == shown.family && $0.scheme == shown.scheme
      }.map { (shown, $0) }
    }
  }

  /// The snapshots of each family in light and dark.
  var schemes: [(light: LintStandardPicture, dark: LintStandardPicture)] {
    snapshots.filter { $0.scheme == .light }.compactMap { light in
      snapshots.first { $0.scheme == .dark && $0.family == light.family }.map { (light, $0) }
    }
  }

  /// The pictures of the timeline's entries, in order.
  var entries: [LintStandardPicture] {
    pictures.filter { if case .index = $0.entry { true } else { false } }
  }
}
