import Synchronization

/// Keeps fonts that documents brought, and libraries made for them, for documents that bring the same again. Safe
/// between threads; bounded; its content never changes a result.
final class FontShelf: Sendable {
  /// The most bytes of fonts that are kept for documents to come; those of documents in use are theirs.
  static let mostBytes = 64 << 20
  /// The most libraries that are kept: the glyphs and paragraphs of each may take some 60 MB.
  static let mostLibraries = 4

  private struct State {
    /// The faces of each file, the latest last.
    var files: [[RegisteredFace]] = []
    /// Libraries for documents' sets, the latest last.
    var libraries: [(sets: [FontSet], library: FontLibrary)] = []
  }

  private let state = Mutex(State())

  /// Returns the faces of a file, opened before if its bytes are the same.
  func faces(_ bytes: FontBytes, name: String) throws(FontError) -> [RegisteredFace] {
    let key = bytes.contentHash()
    if let known = take(bytes, key) { return known }
    let made = try RegisteredFace.read(bytes, name: name)
    keep(made)
    return made
  }

  private func take(_ bytes: FontBytes, _ key: UInt64) -> [RegisteredFace]? {
    let found = state.withLock { state in
      state.files.last { $0.first?.file.key == key && $0.first?.file.bytes.count == bytes.count }
    }
    guard let found, found.first?.file.bytes.areEqual(to: bytes) == true else { return nil }
    return found
  }

  private func keep(_ faces: [RegisteredFace]) {
    state.withLock { state in
      state.files.append(faces)
      var total = state.files.reduce(0) { $0 + Self.byteCount($1) }
      while total > Self.mostBytes, !state.files.isEmpty {
        total -= Self.byteCount(state.files.removeFirst())
      }
    }
  }

  private static func byteCount(_ faces: [RegisteredFace]) -> Int {
    faces.first?.file.bytes.count ?? 0
  }

  /// Returns the library for some documents' sets: that of before, or a new one.
  func library(_ sets: [FontSet], orMake make: () -> FontLibrary) -> FontLibrary {
    state.withLock { state in
      if let index = state.libraries.firstIndex(where: { $0.sets == sets }) {
        state.libraries.append(state.libraries.remove(at: index))
      } else {
        state.libraries.append((sets, make()))
      }
      let found = state.libraries[state.libraries.count - 1].library
      trim(&state)
      return found
    }
  }

  private func trim(_ state: inout State) {
    func bytes() -> Int {
      state.libraries.reduce(0) { $0 + $1.sets.reduce(0) { $0 + $1.byteCount } }
    }
    while state.libraries.count > Self.mostLibraries || (bytes() > Self.mostBytes) {
      guard !state.libraries.isEmpty else { return }
      state.libraries.removeFirst()
    }
  }
}
