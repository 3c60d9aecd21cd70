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
