internal import Foundation
package import Synchronization
package import VitrineGraphics
package import VitrineViews

/// The values that a widget's own code gets from the system: the current time, time zone, locale and random
/// numbers.
///
/// One instance exists per run of an author's code: one call of a provider, or the evaluation of the views of
/// one picture. `VitrineSurroundings` uses it in replacements of the system calls; if that module is not
/// linked, the machine's values apply.
package final class Surroundings: Sendable {
  /// The surroundings of the running code; nil outside an author's code. Child tasks inherit them from the
  /// task, threads and queued blocks from the code that starts them.
  @TaskLocal package static var current: Surroundings?

  package let localeIdentifier: String
  /// The identifier of the time zone; nil is UTC.
  package let timeZoneIdentifier: String?
  package let environment: [String: String]
  /// The picture's device.
  package let device: Device
  /// The major version of the device's own system.
  package let systemVersion: Int
  private let seed: UInt64
  private let state = Mutex(State())
  private let shared: Shared

  private struct State {
    var drawnNumbers: UInt64 = 0
    var children: UInt64 = 0
  }

  /// The state that a run of an author's code shares with its threads.
  private final class Shared: Sendable {
    let run: UInt64
    /// Different ones, at most `mostRefusals`.
    let refusals = Mutex<[Refusal]>([])
    let clock: Mutex<FrozenClock>
    /// The tables of the widget whose code runs.
    let strings = Mutex(StringTable())
    /// The resources of the widget whose code runs.
    let resources = Mutex<WidgetResources?>(nil)
    /// The strings with plural forms that the code was given, by their text.
    let counted = Mutex<[String: CountedString]>([:])
    /// The diagnostics of the strings that the code asked for; different ones, at most `mostNotes`.
    let notes = Mutex<[Diagnostic]>([])

    init(run: UInt64, seconds: Double) {
      self.run = run
      clock = Mutex(FrozenClock(seconds: seconds))
    }

    deinit { Surroundings.runEnded.withLock { $0 }?.tell(run) }
  }

  package init(_ configuration: RenderConfiguration) {
    localeIdentifier = configuration.realLocaleIdentifier
    timeZoneIdentifier = configuration.timeZoneIdentifier
    environment = configuration.environment
    device = configuration.device
    systemVersion = configuration.os
    seed = configuration.randomSeed
    shared = Shared(
      run: Self.runs.add(1, ordering: .relaxed).newValue,
      seconds: configuration.date.timeIntervalSince1970)
  }

  private static let runs = Atomic<UInt64>(0)

  /// Called with the number of each run once it and everything it started have ended.
  package static let runEnded = Mutex<RunEnd?>(nil)

  /// A closure in a struct. A bare closure in the lock would be wrapped once more on each access, so that
  /// calls would become slower with every picture until the stack overflows.
  package struct RunEnd: Sendable {
    package let tell: @Sendable (UInt64) -> Void

    package init(_ tell: @escaping @Sendable (UInt64) -> Void) { self.tell = tell }
  }

  private init(childOf parent: Surroundings, seed: UInt64) {
    localeIdentifier = parent.localeIdentifier
    timeZoneIdentifier = parent.timeZoneIdentifier
    environment = parent.environment
    device = parent.device
    systemVersion = parent.systemVersion
    shared = parent.shared
    self.seed = seed
  }
}

