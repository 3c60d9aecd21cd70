import Foundation
import Synchronization
import Vitrine
import VitrineDocuments
import VitrineText

/// Keeps documents that jobs name again, as long as their files stay as they are.
final class DocumentCache: Sendable {
  private struct Kept {
    var stamp: SeenFile
    var input: InputDocument
    /// When it was last used, in turns.
    var turn: Int
  }

  private struct State {
    var kept: [String: Kept] = [:]
    var turn = 0

    /// The bytes of the documents' fonts. Fonts that several bring count for each, as they may have been opened twice.
    var fontBytes: Int { kept.values.reduce(0) { $0 + $1.input.fontBytes } }
  }

  private let state = Mutex(State())
  private let capacity: Int
  private let limits: DocumentLimits
  private let fonts: FontLibrary

  /// - Parameter capacity: the most documents kept; 0 reads each anew.
  init(capacity: Int, limits: DocumentLimits, fonts: FontLibrary) {
    self.capacity = capacity
    self.limits = limits
    self.fonts = fonts
  }

  /// Returns the document of a file: the one of last time unless its file, or one that it read, has changed.
  func document(_ path: String) throws -> InputDocument {
    // Before the file is read, so that a change meanwhile is noticed next time.
    let stamp = SeenFile(path: path)
    if let stamp, let known = known(path, stamp) { return known }
    let input = try Input.read(path, limits, fonts)
    if let stamp { keep(Kept(stamp: stamp, input: input, turn: 0), path) }
    return input
  }

  private func known(_ path: String, _ stamp: SeenFile) -> InputDocument? {
    let found = state.withLock { state -> Kept? in
      guard let kept = state.kept[path], kept.stamp.isSameFile(as: stamp) else { return nil }
      state.turn += 1
      state.kept[path]?.turn = state.turn
      return kept
    }
    guard let found, found.input.filesRead.allSatisfy(found.stamp.isNewer(than:)) else {
      return nil
    }
    return found.input
  }

  private func keep(_ kept: Kept, _ path: String) {
    guard capacity > 0 else { return }
    state.withLock { state in
      state.turn += 1
      state.kept[path] = kept
      state.kept[path]?.turn = state.turn
      while state.kept.count > capacity || state.fontBytes > JobLimits.fontBytes,
        let oldest = state.kept.min(by: { $0.value.turn < $1.value.turn })
      {
        state.kept[oldest.key] = nil
      }
    }
  }
}

extension InputDocument {
  /// The bytes of the fonts that it keeps open.
  fileprivate var fontBytes: Int {
    switch self {
    case .widget(let document): document.fontBytes
    case .scene(let scene): scene.documents.reduce(0) { $0 + $1.fontBytes }
    }
  }

  /// The files that drawing has read so far, beside the document's own.
  var filesRead: [String] {
    switch self {
    case .widget(let document): document.filesRead
    case .scene(let scene):
      scene.files + scene.documents.flatMap { [$0.file] + $0.filesRead }
    }
  }
}
