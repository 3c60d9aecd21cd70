/// A date in a document, in seconds since 1970-01-01T00:00:00Z.
package struct Moment: Hashable, Sendable {
  package var secondsSince1970: Double
  package init(secondsSince1970: Double) { self.secondsSince1970 = secondsSince1970 }
}
