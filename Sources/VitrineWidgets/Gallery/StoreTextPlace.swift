/// The place of headline and subtitle in the store's pictures.
package enum StoreTextPlace: String, Hashable, Sendable, CaseIterable {
  case above, below
}
