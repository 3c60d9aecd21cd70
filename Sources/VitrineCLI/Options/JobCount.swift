import Foundation
import Vitrine

/// Reads `--jobs`.
enum JobCount {
  /// More threads than these for each core draw nothing sooner, and each takes memory of its own.
  private static let mostForCore = 4
  /// Never fewer than these, so that what a test asks for is the same on every machine.
  private static let leastCap = 16

  /// How many threads draw: as many as are asked for, up to a cap that is told; all cores by default.
  static func threads(_ jobs: Int?, isQuiet: Bool = true) throws -> Int {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    guard let jobs else { return cores }
    if jobs < 1 { throw UsageError("--jobs is at least 1, not \(jobs)") }
    let cap = max(leastCap, cores * mostForCore)
    if jobs > cap, !isQuiet {
      Output.message(
        "note: --jobs \(jobs) is more than this machine can use; \(cap) are drawn at a time")
    }
    return min(jobs, cap)
  }
}
