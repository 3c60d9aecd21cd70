import Vitrine

/// The pictures of a run's inputs, with what is left out of them.
struct RenderPlan {
  private(set) var jobs: RenderJobs
  private var sweep: InputSweep

  /// - Parameter files: the documents, without folders.
  init(_ jobs: RenderJobs, files: [String]) {
    self.jobs = jobs
    sweep = InputSweep(files, keepsGoing: jobs.keepsGoing)
  }

  /// The documents that are not drawn, of how many; nil if there are none.
  var lost: (count: Int, all: Int)? { sweep.lost }

  /// Adds the pictures of each file.
  ///
  /// - Parameters:
  ///   - pictures: the pictures of a file; nil if its kind is not asked for.
  ///   - tell: is given the error of each file that cannot be read.
  ///   - note: is given the reason of each file that the flags do not fit.
  mutating func add(
    _ pictures: (String) throws -> [DocumentPictures]?,
    tell: (ErrorReport) -> Void, note: (String) -> Void
  ) throws {
    var sweep = sweep
    defer { self.sweep = sweep }
    try sweep.each(
      { file in for part in try pictures(file) ?? [] { try jobs.append(part) } },
      tell: tell, note: note)
    if jobs.count == 0, let refusal = sweep.refusal { throw refusal }
  }
}
