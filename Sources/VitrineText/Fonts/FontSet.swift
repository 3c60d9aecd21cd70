/// The fonts that one document brings, found by the names in them and by no other document. Immutable; safe between
/// threads.
///
/// Sets of the same faces of the same bytes in the same order are equal.
public final class FontSet: Hashable, Sendable {
  let faces: [RegisteredFace]
  /// The family name of the first face of each file.
  public let families: [String]
  /// The bytes of its files, each counted once.
  public let byteCount: Int

  init(_ files: [[RegisteredFace]]) {
    faces = files.flatMap { $0 }
    families = files.map { $0.first?.displayName ?? "" }
    var seen: Set<ObjectIdentifier> = []
    byteCount = faces.reduce(0) { sum, face in
      seen.insert(ObjectIdentifier(face.file.bytes)).inserted ? sum + face.file.bytes.count : sum
    }
  }

  /// Whether both have the same faces of the same bytes.
  public static func == (a: FontSet, b: FontSet) -> Bool {
    if a === b { return true }
    return a.faces.count == b.faces.count
      && zip(a.faces, b.faces).allSatisfy { $0.file.hasContent(of: $1.file) }
  }

  /// Adds the keys of the faces.
  public func hash(into hasher: inout Hasher) {
    for face in faces { hasher.combine(face.file.key) }
  }
}
