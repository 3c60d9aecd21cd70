import VitrineViews

extension EntryViews {
  /// - Parameter content: the views of a configuration.
  init<Entry: TimelineEntry, Content: View>(_ content: @escaping (Entry) -> Content) {
    self.init(type: Entry.self) { entry in
      (entry as? Entry).map { ProviderAnswers.show($0, content) }
    }
  }
}
