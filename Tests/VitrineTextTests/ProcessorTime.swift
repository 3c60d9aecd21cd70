import Foundation

/// Returns the seconds that the processor spends on some work of this thread, whatever else the machine does meanwhile.
func processorSeconds(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  work()
  return now() - start
}
