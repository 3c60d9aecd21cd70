import Foundation
package import VitrineViews

/// Reads `--jobs`.
package enum JobCount {
  /// The largest number of threads per core: more are not faster, and each needs memory of its own.
  private static let mostForCore = 4
  /// The smallest cap, so that the thread count requested by a test is the same on every machine.
  private static let leastCap = 16

  /// Refuses a number below 1, which a run does before it reads any input.
  package static func check(_ jobs: Int?) throws(UsageError) {
    if let jobs, jobs < 1 { throw UsageError("--jobs is at least 1, not \(jobs)") }
  }

  /// Returns the number of threads: as many as requested, up to a cap that is reported; all cores by default.
  ///
  /// - Parameter pictures: how many there are to draw, if known; the machine is not asked for its cores to draw one.
  package static func threads(
    _ jobs: Int?, pictures: Int? = nil, isQuiet: Bool = true
  ) throws -> Int {
    if jobs == nil, let pictures, pictures <= 1 { return 1 }
    try check(jobs)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    guard let jobs else { return cores }
    let cap = max(leastCap, cores * mostForCore)
    if jobs > cap, !isQuiet {
      Output.message(
        "note: --jobs \(jobs) is more than this machine can use; \(cap) are drawn at a time")
    }
    return min(jobs, cap)
  }
}
