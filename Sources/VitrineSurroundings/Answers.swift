import CSurroundings
import Vitrine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// `CSurroundings` uses the answers only for code that runs under `Surroundings.current`.

@_cdecl("vitrine_answer_runs")
func answerRuns() -> Bool { Surroundings.current != nil }

@_cdecl("vitrine_answer_now")
func answerNow(_ seconds: UnsafeMutablePointer<Int64>, _ nanoseconds: UnsafeMutablePointer<Int64>) {
  var monotonic = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &monotonic)
  let now =
    Surroundings.current?.seconds(
      atMonotonic: Double(monotonic.tv_sec) + Double(monotonic.tv_nsec) * 1e-9) ?? 0
  let whole = now.rounded(.down)
  unsafe seconds.pointee = Int64(exactly: whole) ?? 0
  unsafe nanoseconds.pointee = Int64(exactly: ((now - whole) * 1e9).rounded(.down)) ?? 0
}

@_cdecl("vitrine_answer_pass_to")
func answerPass(to seconds: Double) { Surroundings.current?.pass(to: seconds) }

@_cdecl("vitrine_answer_pass_by")
func answerPass(by seconds: Double) { Surroundings.current?.pass(by: seconds) }

@_cdecl("vitrine_answer_random")
func answerRandom() -> UInt64 { Surroundings.current?.random() ?? 0 }

@_cdecl("vitrine_answer_run")
func answerRun() -> UInt64 {
  _ = forgetsPreferences
  return Surroundings.current?.run ?? 0
}

/// The preferences that a run has set are removed when it ends.
private let forgetsPreferences: Void = Surroundings.runEnded.withLock {
  $0 = Surroundings.RunEnd { vitrine_forget_preferences($0) }
}

@_cdecl("vitrine_answer_refuse_host")
func answerRefuseHost(_ host: UnsafePointer<CChar>) {
  unsafe Surroundings.current?.note(.network(String(cString: host)))
}
