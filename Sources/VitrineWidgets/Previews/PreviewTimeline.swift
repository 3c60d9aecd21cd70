import VitrineGraphics

/// The entries of a preview.
struct PreviewTimeline {
  var entries: [any TimelineEntry]
  var policy: TimelineReloadPolicy
  /// The diagnostics of each picture.
  var diagnostics: [Diagnostic] = []
}

extension PreviewTimeline {
  /// Creates the entries of a preview that lists them; none if no answer came.
  init(_ answer: ProviderCalls.Answer<[any TimelineEntry]>) {
    switch answer {
    case .success(let entries): self.init(entries: entries, policy: .never)
    case .failure(let silence):
      self.init(
        entries: [], policy: .never, diagnostics: [silence.diagnostic(drawing: "an empty view")])
    }
  }

  /// Creates the entries of a provider's timeline; its placeholder alone if no answer came.
  init<Entry: TimelineEntry>(
    _ answer: ProviderCalls.Answer<Timeline<Entry>>, placeholder: () -> Entry
  ) {
    switch answer {
    case .success(let timeline): self.init(entries: timeline.entries, policy: timeline.policy)
    case .failure(let silence):
      self.init(
        entries: [placeholder()], policy: .never,
        diagnostics: [silence.diagnostic(drawing: "the placeholder")])
    }
  }
}
