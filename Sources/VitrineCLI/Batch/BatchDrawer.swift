import Vitrine
import VitrineDocuments
import VitrineImages

/// Draws rows one after the other, with memory of its own.
struct BatchDrawer: ~Copyable {
  /// The sources and targets of pictures.
  struct Places: Sendable {
    var keys: BatchKeys
    var previous: PreviousRun?
    var cache: PictureCache?
    /// Whether pictures go into an archive, not into files.
    var isArchive: Bool
  }

  private let plan: BatchPlan
  let host: JobHost
  let places: Places
  private var worker: RenderWorker
  /// The program of a bundle, for rows that are entries.
  private let session: BundleSession?

  init(_ plan: BatchPlan, _ host: JobHost, _ places: Places, renderer: PictureRenderer) {
    (self.plan, self.host, self.places) = (plan, host, places)
    worker = RenderWorker(renderer: renderer)
    session = if case .entries(let rows) = plan { BundleSession(rows.program) } else { nil }
  }

  mutating func draw(_ record: DataRecord) -> RowOutcome {
    do {
      let item = try plan.item(record)
      if case .entries(let rows) = plan, let session {
        return .drawn(try draw(item, of: rows, by: session))
      }
      let list = try host.pictures(of: item.job)
      let text = try places.keys.text(of: item.job)
      var drawn: [RowOutcome.Drawn] = []
      for index in 0..<list.count {
        drawn.append(try draw(list[index], of: item, count: list.count, keyText: text))
      }
      return .drawn(drawn)
    } catch let mistake as RowMistake {
      return .failed(record, mistake)
    } catch let failure as Failure where session != nil {
      // The program of the bundle cannot be started any more.
      return .ended(failure)
    } catch {
      let error = JobError(error)
      // The next row would meet the same.
      if error.code == .output || error.code == .ours {
        return .ended(Failure(code: error.exitCode, message: "error: \(error.message)"))
      }
      return .failed(record, RowMistake(error.message))
    }
  }

  private mutating func draw(
    _ job: RenderJob, of item: BatchItem, count: Int, keyText: String
  ) throws -> RowOutcome.Drawn {
    guard let name = try item.job.name(of: job, count: count) else {
      throw RowMistake("the job has no 'output'")
    }
    let key = places.keys.key(keyText, job)
    if let previous = places.previous, let folder = host.output,
      var picture = previous.picture(name, key: key, at: folder.joined(name))
    {
      picture.row = item.number
      return .init(picture: picture, wasThere: true)
    }
    var (picture, bytes) = try picture(job, key: key)
    picture.row = item.number
    picture.name = name
    if places.isArchive { return .init(picture: picture, bytes: bytes) }
    guard let folder = host.output else {
      throw JobError(.output, "there is no folder for pictures; -o names one")
    }
    try writeFile(bytes, to: folder.destination(name))
    return .init(picture: picture)
  }

  private mutating func picture(
    _ job: RenderJob, key: String
  ) throws -> (picture: BatchPicture, bytes: [UInt8]) {
    if let found = places.cache?.picture(key) { return found }
    let start = Clock.now()
    let (image, bytes) = try worker.encoded(job)
    let picture = BatchPicture(
      row: 0, name: "", key: key, image, bytes, reads: job.document.picturesRead,
      milliseconds: Clock.milliseconds(from: start, to: Clock.now()))
    places.cache?.keep(picture, bytes)
    return (picture, bytes)
  }
}
