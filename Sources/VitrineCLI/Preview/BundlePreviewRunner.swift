import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Has a widget bundle's program draw what the page asks for. The program stays until it is built anew.
struct BundlePreviewRunner: PreviewRunner, ~Copyable {
  private let path: String
  /// The folder of pictures that settings name.
  private let root: JobFolder
  private let settings: PreviewSettings
  private let kinds: PreviewKinds
  private let watch: PreviewWatch
  let limits: DocumentLimits
  private var program: PreviewProgram?
  /// The state of the files when it was started, as it reads catalogues and strings once.
  private var startVersion = 0

  init(
    _ path: String, root: JobFolder, settings: PreviewSettings, kinds: PreviewKinds,
    watch: PreviewWatch, limits: DocumentLimits
  ) {
    (self.path, self.root, self.settings) = (path, root, settings)
    (self.kinds, self.watch, self.limits) = (kinds, watch, limits)
  }

  var version: Int { watch.version }

  mutating func answer(_ name: String, _ job: WorkerJob, to json: inout JSONText) throws {
    let program = try current()
    guard kinds.names.contains(name) else {
      throw JobError.unknown(name, what: "widget", among: kinds.names)
    }
    json.member(
      "command",
      PreviewCommandLine.text(
        program: path, kind: kinds.names.count > 1 ? name : nil, job.settings,
        shared: settings.words, in: root))
    var flags = try job.settings.applied(to: settings.shared, in: root)
    flags.budgets.maxPictures = min(flags.budgets.maxPictures, PreviewLimits.pictures)
    followFiles(of: flags)
    let shown = try program.shown(name, flags)
    json.key("document")
    json.raw(shown.widget)
    json.key("pictures")
    json.raw(shown.pictures)
    json.member("skipped", shown.skipped)
  }

  /// Returns the running program, or starts the one that has been built meanwhile.
  private mutating func current() throws -> PreviewProgram {
    let version = watch.version
    if let program, program.isCurrent, startVersion == version { return program }
    program = nil
    guard SeenFile(path: path) != nil else {
      throw Failure(
        code: Exit.badInput,
        message: "error: there is no '\(path)'; it is shown again once it is built")
    }
    let next = PreviewProgram(path, settings.shared)
    do { kinds.names = try next.widgets().map(\.kind) } catch let failure as Failure {
      guard failure.lines.isEmpty else { throw failure }
      throw Failure(
        code: Exit.badInput,
        message: "error: '\(path)' does not start; it has said why where vitrine preview runs")
    }
    (program, startVersion) = (next, version)
    return next
  }

  /// Pictures that lie beside the program, and the wallpaper, may change without it.
  private func followFiles(of flags: DrawingOptions) {
    var files = BundleFiles.resources(of: path)
    if let wallpaper = flags.wallpaper, !Wallpaper.names.contains(wallpaper) {
      files.append(wallpaper)
    }
    if let icon = flags.appIcon { files.append(icon) }
    watch.follow(files, readAfter: SeenFile(path: path))
  }
}
