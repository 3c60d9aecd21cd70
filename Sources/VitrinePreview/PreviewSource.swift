/// Answers what the page of a live preview asks, on any thread. Every answer is JSON.
package protocol PreviewSource: Sendable {
  /// Returns what the page's controls offer.
  func choices() -> String

  /// Draws the pictures of a job; an error is an answer as well.
  func pictures(of job: [UInt8]) -> String

  /// Returns the number of the newest state of the files: at once if it is not the one that the page knows,
  /// otherwise when a file changes, or after some seconds.
  func version(after known: Int) -> Int
}
