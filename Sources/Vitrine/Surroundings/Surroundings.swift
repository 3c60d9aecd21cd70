internal import Foundation
package import Synchronization
package import VitrineGraphics

/// The answers that a widget's own code gets when it asks the system: what time it is, where, in which
/// language, which numbers are random.
///
/// One instance stands for one run of an author's code: a provider's answer, or the evaluation of the
/// views of one picture. `VitrineSurroundings` answers the system calls with it; where that module is
/// not linked, the machine answers.
package final class Surroundings: Sendable {
  /// What the code that runs now is told; nil outside an author's code. Child tasks inherit it from the
  /// task, threads and queued blocks from the code that starts them.
  @TaskLocal package static var current: Surroundings?

  package let localeIdentifier: String
  /// Identifier of the time zone; nil is UTC.
  package let timeZoneIdentifier: String?
  package let environment: [String: String]
  private let seed: UInt64
  private let state = Mutex(State())
  private let shared: Shared

  private struct State {
    var drawnNumbers: UInt64 = 0
    var children: UInt64 = 0
  }

  /// What a run of an author's code has in common with its threads.
  private final class Shared: Sendable {
    let run: UInt64
    let refusals = Mutex<Set<Refusal>>([])
    let clock: Mutex<StillClock>

    init(run: UInt64, seconds: Double) {
      self.run = run
      clock = Mutex(StillClock(seconds: seconds))
    }

    deinit { Surroundings.runEnded.withLock { $0 }?.tell(run) }
  }

  package init(_ configuration: RenderConfiguration) {
    localeIdentifier = configuration.realLocaleIdentifier
    timeZoneIdentifier = configuration.timeZoneIdentifier
    environment = configuration.environment
    seed = configuration.randomSeed
    shared = Shared(
      run: Self.runs.add(1, ordering: .relaxed).newValue,
      seconds: configuration.date.timeIntervalSince1970)
  }

  private static let runs = Atomic<UInt64>(0)

  /// Told the number of each run that has ended, with all that it started.
  package static let runEnded = Mutex<RunEnd?>(nil)

  /// A closure in a box: the bare one in a lock would be wrapped once more each time it is looked at, and
  /// take longer to call with every picture, until the stack ends.
  package struct RunEnd: Sendable {
    package let tell: @Sendable (UInt64) -> Void

    package init(_ tell: @escaping @Sendable (UInt64) -> Void) { self.tell = tell }
  }

  private init(childOf parent: Surroundings, seed: UInt64) {
    localeIdentifier = parent.localeIdentifier
    timeZoneIdentifier = parent.timeZoneIdentifier
    environment = parent.environment
    shared = parent.shared
    self.seed = seed
  }
}

extension Surroundings {
  /// For a thread, a queued block or a task that the code starts: it draws random numbers of its own, so
  /// that they do not depend on which of two threads is faster.
  package func child() -> Surroundings {
    let number = state.withLock { state in
      state.children += 1
      return state.children
    }
    return Surroundings(childOf: self, seed: StableRandom.mixed(seed, number &* 2))
  }

  /// The next random number.
  package func random() -> UInt64 {
    let number = state.withLock { state in
      state.drawnNumbers += 1
      return state.drawnNumbers
    }
    return StableRandom.mixed(seed, number &* 2 &+ 1)
  }
}

/// Random numbers that depend on their seed and place alone.
enum StableRandom {
  /// The finalizer of SplitMix64 over both (Steele, Lea, Flood: “Fast splittable pseudorandom number
  /// generators”, 2014).
  static func mixed(_ seed: UInt64, _ index: UInt64) -> UInt64 {
    var value = seed &+ index &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

extension Surroundings {
  /// Something of the machine's that an author's code asked for and did not get.
  package enum Refusal: Hashable, Sendable {
    /// A connection to this host, or an address where no name is known.
    case network(String)
    /// The code waited for its clock, which stands still, until the clock had to go on.
    case clockReleased
  }

  package func note(_ refusal: Refusal) {
    shared.refusals.withLock {
      _ = $0.count < Self.mostRefusals ? $0.insert(refusal).inserted : false
    }
  }

  /// As many different hosts as anyone reads.
  private static let mostRefusals = 8

  /// One for each thing refused, in a stable order.
  package var diagnostics: [Diagnostic] {
    shared.refusals.withLock { seen in
      seen.map(\.diagnostic).sorted { $0.message < $1.message }
    }
  }
}

extension Surroundings.Refusal {
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .network(let host):
      Diagnostic(
        severity: .warning, code: "network",
        message:
          "the widget's code asked \(host) over the network; pictures are drawn without one, so "
          + "the request failed at once", path: "")
    case .clockReleased:
      Diagnostic(
        severity: .warning, code: "clock-released",
        message:
          "the widget's code waited for its clock, which stands still at the picture's date; "
          + "after \(Int(StillClock.patience)) s it went on, and the picture may differ from run to run",
        path: "")
    }
  }
}

extension Surroundings {
  /// A number for this run of an author's code in this process, from 1 on.
  package var run: UInt64 { shared.run }

  /// Seconds since 1970 on the code's clock.
  ///
  /// - Parameter monotonic: seconds on a clock of the machine's that never goes back.
  package func seconds(atMonotonic monotonic: Double) -> Double {
    let reading = shared.clock.withLock { $0.read(at: monotonic) }
    if reading.isReleased { note(.clockReleased) }
    return reading.seconds
  }

  /// Goes on to a date that the code has waited for, in seconds since 1970.
  package func pass(to seconds: Double) { shared.clock.withLock { $0.pass(to: seconds) } }

  /// Goes on by the seconds that the code has slept.
  package func pass(by seconds: Double) {
    shared.clock.withLock { $0.pass(to: $0.seconds + seconds) }
  }
}

/// A clock that moves only by the time that code sleeps, so that a picture does not depend on how fast it is
/// drawn, until code seems to wait for it.
package struct StillClock {
  package private(set) var seconds: Double
  private var firstReading: Double?
  private var lateReadings = 0
  private var released: Double?

  package init(seconds: Double) { self.seconds = seconds }

  /// Real seconds of standing still after which a loop that waits for a date is believed to be one.
  package static let patience = 10.0
  /// Readings after that which tell such a loop from code on a slow machine.
  package static let mostLateReadings = 50

  /// Goes on to a date that the code has waited for.
  package mutating func pass(to date: Double) { seconds = max(seconds, date) }

  package mutating func read(at monotonic: Double) -> (seconds: Double, isReleased: Bool) {
    if let released { return (seconds + max(0, monotonic - released), true) }
    let first = firstReading ?? monotonic
    firstReading = first
    guard monotonic - first > Self.patience else { return (seconds, false) }
    lateReadings += 1
    if lateReadings > Self.mostLateReadings { released = monotonic }
    return (seconds, false)
  }
}
