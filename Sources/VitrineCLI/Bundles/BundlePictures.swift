import Synchronization
import Vitrine
import VitrineDocuments
import VitrineGraphics
import VitrineImages
import VitrineText

/// Has the program of a widget bundle draw pictures, on as many threads as ask.
final class BundlePictures: Sendable {
  /// A box for a program that waits for requests.
  private final class Lent: @unchecked Sendable {
    let session: BundleSession

    init(_ session: BundleSession) { self.session = session }
  }

  let path: String
  private let drawing: DrawingOptions
  private let fonts: FontLibrary
  private let idle = Mutex<[Lent]>([])

  /// - Parameter drawing: the flags of the run.
  init(_ path: String, _ drawing: DrawingOptions, fonts: FontLibrary) {
    (self.path, self.drawing, self.fonts) = (path, drawing, fonts)
  }

  /// The arguments of a program that answers requests.
  static func arguments(_ drawing: DrawingOptions) -> [String] {
    ["--requests", "--quiet"] + (drawing.fonts.map { ["--fonts=" + $0] } ?? [])
  }

  /// Returns the widgets, with their words in the languages of the run.
  func widgets() throws -> [BundleWidget] {
    let request = BundleRequest(arguments: ["--quiet"] + drawing.bundleArguments)
    guard let widgets = BundleWidget.all(in: try ask(request, BundleRequest.list).object) else {
      throw Failure(
        code: Exit.badInput,
        message: "error: '\(path)' was built with another version of Vitrine; build it again")
    }
    return widgets
  }

  /// Draws one picture; its image has no views.
  func image(of job: RenderJob) throws -> (image: RenderedImage, entry: String) {
    let configuration = job.configuration
    let companions = job.widget.companions.map {
      BundleRequest.Companion(kind: $0.widget.kind, family: $0.family?.slug)
    }
    let request = BundleRequest(
      arguments: ["--quiet", "--kind=" + job.widget.kind] + flags(of: configuration),
      scale: configuration.scale, companions: companions)
    do {
      let answer = try ask(request, BundleRequest.draw)
      guard let facts = answer.object["pictures"]?.array?.first?.object,
        let bytes = answer.pictures.first, answer.pictures.count == 1
      else {
        throw Failure(
          code: Exit.ourBug,
          message: "error: internal error: '\(path)' drew \(answer.pictures.count) pictures of one")
      }
      return (try image(facts, bytes), facts["entry"]?.string ?? #"{"name":"snapshot"}"#)
    } catch let error as UndrawnPicture {
      throw error.naming(job.file.path)
    }
  }

  private func ask(_ request: BundleRequest, _ mark: UInt8) throws -> BundleSession.Answer {
    let lent =
      idle.withLock { $0.popLast() }
      ?? Lent(
        BundleSession(
          path, arguments: Self.arguments(drawing), .requests, isAbandoned: { false }))
    defer { idle.withLock { $0.append(lent) } }
    return try request.answer(by: lent.session, path, mark: mark)
  }

  /// The flags of one picture of a product of lists.
  private func flags(of configuration: RenderConfiguration) -> [String] {
    var flags = drawing
    flags.family = configuration.family?.slug ?? flags.family
    flags.device = configuration.device.slug
    flags.os = drawing.os.map { _ in "\(configuration.os)" }
    flags.typeSize = configuration.typeSize.slug
    flags.scheme = configuration.scheme == .dark ? "dark" : "light"
    flags.mode = drawing.mode.map { _ in configuration.mode.slug }
    flags.look = drawing.look.flatMap { _ in configuration.look?.rawValue }
    flags.entry = configuration.entry.slug
    flags.scene = configuration.scene.rawValue
    (flags.locale, flags.stress) = (configuration.localeIdentifier, false)
    flags.scale = nil
    // Flags that one picture of the product has no use for would be refused for it.
    let isAccented = drawing.mode != nil && configuration.mode == .accented
    if !isAccented { flags.tintPlate = nil }
    if !isAccented, configuration.look != .tinted { flags.tint = nil }
    if !configuration.scene.isScreen {
      flags.wallpaper = nil
      (flags.appName, flags.appIcon) = (nil, nil)
    }
    return flags.bundleArguments
  }

  private func image(_ facts: LocatedObject, _ bytes: [UInt8]) throws -> RenderedImage {
    let pixmap = try decodePNG(bytes)
    var image = RenderedImage(
      drawn: pixmap, scale: facts["scale"]?.number ?? 1,
      diagnostics: (facts["diagnostics"]?.array ?? []).compactMap { Self.diagnostic($0.object) },
      fonts: fonts)
    let times = facts["ms"]?.object
    func time(_ stage: String) -> Double { times?[stage]?.number ?? 0 }
    image.times.resolve = time("resolve")
    image.times.place = time("place")
    image.times.snap = time("snap")
    image.times.paint = time("paint")
    image.times.rasterize = time("rasterize")
    return image
  }

  private static func diagnostic(_ object: LocatedObject?) -> Diagnostic? {
    guard let object, let code = object["code"]?.string, let message = object["message"]?.string
    else { return nil }
    let severities: [Diagnostic.Severity] = [.note, .warning, .error]
    return Diagnostic(
      severity: severities.first { "\($0)" == object["severity"]?.string } ?? .warning, code: code,
      message: message, path: object["path"]?.string ?? "")
  }
}
