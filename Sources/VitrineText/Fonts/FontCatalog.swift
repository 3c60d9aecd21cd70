import Synchronization

/// The open files and font instances of a library; everything is opened on first use.
final class FontCatalog: Sendable {
  private let directories: [String]
  /// The catalogue of the bundled fonts, if this one has only fonts that documents bring.
  private let shared: FontCatalog?
  private let state: Mutex<State>

  private struct State {
    /// The faces that were searched; an inner nil means that the face is missing.
    var bundled = [FontFile??](repeating: nil, count: BundledFont.allCases.count)
    var mapped: [String: FontBytes] = [:]
    var registered: [RegisteredFace] = []
    var instances: [InstanceName: FontInstance] = [:]
    var byID: [FontID: FontInstance] = [:]
  }

  private struct InstanceName: Hashable {
    var file: ObjectIdentifier
    var design: FontInstance.Design
  }

  init(directories: [String]) {
    (self.directories, shared) = (directories, nil)
    state = Mutex(State())
  }

  /// Creates a catalogue for the fonts of some documents, beside the bundled ones of another.
  init(beside shared: FontCatalog) {
    (directories, self.shared) = ([], shared)
    state = Mutex(State())
  }

  func file(_ font: BundledFont) -> FontFile? {
    if let shared { return shared.file(font) }
    return state.withLock { state in
      let slot = Int(font.rawValue)
      if let known = state.bundled[slot] { return known }
      let found = open(font, &state)
      state.bundled[slot] = .some(found)
      return found
    }
  }

  private func open(_ font: BundledFont, _ state: inout State) -> FontFile? {
    for location in font.locations {
      for directory in directories {
        for path in [
          "\(directory)/\(location.folder)/\(location.file)", "\(directory)/\(location.file)",
        ] {
          guard let bytes = state.mapped[path] ?? FontBytes.map(path: path) else { continue }
          state.mapped[path] = bytes
          var key = StableWordHash()
          for byte in location.file.utf8 { key.add(UInt64(byte)) }
          key.add(UInt64(bytes.count))
          if let file = FontFile(
            bytes: bytes, faceIndex: location.face, key: key.value, isBundled: true)
          {
            return file
          }
        }
      }
    }
    return nil
  }

  /// Returns the unique instance of a face with these changes. Its identifier is a hash of its content, so
  /// that the same text gives the same layout regardless of what was shaped before, and on which thread.
  func instance(_ file: FontFile, _ design: FontInstance.Design) -> FontInstance {
    if let shared, file.isBundled { return shared.instance(file, design) }
    return state.withLock { state in
      let name = InstanceName(file: ObjectIdentifier(file), design: design)
      if let known = state.instances[name] { return known }
      let key = FontInstance.key(file: file, design: design)
      // Those of documents are negative, so that none is that of a bundled font, now or later.
      let own = shared == nil ? 0 : Int32.min
      var number = Int32(truncatingIfNeeded: key ^ key >> 32) & .max
      while state.byID[FontID(number | own)] != nil { number = (number &+ 1) & .max }
      number |= own
      let made = FontInstance(id: FontID(number), file: file, design: design)
      state.instances[name] = made
      state.byID[made.id] = made
      return made
    }
  }

  func instance(_ id: FontID) -> FontInstance? {
    if let shared, id.value >= 0 { return shared.instance(id) }
    return state.withLock { $0.byID[id] }
  }

  func add(_ faces: [RegisteredFace]) {
    state.withLock { state in
      for face in faces {
        let isKnown = state.registered.contains { $0.file.hasContent(of: face.file) }
        if !isKnown { state.registered.append(face) }
      }
    }
  }

  /// Returns the registered face for a family, full or PostScript name.
  func registered(_ name: String, weight: Double, isItalic: Bool) -> FontFile? {
    if let shared { return shared.registered(name, weight: weight, isItalic: isItalic) }
    return state.withLock { $0.registered.file(name, weight: weight, isItalic: isItalic) }
  }

  var registeredFamilies: [String] {
    if let shared { return shared.registeredFamilies }
    return state.withLock { $0.registered.map(\.displayName) }
  }
}
