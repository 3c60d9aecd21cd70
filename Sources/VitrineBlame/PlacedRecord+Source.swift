extension PlacedRecord.Node {
  /// The view's place in a document, as `Weather.json:94:7`; nil for views that no document wrote, and in the record
  /// of a golden.
  public var source: String? { properties.first { $0.key == PropertyKey.source }?.value }
}
