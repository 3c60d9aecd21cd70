/// The data of a live activity at one moment.
package struct ActivityMoment: @unchecked Sendable {
  /// The data that stays the same while the activity runs.
  package let attributes: any ActivityAttributes
  /// The data that updates change: a `ContentState` of the attributes.
  package let state: any Codable & Hashable
  /// Whether the state is past its date.
  package var isStale = false

  package init<Attributes: ActivityAttributes>(
    _ attributes: Attributes, _ state: Attributes.ContentState, isStale: Bool = false
  ) {
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}
