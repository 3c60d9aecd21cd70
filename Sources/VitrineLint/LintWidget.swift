package import Foundation
import VitrineViews
package import VitrineWidgets

/// The facts that rules see of a widget as a whole: its declaration, its timeline, and its standard pictures.
package struct LintWidget: Sendable {
  package var kind: String
  package var displayName: String?
  package var details: String?
  /// The name of the app; nil if neither the widget nor the caller says it.
  package var appName: String?
  /// The key of the app's icon; nil if it is not known.
  package var icon: UInt64?
  package var parameterCount: Int
  /// Whether the colours of the settings sheet are given.
  package var hasColors: Bool
  /// The dates of the timeline's entries; empty without a timeline.
  package var dates: [Date]
  package var policy: TimelineReloadPolicy?
  package var pictures: [LintStandardPicture] = []
  /// One of its surfaces, which are all of one form.
  let surface: Surface
  /// The description of a Today widget before it runs; nil for those of WidgetKit.
  package var today: TodayDescription?

  /// The language of the name and the description, such as `en`.
  package var language: String

  /// - Parameter configuration: the picture in whose language the widget's words are judged.
  package init(
    _ widget: WidgetDescription, timeline: WidgetTimeline?, appName: String?,
    in configuration: RenderConfiguration = RenderConfiguration()
  ) {
    kind = widget.kind
    displayName = widget.displayName(in: configuration)
    details = widget.details(in: configuration)
    language = String(configuration.realLocaleIdentifier.prefix { $0.isLetter })
    self.appName = appName ?? widget.app.name
    icon = widget.app.icon?.bitmap.key
    parameterCount = widget.parameters.count
    hasColors = widget.colors.accent != nil && widget.colors.background != nil
    dates = timeline?.moments.map(\.date) ?? []
    policy = timeline?.policy
    surface = widget.anySurface
    today = widget.today
  }

  /// The pictures of the snapshot, the placeholder and the entries.
  private var usual: [LintStandardPicture] { pictures.filter { $0.role == .usual } }

  /// The standard pictures of the snapshot.
  var snapshots: [LintStandardPicture] { usual.filter { $0.entry == .snapshot } }

  /// The snapshots with the placeholder of the same family and scheme.
  var placeholders: [(snapshot: LintStandardPicture, placeholder: LintStandardPicture)] {
    snapshots.compactMap { shown in
      usual.first {
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

  /// The snapshots of each family of Home Screens in light and dark.
  var systemSchemes: [(light: LintStandardPicture, dark: LintStandardPicture)] {
    schemes.filter { $0.light.picture.isSystemFamily }
  }

  /// The pictures of the timeline's entries, in order.
  var entries: [LintStandardPicture] {
    usual.filter { if case .index = $0.entry { true } else { false } }
  }

  /// The snapshots in light appearance.
  var lightSnapshots: [LintStandardPicture] { snapshots.filter { $0.scheme == .light } }

  /// The light snapshots with their twins from right to left.
  var mirrored: [(usual: LintStandardPicture, turned: LintStandardPicture)] {
    twins(.rightToLeft).map { ($0, $1) }
  }

  /// The light snapshots with their twins an hour later.
  var later: [(usual: LintStandardPicture, later: LintStandardPicture)] {
    twins(.later).map { ($0, $1) }
  }

  private func twins(
    _ role: LintStandardPicture.Role
  ) -> [(LintStandardPicture, LintStandardPicture)] {
    lightSnapshots.compactMap { shown in
      pictures.first { $0.role == role && $0.family == shown.family }.map { (shown, $0) }
    }
  }
}
