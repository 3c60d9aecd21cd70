import Vitrine

/// The outcome of a row.
enum RowOutcome: Sendable {
  struct Drawn: Sendable {
    var picture: BatchPicture
    /// The PNG file, where it goes into an archive.
    var bytes: [UInt8] = []
    /// Whether it was there before the run.
    var wasThere = false
  }

  case drawn([Drawn])
  case failed(DataRecord, RowMistake)
  /// A failure that ends the run, such as a full disk.
  case ended(Failure)
}
