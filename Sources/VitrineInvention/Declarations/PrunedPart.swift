/// A part of a source that does not compile without what is missing.
package struct PrunedPart: Hashable, Sendable, Codable {
  /// The declaration that it is in, such as `ForecastView.body`.
  package var name: String
  package var place: SourcePlace
  /// The compiler's words.
  package var reason: String

  package init(name: String, place: SourcePlace, reason: String) {
    (self.name, self.place, self.reason) = (name, place, reason)
  }
}
