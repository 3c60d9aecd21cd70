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
      try self.init(flag: Self.part(index, from: least, by: step) + "/" + count)
    } else if let index = environment["JOB_COMPLETION_INDEX"].flatMap({ Int($0) }) {
      guard let count else {
        throw UsageError(
          "--shard auto: Kubernetes does not say how many completions the job has; write auto/N")
      }
      try self.init(flag: Self.part(index, from: 0, by: 1) + "/" + count)
    } else {
      throw UsageError(
        "--shard auto needs SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX in the environment; elsewhere write I/N"
      )
    }
  }

  /// The number of a part from 1 by the scheduler's index, which may be any number.
  private static func part(
    _ index: Int, from least: Int, by step: Int
  ) throws(UsageError) -> String {
    let (distance, isBeyond) = index.subtractingReportingOverflow(least)
    let (number, isLast) = (distance / step).addingReportingOverflow(1)
    guard !isBeyond, !isLast else {
      throw UsageError("--shard auto: the scheduler's index \(index) is that of no part")
    }
    return "\(number)"
  }

  /// Whether a row belongs to this part: rows are dealt out in turn.
  ///
  /// - Parameter row: its number, from 1.
  func has(row: Int) -> Bool { (row - 1) % count == number - 1 }

  /// The ending of names that parts of one run do not share.
  var suffix: String { count == 1 ? "" : "-\(number)-of-\(count)" }
}
