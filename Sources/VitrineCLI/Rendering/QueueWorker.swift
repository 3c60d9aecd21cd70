import Vitrine

/// Performs jobs one after the other, with memory of its own.
protocol QueueWorker: ~Copyable, SendableMetatype {
  associatedtype Job: Sendable
  associatedtype Result: Sendable

  init(renderer: PictureRenderer)

  /// Draws a picture; throws `UndrawnPicture` for one over budget, after which the others are still drawn.
  ///
  /// - Parameter isLast: whether this worker gets no further job.
  mutating func draw(_ job: Job, isLast: Bool) throws -> Result
}
