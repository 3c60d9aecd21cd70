import Glibc
import Synchronization

/// Ends from outside: by Control-C or `kill`, with the terminal, or with the reader of a pipe. While files are being written they are put off until each
/// is whole, so that nothing half-made stays behind.
enum Interruption {
  /// Thrown in place of a result; the program then ends as the signal would have ended it.
  struct Asked: Error {
    var signal: Int32
  }

  /// The signal that asked for the end; 0 for none. Handlers may touch nothing but this.
  private static let asked = Atomic<Int32>(0)
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Whether files are being written.
  private static let isPutOff = Atomic(false)
  /// Whether a pipe without a reader ends the program, as it does unless its parent ignores that.
  private static let endsWithReader = Atomic(false)
  /// Seconds after which a picture that takes so long is no longer waited for.
  private static let patience: UInt32 = 2

  static var isAsked: Bool { asked.load(ordering: .relaxed) != 0 }

  /// Runs work that looks at `isAsked` and comes to an early end when it is.
  static func putOff(_ work: () throws -> Void) throws {
    let watched = signals.filter { !isIgnored($0) }
    for number in watched { _ = signal(number, { Interruption.take($0) }) }
    _ = signal(SIGALRM, { _ in Interruption.leave() })
    isPutOff.store(true, ordering: .relaxed)
    defer {
      isPutOff.store(false, ordering: .relaxed)
      _ = alarm(0)
      for number in watched { _ = signal(number, SIG_DFL) }
    }
    try work()
    if isAsked { throw Asked(signal: asked.load(ordering: .relaxed)) }
  }

  /// Makes a pipe without a reader an error of the write that meets it rather than a signal at once.
  static func catchClosedPipes() {
    guard !isIgnored(SIGPIPE) else { return }
    _ = signal(SIGPIPE, SIG_IGN)
    endsWithReader.store(true, ordering: .relaxed)
  }

  /// Nobody reads what the program says any more, as behind `| head`.
  static func readerLeft() {
    guard endsWithReader.load(ordering: .relaxed) else { return }
    if !isPutOff.load(ordering: .relaxed) { end(by: SIGPIPE) }
    asked.store(SIGPIPE, ordering: .relaxed)
  }

  /// A second signal is not put off.
  private static func take(_ number: Int32) {
    asked.store(number, ordering: .relaxed)
    _ = signal(number, SIG_DFL)
    _ = alarm(patience)
  }

  private static func leave() { end(by: asked.load(ordering: .relaxed)) }

  /// Ends the program by a signal, as whoever waits for it expects to see.
  static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }

  /// As shells start what runs in the background.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    let handler = unsafe action.__sigaction_handler.sa_handler
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
