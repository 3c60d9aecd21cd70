public import VitrineViews

/// Live activities of the program's previews.
@MainActor
enum ActivityPreviews {
  /// Returns the description of the live activity that a widget declares, with the states of a preview.
  static func widget(
    _ widget: any Widget, _ presentation: ActivityPresentation,
    _ states: @escaping ActivityDescription.States
  ) -> WidgetDescription? {
    guard var description = activity(of: widget) else { return nil }
    description = description.showing(states: states)
    description.activity?.presentations = [presentation]
    return description
  }

  /// Returns the states of the first `#Preview` of the activity of each attributes, evaluating each preview once.
  static func states() -> [ObjectIdentifier: ActivityDescription.States] {
    var found: [ObjectIdentifier: ActivityDescription.States] = [:]
    for type in PreviewRegistry.declarations {
      guard case .activity(_, let shown, _, let states) = type._content().subject() else {
        continue
      }
      let key = ObjectIdentifier(shown)
      found[key] = found[key] ?? states
    }
    return found
  }

  /// Returns the live activity of the program for these attributes; nil without one.
  static func widget(of attributes: any ActivityAttributes.Type) -> (any Widget)? {
    let types = ConformingType.all(of: "Widget", in: "VitrineWidgets")
      .sorted { ($0.name, $0.module) < ($1.name, $1.module) }
    for type in types {
      guard let widget = (type.type as? any Widget.Type)?.init() else { continue }
      if activity(of: widget)?.activity?.attributes == attributes { return widget }
    }
    return nil
  }

  private static func activity<W: Widget>(of widget: W) -> WidgetDescription? {
    W.activity(of: widget)
  }
}

extension BundleContents {
  /// The contents with states for each live activity: those of the first `#Preview` of the same attributes.
  @MainActor package var withStatesOfPreviews: BundleContents {
    guard !waiting.isEmpty else { return self }
    var contents = self
    let known = ActivityPreviews.states()
    for waiting in waiting {
      guard let attributes = waiting.activity.activity?.attributes,
        let states = known[ObjectIdentifier(attributes)]
      else { continue }
      contents.draw(waiting.activity.showing(states: states))
    }
    return contents
  }
}

/// A live activity that a view of a `PreviewProvider` stands for.
struct ActivityPreviewRequest {
  var presentation: ActivityPresentation
  var moment: ActivityMoment
}

extension ActivityPreviewViewKind {
  var presentation: ActivityPresentation {
    switch self {
    case .content: .banner
    case .dynamicIsland(.compact): .compact
    case .dynamicIsland(.expanded): .expanded
    case .dynamicIsland(.minimal): .minimal
    }
  }
}

extension ActivityAttributes {
  /// Shows a live activity on an editor's canvas: the one that the program declares for these attributes.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    Color.clear.containerValue(
      \.preview.activity,
      ActivityPreviewRequest(
        presentation: viewKind.presentation,
        moment: ActivityMoment(self, contentState, isStale: isStale)))
  }
}
