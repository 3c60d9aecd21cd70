import Synchronization
import Vitrine
import VitrineDocuments
import VitrineGoldens
import VitrineGraphics
import VitrineImages
import VitrineText

/// Makes the keys of pictures: hashes of all that decides what they look like, as far as it is known before drawing.
/// The files of pictures that a document shows are compared by what `BatchPicture` notes of them.
final class BatchKeys: Sendable {
  private let host: JobHost
  /// The program, its libraries, the fonts, and the documents beside the first.
  private let engine: String
  private let described = DescribedConfigurations()
  private let documents = Mutex<[String: (stamp: FileStamp, key: String)]>([:])

  init(_ host: JobHost, fontFolders: [String]) {
    self.host = host
    var words = [RenderLibraries.versions]
    for file in EngineFiles.all(fontFolders: fontFolders) {
      let name = file.split(separator: "/").last ?? ""
      words.append("\(name) \(Self.hash(ofFile: file))")
    }
    for companion in host.companions {
      let files = [companion.document.file] + companion.document.filesRead
      words += files.map { "\($0) \(Self.hash(ofFile: $0))" }
      words.append("\(companion.family.map { "\($0)" } ?? "") \(companion.displayMode)")
    }
    engine = SHA256.hash(Array(words.joined(separator: "\n").utf8)).description
  }

  /// Returns what the keys of a job's pictures have in common.
  func text(of job: WorkerJob) throws -> String {
    var json = JSONText()
    LocatedValue(.object(job.data), .start).write(to: &json)
    var words = [
      engine, try document(job.source), json.text,
    ]
    if let wallpaper = try host.wallpaperFile(of: job) {
      words.append(Self.hash(ofFile: wallpaper))
    }
    return words.joined(separator: "\n")
  }

  /// Returns what the keys of the pictures of an entry have in common.
  func text(of item: BatchItem, program: BundleProgram) -> String {
    [engine, program.key, String(decoding: item.entry, as: UTF8.self)].joined(separator: "\n")
  }

  /// - Parameters:
  ///   - text: what the keys of the pictures of an entry have in common.
  ///   - name: the picture's name by `render`, which has its family, device and so on.
  func key(_ text: String, _ name: String) -> String {
    SHA256.hash(Array((text + "\n" + name).utf8)).description
  }

  /// - Parameter text: what the keys of the job's pictures have in common.
  func key(_ text: String, _ picture: RenderJob) -> String {
    let configuration = described.hash(picture.configuration).description
    let words = [text, picture.file.path, configuration]
    return SHA256.hash(Array(words.joined(separator: "\n").utf8)).description
  }

  private func document(_ source: WorkerJob.Source) throws -> String {
    switch source {
    case .document(let value):
      var json = JSONText()
      value.write(to: &json)
      return json.text
    case .file(let name):
      let path = try host.root.file(name)
      let stamp = FileStamp(of: path)
      if let known = documents.withLock({ $0[path] }), known.stamp == stamp { return known.key }
      let key = try Self.key(of: host.input(of: WorkerJob(source: source)))
      if let stamp {
        documents.withLock { known in
          if known.count >= JobLimits.documents { known.removeAll() }
          known[path] = (stamp, key)
        }
      }
      return key
    }
  }

  private static func key(of input: InputDocument) -> String {
    let files: [String]
    switch input {
    case .widget(let document): files = [document.file] + document.filesOfText
    case .scene(let scene):
      files = [scene.file] + scene.files + scene.documents.flatMap { [$0.file] + $0.filesOfText }
    }
    return files.map(hash(ofFile:)).joined(separator: " ")
  }

  /// Returns a file's hash; of one that cannot be read a word of its own.
  static func hash(ofFile path: String) -> String {
    ContentDigest.of(file: path)?.description ?? "none"
  }
}
