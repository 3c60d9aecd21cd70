import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Draws what the page asks for, with memory of its own.
struct PreviewRunner: ~Copyable {
  private let host: JobHost
  private let watch: PreviewWatch
  /// The words of a command line that repeat the shared flags.
  private let words: [String]
  private var worker: RenderWorker

  init(host: JobHost, watch: PreviewWatch, renderer: PictureRenderer, words: [String]) {
    self.host = host
    self.watch = watch
    self.words = words
    worker = RenderWorker(renderer: renderer)
  }

  /// Returns the answer to a job; an error is an answer, too.
  mutating func answer(_ bytes: [UInt8]) -> String {
    let start = Clock.now()
    var json = JSONText()
    json.object { json in
      // What is read from here on is at least as new.
      json.member("version", watch.version)
      do {
        let job = try Self.job(bytes, host.limits)
        try answer(job, to: &json)
      } catch {
        json.key("error")
        PreviewError(error).write(to: &json)
      }
      json.member("ms", Clock.milliseconds(from: start, to: Clock.now()), digits: 1)
    }
    return json.text
  }

  private static func job(_ bytes: [UInt8], _ limits: DocumentLimits) throws -> WorkerJob {
    let value: LocatedValue
    do { value = try JSONParser.parse(bytes, file: "request", limits: limits) } catch {
      throw JobError(.json, "\(error)")
    }
    for member in value.object?.members ?? [] where !keys.contains(member.key) {
      throw JobError.unknown(member.key, what: "key", among: keys)
    }
    return try WorkerJob(value)
  }

  /// What a job of the page consists of.
  private static let keys = ["input", "settings"]

  private mutating func answer(_ job: WorkerJob, to json: inout JSONText) throws {
    guard case .file(let name) = job.source else { return }
    let path = try host.root.file(name)
    let before = FileStamp(path: path)
    // Whatever happens: the next save may mend it.
    var files = [path]
    defer { watch.follow(files, readAfter: before) }
    let input = try host.input(of: job)
    json.key("document")
    AgentList.write(input, file: name, to: &json)
    json.member(
      "command",
      PreviewCommandLine.text(path, job.settings, shared: words, in: host.root))
    defer { files += input.filesRead + [try? host.wallpaperFile(of: job)].compactMap { $0 } }
    let list = try host.pictures(of: job)
    var pictures: [String] = []
    for index in 0..<list.count { pictures.append(try picture(list[index])) }
    json.key("pictures")
    json.array(pictures) { $0.raw($1) }
    json.member("skipped", list.skipped)
  }

  private mutating func picture(_ job: RenderJob) throws -> String {
    let start = Clock.now()
    let (image, bytes) = try worker.encoded(job)
    var json = JSONText()
    json.object { json in
      json.member("name", job.file.path)
      json.member("device", job.configuration.device.name)
      json.member("width", image.pixmap.width)
      json.member("height", image.pixmap.height)
      json.member("ms", Clock.milliseconds(from: start, to: Clock.now()), digits: 1)
      json.key("png")
      json.raw(JobAnswer.base64(bytes))
      PreviewOverlay.write(image, to: &json)
    }
    return json.text
  }
}
