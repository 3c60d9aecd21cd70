import Vitrine
import VitrineGraphics

/// Says how far a batch is: on a terminal in one line, elsewhere in a line every ten seconds.
struct BatchProgress {
  private let total: Int
  private let isShown: Bool
  private let started = Clock.now()
  private var done = 0
  private var lastShown: UInt64

  private static let isTerminal = Output.errorsGoToTerminal
  /// The nanoseconds between two updates.
  private static let interval: UInt64 = isTerminal ? 100_000_000 : 10_000_000_000

  /// - Parameter total: the number of rows.
  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown
    lastShown = started
  }

  mutating func advance() {
    done += 1
    guard isShown else { return }
    let now = Clock.now()
    guard now &- lastShown >= Self.interval else { return }
    lastShown = now
    let seconds = Double(now &- started) / 1e9
    let rate = Double(done) / seconds
    let left = Double(total - done) / max(rate, .leastNormalMagnitude)
    let text = "\(done) of \(total), \(Self.rounded(rate)) a second, \(Self.time(left)) left"
    if Self.isTerminal { Output.progress(text + "\u{1B}[K") } else { Output.message(text) }
  }

  /// Clears the line.
  func end() {
    if isShown, Self.isTerminal { Output.progress(nil) }
  }

  /// The seconds since the first row.
  var seconds: Double { Double(Clock.now() &- started) / 1e9 }

  static func rounded(_ rate: Double) -> String {
    guard rate.isFinite, rate < 1e6 else { return "many" }
    return DumpNumber.text(rate, places: rate < 10 ? 1 : 0)
  }

  private static func time(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds < 360_000 else { return "days" }
    let whole = Int(seconds.rounded(.up))
    if whole < 100 { return "\(whole) s" }
    if whole < 6000 { return "\((whole + 30) / 60) min" }
    return "\((whole + 1800) / 3600) h"
  }
}
