/// The limits of requests from the pages of a preview.
package enum PreviewLimits {
  /// The most pictures side by side.
  package static let pictures = 48
  /// The most jobs that wait: a page has one at a time.
  package static let jobs = 32
  /// The most documents that stay in memory.
  static let keptDocuments = 16
}
