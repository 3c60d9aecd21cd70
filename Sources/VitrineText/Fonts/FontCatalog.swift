import Synchronization

/// The open files and font instances of a library; everything is opened on first use.
final class FontCatalog: Sendable {
  private let directories: [String]
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
    self.directories = directories
    state = Mutex(State())
  }

  func file(_ font: BundledFont) -> FontFile? {
    state.withLock { state in
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
          if let file = FontFile(bytes: bytes, faceIndex: location.face, key: key.value) {
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
    state.withLock { state in
      let name = InstanceName(file: ObjectIdentifier(file), design: design)
      if let known = state.instances[name] { return known }
      let key = FontInstance.key(file: file, design: design)
      var number = Int32(truncatingIfNeeded: key ^ key >> 32) & .max
      while state.byID[FontID(number)] != nil { number = (number &+ 1) & .max }
      let made = FontInstance(id: FontID(number), file: file, design: design)
      state.instances[name] = made
      state.byID[made.id] = made
      return made
    }
  }

  func instance(_ id: FontID) -> FontInstance? { state.withLock { $0.byID[id] } }

  func add(_ faces: [RegisteredFace]) {
    state.withLock { state in
      for face in faces {
        let isKnown = state.registered.contains {
          $0.file.key == face.file.key && $0.file.faceIndex == face.file.faceIndex
        }
        if !isKnown { state.registered.append(face) }
      }
    }
  }

  /// Returns the registered face for a family, full or PostScript name; within a family the nearest in
  /// slope, then weight.
  func registered(_ name: String, weight: Double, isItalic: Bool) -> FontFile? {
    let asked = name.lowercased()
    return state.withLock { state in
      let exact = state.registered.first {
        $0.faceNames.contains(asked) && !$0.families.contains(asked)
      }
      if let exact { return exact.file }
      var best: (distance: Double, file: FontFile)?
      for face in state.registered where face.families.contains(asked) {
        let distance = face.distance(weight: weight, isItalic: isItalic)
        if best.map({ distance < $0.distance }) ?? true { best = (distance, face.file) }
      }
      return best?.file
    }
  }

  var registeredFamilies: [String] { state.withLock { $0.registered.map(\.displayName) } }
}
