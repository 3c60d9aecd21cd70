import Foundation
import Vitrine
import VitrineGoldens

extension Shard {
  /// The words of `--shard` that leave the part to the machine's scheduler.
  private static let scheduled = "auto"

  /// Reads `I/N`, or `auto` and `auto/N`: the part that a Slurm array or a Kubernetes indexed job gives this process.
  ///
  /// - Parameter environment: the variables of the process.
  init(
    _ text: String, environment: [String: String]
  ) throws {
    let parts = text.split(separator: "/", maxSplits: 1)
    guard parts.first.map(String.init) == Self.scheduled else {
      try self.init(flag: text)
      return
    }
    let count = parts.count == 2 ? String(parts[1]) : nil
    if let index = environment["SLURM_ARRAY_TASK_ID"].flatMap({ Int($0) }) {
      func number(_ name: String) -> Int? {
        environment["SLURM_ARRAY_TASK_" + name].flatMap { Int($0) }
      }
      let (least, step) = (number("MIN") ?? 0, max(1, number("STEP") ?? 1))
      guard let count = count ?? number("COUNT").map(String.init) else {
        throw UsageError(
          "--shard auto: Slurm does not say how many tasks the array has; write auto/N")
      }
      try self.init(flag: "\((index - least) / step + 1)/\(count)")
    } else if let index = environment["JOB_COMPLETION_INDEX"].flatMap({ Int($0) }) {
      guard let count else {
        throw UsageError(
          "--shard auto: Kubernetes does not say how many completions the job has; write auto/N")
      }
      try self.init(flag: "\(index + 1)/\(count)")
    } else {
      throw UsageError(
        "--shard auto needs SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX in the environment; elsewhere write I/N"
      )
    }
  }

  /// Whether a row belongs to this part: rows are dealt out in turn.
  ///
  /// - Parameter row: its number, from 1.
  func has(row: Int) -> Bool { (row - 1) % count == number - 1 }

  /// The ending of names that parts of one run do not share.
  var suffix: String { count == 1 ? "" : "-\(number)-of-\(count)" }
}
