/// The line on a terminal that counts finished pictures.
package final class ProgressLine {
  var total: Int
  private let isShown: Bool
  private var done = 0
  private var lastShown: UInt64 = 0

  /// The nanoseconds between two updates: short enough for smooth progress.
  private static let interval: UInt64 = 50_000_000

  package init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown
  }

  package func advance() {
    done += 1
    guard isShown else { return }
    let now = Clock.now()
    guard now &- lastShown >= Self.interval || done == total else { return }
    lastShown = now
    Output.progress("\(done) of \(total)")
  }

  /// Clears the line.
  package func end() {
    if isShown { Output.progress(nil) }
  }
}
