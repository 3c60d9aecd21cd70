/// A row as a job.
struct BatchItem: Sendable {
  /// The number of the row, from 1.
  var number: Int
  /// The line of its file on which it begins, from 1.
  var line: Int
  /// The job; its output has a name.
  var job: WorkerJob
  /// The JSON that a bundle's program reads; empty for documents.
  var entry: [UInt8] = []
}
