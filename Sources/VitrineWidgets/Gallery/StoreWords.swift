/// The words of one of the store's pictures; an empty one is left out.
package struct StoreWords: Hashable, Sendable {
  package var headline: String
  package var subtitle: String

  package init(headline: String, subtitle: String = "") {
    (self.headline, self.subtitle) = (headline, subtitle)
  }
}
