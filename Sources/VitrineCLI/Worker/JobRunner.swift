import Vitrine
import VitrineDocuments
import VitrineImages

/// Answers jobs one after the other, with memory of its own.
struct JobRunner: ~Copyable {
  private let host: JobHost
  private var worker: RenderWorker

  init(host: JobHost, renderer: PictureRenderer) {
    self.host = host
    worker = RenderWorker(renderer: renderer)
  }

  /// Returns the answer to a line, without a line break.
  mutating func answer(_ line: LineReader.Line, limit: Int) -> String {
    var answer = JobAnswer(id: JobIdentifier.find(in: line.bytes), line: line.number)
    do {
      guard line.isWhole else {
        throw JobError(
          .tooLong, "the line has \(line.count) bytes, more than the limit of \(limit)")
      }
      try draw(try job(line.bytes), into: &answer)
    } catch {
      answer.error = JobError(error)
    }
    return answer.text
  }

  private func job(_ bytes: [UInt8]) throws(JobError) -> WorkerJob {
    let value: LocatedValue
    do { value = try JSONParser.parse(bytes, file: "job", limits: host.limits) } catch {
      throw JobError(.json, "\(error)")
    }
    return try WorkerJob(value)
  }

  private mutating func draw(_ job: WorkerJob, into answer: inout JobAnswer) throws {
    let list = try host.pictures(of: job)
    var byteCount = 0
    for index in 0..<list.count {
      let start = Clock.now()
      let picture = list[index]
      let place = try place(of: picture, job, count: list.count)
      let (image, bytes) = try worker.encoded(picture)
      if let place {
        try writeFile(bytes, to: place)
      } else {
        byteCount += bytes.count
        guard byteCount <= host.bounds.answerBytes else {
          throw JobError(
            .budget,
            "the pictures have more than \(host.bounds.answerBytes) bytes; give 'output' for files")
        }
      }
      answer.pictures.append(
        JobAnswer.Picture(
          name: picture.file.path, file: place, bytes: bytes, width: image.pixmap.width,
          height: image.pixmap.height, diagnostics: image.diagnostics,
          milliseconds: Clock.milliseconds(from: start, to: Clock.now())))
    }
    answer.skipped = list.skipped
  }

  /// Returns the path that a picture is written to; nil for one inside the answer.
  private func place(of picture: RenderJob, _ job: WorkerJob, count: Int) throws -> String? {
    guard let name = try job.name(of: picture, count: count) else { return nil }
    guard let folder = host.output else {
      throw JobError(.output, "'output' names files below the folder of -o, which is not given")
    }
    return try folder.destination(name)
  }
}
