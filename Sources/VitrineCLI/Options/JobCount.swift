import Foundation
import Vitrine

/// Reads `--jobs`.
enum JobCount {
  /// How many threads are asked for; all cores by default.
  static func threads(_ jobs: Int?) throws -> Int {
    if let jobs, jobs < 1 { throw UsageError("--jobs is at least 1, not \(jobs)") }
    return jobs ?? ProcessInfo.processInfo.activeProcessorCount
  }
}
