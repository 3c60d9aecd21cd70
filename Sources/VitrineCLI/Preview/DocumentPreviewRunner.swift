import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Draws what the page asks for of documents, with memory of its own.
struct DocumentPreviewRunner: PreviewRunner, ~Copyable {
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

  var limits: DocumentLimits { host.limits }
  var version: Int { watch.version }

  mutating func answer(
    _ name: String, _ job: WorkerJob, to json: inout JSONText
  ) throws {
    let path = try host.root.file(name)
    let before = SeenFile(path: path)
    // Whatever happens: the next save may mend it.
    var files = [path]
    defer { watch.follow(files, readAfter: before) }
    let input = try host.input(of: job)
    json.key("document")
    AgentList.write(input, file: name, to: &json)
    json.member(
      "command",
      PreviewCommandLine.text(
        document: path, job.settings, shared: words, in: host.root))
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
      json.member("needsDark", job.configuration.needsDarkGround)
      json.member("width", image.pixmap.width)
      json.member("height", image.pixmap.height)
      json.member("ms", Clock.milliseconds(from: start, to: Clock.now()), digits: 1)
      json.key("png")
      json.raw(JobAnswer.base64(bytes))
      PictureOverlay.write(image, to: &json)
    }
    return json.text
  }
}
