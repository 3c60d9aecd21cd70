import Glibc
import Vitrine
import VitrineGraphics

/// Writes down what became of each row, in their order. Used by one thread at a time.
final class BatchSink: @unchecked Sendable {
  private let manifest: ManifestWriter?
  private let plan: BatchPlan
  private let fileName: String
  private let failurePath: String?
  private let isArchive: Bool
  private var failures: LineWriter?
  private var progress: BatchProgress
  private let isQuiet: Bool
  private var linesTold = 0

  private(set) var rows = 0
  private(set) var pictures = 0
  private(set) var picturesThere = 0
  private(set) var failed = 0
  private(set) var serious = 0

  /// - Parameters:
  ///   - fileName: what messages call the file of rows.
  ///   - failurePath: the file for rows that cannot be drawn; nil if the first ends the run.
  ///   - inputs: the files that the run reads.
  ///   - total: the number of rows.
  init(
    _ plan: BatchPlan, fileName: String, manifest: ManifestWriter?, failurePath: String?,
    inputs: [String], isArchive: Bool, total: Int, isQuiet: Bool
  ) throws(Failure) {
    (self.plan, self.fileName, self.manifest) = (plan, fileName, manifest)
    (self.failurePath, self.isArchive, self.isQuiet) = (failurePath, isArchive, isQuiet)
    progress = BatchProgress(total: total, isShown: !isQuiet)
    if let failurePath {
      failures = try LineWriter(failurePath, of: .failures, keeping: nil, inputs: inputs)
    }
  }

  /// Whether a row that cannot be drawn leaves the others to be drawn.
  var keepsGoing: Bool { failurePath != nil }

  var seconds: Double { progress.seconds }

  func add(_ outcome: RowOutcome) throws(Failure) {
    switch outcome {
    case .drawn(let drawn): for one in drawn { try add(one) }
    case .failed(let record, let mistake): try add(record, mistake)
    case .ended(let failure): throw failure
    }
    rows += 1
    progress.advance()
  }

  private func add(_ drawn: RowOutcome.Drawn) throws(Failure) {
    if isArchive { TarWriter.add(drawn.picture.name, drawn.bytes) }
    try manifest?.add(drawn.picture, isNew: !drawn.wasThere)
    pictures += 1
    if drawn.wasThere { picturesThere += 1 }
    if !drawn.picture.serious.isEmpty { serious += 1 }
    for message in drawn.picture.serious { tell("\(drawn.picture.name): \(message)") }
  }

  private func add(_ record: DataRecord, _ mistake: RowMistake) throws(Failure) {
    let message = "\(fileName):\(record.line): \(mistake.message)"
    guard let failures else {
      throw Failure(code: Exit.badInput, message: UntrustedText.line("error: " + message))
    }
    failed += 1
    tell("error: " + message)
    if let line = plan.failure(record, message) {
      try failures.write(line)
    } else if case .json(let bytes) = record.content {
      try failures.write(BatchList.failure(bytes, message))
    }
  }

  /// Prints the first messages; all are in the manifest and the file of failures.
  private func tell(_ message: String) {
    linesTold += 1
    guard !isQuiet, linesTold <= BatchLimits.mistakesTold else { return }
    progress.end()
    Output.message(message)
  }

  /// - Parameter isComplete: whether every row was met.
  func end(isComplete: Bool) {
    progress.end()
    if !isQuiet, linesTold > BatchLimits.mistakesTold {
      Output.message("and \(linesTold - BatchLimits.mistakesTold) more")
    }
    if isArchive, isComplete { TarWriter.end() }
    manifest?.end(isComplete: isComplete)
    // Of an earlier run, or of this one without failures.
    if isComplete, failed == 0 { failures?.remove() }
  }
}
