import Vitrine
import VitrineGoldens

/// The pictures that a check compares, with what is left out of them.
struct CheckPlan {
  private var list: [CheckJob] = []
  private var names: Set<String> = []
  private var sweep: InputSweep
  /// Whether some document is not asked for.
  private var isChosen = false

  /// - Parameter files: the documents, without folders.
  init(files: [String], keepsGoing: Bool) {
    sweep = InputSweep(files, keepsGoing: keepsGoing)
  }

  /// The pictures by name, so that reports and lines do not depend on the order of the inputs.
  var jobs: [CheckJob] {
    list.sorted { $0.name.text.utf8.lexicographicallyPrecedes($1.name.text.utf8) }
  }

  /// The documents that could not be read, of how many; nil if there are none.
  var lost: (count: Int, all: Int)? { sweep.lost }

  /// Whether the widgets of all documents are compared, in some picture.
  var isWhole: Bool { sweep.unread == 0 && sweep.refusal == nil && !isChosen }

  /// Adds the pictures of each file.
  ///
  /// - Parameters:
  ///   - pictures: the pictures of a file; nil if its kind is not asked for.
  ///   - tell: is given the error of each file that cannot be read.
  ///   - note: is given the reason of each file that the flags do not fit.
  mutating func add(
    _ pictures: (String) throws -> [CheckJob]?,
    tell: (ErrorReport) -> Void, note: (String) -> Void
  ) throws {
    var sweep = sweep
    defer { self.sweep = sweep }
    try sweep.each(
      { file in
        guard let jobs = try pictures(file) else {
          isChosen = true
          return
        }
        for job in jobs { try append(job) }
      },
      tell: tell, note: note)
    if list.isEmpty, let refusal = sweep.refusal { throw refusal }
  }

  private mutating func append(_ job: CheckJob) throws(UsageError) {
    guard names.insert(job.name.text.lowercased()).inserted else {
      throw UsageError(
        "two pictures would be called '\(job.name.text)'; the inputs' kinds must differ")
    }
    list.append(job)
  }
}