extension Surroundings {
  /// Creates surroundings for a thread, a queued block or a task that the code starts. They have their own
  /// random numbers, so that these do not depend on which of two threads is faster.
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

/// Random numbers that depend only on their seed and index.
enum StableRandom {
  /// The finalizer of SplitMix64 over both values (Steele, Lea, Flood: “Fast splittable pseudorandom number
  /// generators”, 2014).
  static func mixed(_ seed: UInt64, _ index: UInt64) -> UInt64 {
    var value = seed &+ index &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

extension Surroundings {
  /// A resource of the machine that was denied to an author's code.
  package enum Refusal: Hashable, Sendable {
    /// A connection to this host, or to an address without a known name.
    case network(String)
    /// The code polled its clock, which stands still, until the clock was released.
    case clockReleased
  }

  package func note(_ refusal: Refusal) {
    shared.refusals.withLock { seen in
      if seen.count < Self.mostRefusals, !seen.contains(refusal) { seen.append(refusal) }
    }
  }

  /// The largest number of hosts to report, as many as anyone reads.
  private static let mostRefusals = 8

  /// Adds a diagnostic of a string that the code asked for.
  package func note(_ diagnostic: Diagnostic) {
    shared.notes.withLock { seen in
      if seen.count < Self.mostNotes, !seen.contains(diagnostic) { seen.append(diagnostic) }
    }
  }

  /// The largest number of strings to name for one run; who has more to translate opens the table.
  private static let mostNotes = 100

  /// One diagnostic for each refusal and each string that is not there, in a stable order.
  package var diagnostics: [Diagnostic] {
    let refused = shared.refusals.withLock { $0.map(\.diagnostic) }
    return (refused + shared.notes.withLock { $0 }).sorted { $0.message < $1.message }
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
          + "after \(Int(FrozenClock.patience)) s it went on, and the picture may differ from run to run",
        path: "")
    }
  }
}

extension Surroundings {
  /// The number of this run of an author's code in the process, from 1.
  package var run: UInt64 { shared.run }

  /// The code's clock in seconds since 1970.
  ///
  /// - Parameter monotonic: the seconds of a monotonic clock of the machine.
  package func seconds(atMonotonic monotonic: Double) -> Double {
    let reading = shared.clock.withLock { $0.read(at: monotonic) }
    if reading.isReleased { note(.clockReleased) }
    return reading.seconds
  }

  /// Advances the clock to a date that the code has waited for, in seconds since 1970.
  package func pass(to seconds: Double) { shared.clock.withLock { $0.pass(to: seconds) } }

  /// Sets the tables in which the code looks strings up from here on.
  func use(_ strings: StringTable) { shared.strings.withLock { $0 = strings } }

  /// Sets the resources that the code's own drawings use from here on, with their tables.
  func use(_ resources: WidgetResources) {
    use(resources.strings)
    shared.resources.withLock { $0 = resources }
  }

  /// The resources of the widget whose code runs; nil until they are set.
  var resources: WidgetResources? { shared.resources.withLock { $0 } }

  /// The tables of the widget whose code runs; without strings until they are set.
  var strings: StringTable { shared.strings.withLock { $0 } }

  /// Keeps the forms of a string that the code was given, for the numbers that it fills in.
  func remember(_ text: String, _ string: CountedString) {
    shared.counted.withLock { $0[text] = string }
  }

  /// The string with plural forms that the code was given as this text; nil for any other text.
  package func counted(_ text: String) -> CountedString? { shared.counted.withLock { $0[text] } }

  /// Whether the code was given a string with plural forms.
  package var hasCounted: Bool { shared.counted.withLock { !$0.isEmpty } }

  /// Advances the clock by the seconds that the code has slept.
  package func pass(by seconds: Double) {
    shared.clock.withLock { $0.pass(to: $0.seconds + seconds) }
  }
}

/// A clock that advances only while code sleeps, so that a picture does not depend on the drawing speed. It
/// is released when code seems to poll it.
package struct FrozenClock {
  package private(set) var seconds: Double
  private var firstReading: Double?
  private var lateReadings = 0
  private var released: Double?

  package init(seconds: Double) { self.seconds = seconds }

  /// The real seconds without progress after which a polling loop is suspected.
  package static let patience = 10.0
  /// The number of later readings that distinguish such a loop from code on a slow machine.
  package static let mostLateReadings = 50

  /// Advances the clock to a date that the code has waited for.
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
