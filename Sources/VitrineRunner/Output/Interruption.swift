import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Handles signals that end the program: Control-C, `kill`, a closed terminal, or a closed pipe. While
/// files are being written, they are deferred until each file is complete, so that no partial file remains.
package enum Interruption {
  /// Thrown in place of a result; the program then ends as the signal would have ended it.
  package struct Asked: Error {
    package var signal: Int32
  }

  /// The signal that requested the end; 0 for none. Signal handlers may access nothing else.
  private static let asked = Atomic<Int32>(0)
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Whether signals are deferred because files are being written.
  private static let isPutOff = Atomic(false)
  /// Whether a closed pipe ends the program, as it does unless the parent process ignores SIGPIPE.
  private static let endsWithReader = Atomic(false)
  /// The time in seconds after a signal when an unfinished picture is abandoned.
  package static let patience: UInt32 = 2
  /// The patience of the work that is done; a signal handler reads it.
  private static let secondsLeft = Atomic<UInt32>(patience)

  package static var isAsked: Bool { asked.load(ordering: .relaxed) != 0 }

  /// Runs work that checks `isAsked` and ends early when it is true.
  ///
  /// - Parameter patience: the seconds that the work may take to end.
  package static func putOff(
    patience: UInt32 = Interruption.patience, _ work: () throws -> Void
  ) throws {
    secondsLeft.store(patience, ordering: .relaxed)
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

  /// Turns a closed pipe into an error of the write call rather than an immediate signal.
  package static func catchClosedPipes() {
    guard !isIgnored(SIGPIPE) else { return }
    _ = signal(SIGPIPE, SIG_IGN)
    endsWithReader.store(true, ordering: .relaxed)
  }

  /// Handles output that has lost its reader, as behind `| head`.
  package static func readerLeft() {
    guard endsWithReader.load(ordering: .relaxed) else { return }
    if !isPutOff.load(ordering: .relaxed) { end(by: SIGPIPE) }
    asked.store(SIGPIPE, ordering: .relaxed)
  }

  /// Records the signal; a second one is not deferred.
  private static func take(_ number: Int32) {
    asked.store(number, ordering: .relaxed)
    _ = signal(number, SIG_DFL)
    _ = alarm(secondsLeft.load(ordering: .relaxed))
  }

  private static func leave() { end(by: asked.load(ordering: .relaxed)) }

  /// Ends the program by a signal, so that the waiting process sees that signal.
  package static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    _ = raise(number)
  }

  /// Whether a signal is ignored, as shells set for background processes.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
