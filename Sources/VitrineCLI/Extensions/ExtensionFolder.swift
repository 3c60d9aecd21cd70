import Foundation
import Vitrine
import VitrineImages
import VitrineProjects

/// The folder of the user's cache in which an extension's program is made: one for each target.
struct ExtensionFolder {
  let path: String

  init(of plan: ExtensionPlan) throws {
    let place = URL(fileURLWithPath: plan.source).standardizedFileURL.path
    let hash = SHA256.hash(Array((place + "\n" + plan.target.name).utf8)).description.prefix(16)
    path = try Self.cache() + "/\(plan.target.module)-\(hash)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Runs a body while no other run makes the same program.
  func locked<Result>(isQuiet: Bool, _ body: () throws -> Result) rethrows -> Result {
    let lock = ArtifactsLock(path, isQuiet: isQuiet)
    defer { lock.release() }
    return try body()
  }

  /// The folder of all: `vitrine/extensions` below `XDG_CACHE_HOME`, or else below `.cache` of the user's folder.
  private static func cache() throws -> String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return folder + "/vitrine/extensions"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else {
      throw UsageError("neither XDG_CACHE_HOME nor HOME names a folder for compiled extensions")
    }
    return home + "/.cache/vitrine/extensions"
  }

  private var keyFile: String { path + "/key" }
  private static let mostKeyBytes = 256

  /// The key of the program that is there; nil without one.
  var key: String? {
    (try? readFileIfPresent(keyFile, limit: Self.mostKeyBytes))?.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func keep(_ key: String) throws { try write(key, to: keyFile) }

  /// A program that is half made has no key.
  func forgetKey() throws { if key != nil { try write("", to: keyFile) } }

  /// The lines that are told at each run of the program.
  var notesFile: String { path + "/notes" }
  private static let mostNoteBytes = 1 << 20

  var notes: [String] {
    let bytes = (try? readFileIfPresent(notesFile, limit: Self.mostNoteBytes)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func write(_ text: String, to path: String) throws { try writeFile(Array(text.utf8), to: path) }

  /// Writes a file into a folder of its own, which is made where it is missing.
  func write(_ text: String, into subfolder: String, as name: String) throws {
    let place = path + "/" + subfolder
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try write(text, to: place + "/" + name)
  }
}

// Resources.
extension ExtensionFolder {
  /// Puts links to the resources of an extension and its modules beside the program, where it looks for them, and to
  /// the fonts that ship.
  func stage(_ plan: ExtensionPlan, fonts: String) throws {
    let links = Self.links(of: plan)
    let words = links.map { "\($0.name)\n\($0.target)" }.joined(separator: "\n")
    let name = "resources-" + SHA256.hash(Array(words.utf8)).description.prefix(16)
    for link in links {
      let place = URL(fileURLWithPath: "\(path)/\(name)/\(link.name)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.link(place.path, to: link.target)
    }
    try Self.link(path + "/Extension.resources", to: name)
    try Self.link(path + "/Fonts", to: fonts)
    // Foundation looks for that of the program beside it.
    try write(plan.target.info, to: path + "/Info.plist")
  }

  /// Returns the links: files of one folder stay together, as those of a language do, and files of two folders apart,
  /// as both may have a catalogue of one name.
  private static func links(of plan: ExtensionPlan) -> [(name: String, target: String)] {
    var folders: [String: Int] = [:]
    let targets = [plan.target] + plan.modules
    let infoFile = plan.target.infoFile.map { [$0] } ?? []
    let files = infoFile + targets.flatMap { $0.files.catalogs + $0.files.resources }
    return files.map { file in
      let place = URL(fileURLWithPath: file).standardizedFileURL
      let folder = place.deletingLastPathComponent()
      let isLanguage = folder.pathExtension == "lproj"
      let root = isLanguage ? folder.deletingLastPathComponent().path : folder.path
      let number = folders[root] ?? folders.count
      folders[root] = number
      let language = isLanguage ? folder.lastPathComponent + "/" : ""
      return ("\(number)/\(language)\(place.lastPathComponent)", place.path)
    } + targets.flatMap(\.files.models).map(compiled)
  }

  /// Returns the name that code asks for a model by, once Xcode has compiled it.
  private static func compiled(_ model: String) -> (name: String, target: String) {
    let place = URL(fileURLWithPath: model).standardizedFileURL
    return (place.deletingPathExtension().lastPathComponent + ".momd", place.path)
  }

  /// Makes a link, or lets one lead elsewhere.
  private static func link(_ path: String, to target: String) throws {
    var room = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &room, room.count)
    if count == target.utf8.count,
      room.prefix(count).map({ UInt8(bitPattern: $0) }).elementsEqual(target.utf8)
    {
      return
    }
    let new = path + ".new"
    guard unsafe symlink(target, new) == 0 || errno == EEXIST, unsafe rename(new, path) == 0 else {
      throw Failure(
        code: Exit.badInput,
        message: "error: \(path): \(unsafe String(cString: strerror(errno)))")
    }
  }
}
