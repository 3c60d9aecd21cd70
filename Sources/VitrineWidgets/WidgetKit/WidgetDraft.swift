import VitrineViews

/// A widget description under construction by modifiers.
public struct WidgetDraft {
  var kind: String?
  var source: WidgetEntrySource?
  var timeline: WidgetTimelineSource?
  /// The widget's views for entries of its provider.
  var shows: EntryViews?
  var displayName: DeclaredWords?
  var details: DeclaredWords?
  var families = WidgetDescription.defaultFamilies
  var contentMargins = ContentMargins.system
  var isBackgroundRemovable = true
  var parameters: [WidgetParameter] = []
  /// The names of all settings, also of those without a row.
  var parameterNames: [String] = []
  /// The live activity that the configuration declares.
  var activity: ActivityDescription?
  /// The control that the configuration declares.
  var control: ControlDescription?

  /// The finished description; nil for configurations without content.
  var description: WidgetDescription? {
    guard let kind, let source else { return nil }
    var description = WidgetDescription(
      kind: kind, displayName: displayName?.plain, details: details?.plain,
      families: control == nil ? families : [],
      source: source)
    description.declaredName = displayName
    description.declaredDetails = details
    description.timelineSource = timeline
    description.shows = shows
    description.contentMargins = contentMargins
    description.isBackgroundRemovable = isBackgroundRemovable
    description.parameters = parameters
    description.parameterNames = parameterNames
    description.control = control
    return description
  }
}

extension WidgetDraft {
  /// Has the name and the description made again for each picture.
  ///
  /// - Parameter again: evaluates the declaration; called under the surroundings of a picture, on the thread that
  ///   resolves its views.
  mutating func declareAgain(_ again: @escaping @Sendable () -> WidgetDraft) {
    displayName?.again = { again().displayName }
    details?.again = { again().details }
  }
}
