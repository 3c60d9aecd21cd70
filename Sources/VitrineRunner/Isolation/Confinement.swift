import CIsolation
import Foundation
import VitrineViews

/// Keeps a program that was compiled where its sources stand to its pictures: no network, no file outside their folder
/// and its own, no program but itself, and a limit on memory. Whoever draws a stranger's repository builds and runs its
/// code.
@MainActor
package enum Confinement {
  /// The most bytes of memory that a confined program writes to.
  nonisolated package static let standardMemory = 4 << 30

  /// Whether the program was linked to be confined.
  static var isMeant: Bool { vitrine_is_confined() }

  /// Sets the limits of this process.
  ///
  /// - Parameters:
  ///   - output: the folder that pictures are written to, which is there; nil for none.
  ///   - isMeant: whether it is confined, beside a limit of memory that is given.
  ///   - memory: the most bytes of memory; nil for the standard.
  static func start(output: String?, isMeant: Bool, memory: Int?, isQuiet: Bool) {
    if isMeant || memory != nil { vitrine_limit_memory(UInt64(memory ?? standardMemory)) }
    guard isMeant else { return }
    let hasScratch = makeScratch()
    // A program that starts again keeps its confinement.
    if FallWatch.hasFallen { return }
    vitrine_confine_network()
    let folders = [hasScratch ? scratch.deletingLastPathComponent().path : nil, output]
    if !confine(to: folders.compactMap(\.self)), !isQuiet {
      Output.message(
        "note: this kernel has no Landlock, so that the extension's code may write where you may")
    }
  }

  private static func confine(to folders: [String]) -> Bool {
    let paths = unsafe folders.compactMap { unsafe strdup($0).map { unsafe UnsafePointer($0) } }
    defer { unsafe paths.forEach { unsafe free(UnsafeMutableRawPointer(mutating: $0)) } }
    return unsafe vitrine_confine_folders(paths, paths.count, FontFolder.executablePath)
  }

  /// The folder of temporary files of this process: beside the program, within one in which it can be removed.
  nonisolated private static var scratch: URL {
    URL(fileURLWithPath: FontFolder.executablePath).deletingLastPathComponent()
      .appendingPathComponent("scratch/\(getpid())", isDirectory: true)
  }

  /// Makes the folder anew, until the program ends. Returns false where none can be made.
  private static func makeScratch() -> Bool {
    removeLeftovers()
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch { return false }
    _ = unsafe setenv("TMPDIR", scratch.path, 1)
    atexit { try? FileManager.default.removeItem(at: Confinement.scratch) }
    return true
  }

  /// Removes the folders of processes that have ended without it, and that of this one before it started again.
  private static func removeLeftovers() {
    let outer = scratch.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: outer.path)) ?? [] {
      guard let process = pid_t(name), process > 0,
        process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
      else { continue }
      try? FileManager.default.removeItem(at: outer.appendingPathComponent(name))
    }
  }
}
