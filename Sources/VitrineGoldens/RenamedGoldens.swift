import Synchronization
import VitrineGraphics
import VitrineImages

/// The goldens that a run does not draw any more, by their pixels: a picture without a golden may be one of them under
/// another name. They are read when the first golden is missing.
public final class RenamedGoldens: Sendable {
  private let store: GoldenStore
  private let drawn: Set<String>
  private let coverage: RunCoverage
  private let known = Mutex<[SHA256: [String]]?>(nil)

  /// The most goldens that are read; reading a thousand takes some seconds.
  private static let mostFiles = 2000

  /// Creates the goldens of a folder that a run leaves out; none is read yet.
  ///
  /// - Parameters:
  ///   - drawn: the files of all goldens that the run compares.
  ///   - coverage: what the run covers. Goldens that its inputs could draw under other flags, and all of a run of named
  ///     inputs, may still be needed.
  public init(_ store: GoldenStore, drawn: Set<String>, coverage: RunCoverage) {
    (self.store, self.drawn, self.coverage) = (store, drawn, coverage)
  }

  /// Returns the file of a golden with these pixels, of several the one whose name is most like another.
  ///
  /// - Parameter fingerprint: the hash of the picture's size and pixels.
  func golden(of fingerprint: SHA256, like file: String) -> String? {
    let files = known.withLock { known in
      let all = known ?? read()
      known = all
      return all[fingerprint] ?? []
    }
    // The first of equals, so that the answer is the same each time.
    return files.max { (likeness($0, file), $1) < (likeness($1, file), $0) }
  }

  private func read() -> [SHA256: [String]] {
    guard coverage.isWhole,
      let files = try? FileList.paths(in: store.goldens, extensions: ["png"])
    else { return [:] }
    let left = files.filter { file in
      !drawn.contains(file) && !coverage.prefixes.contains { file.hasPrefix($0) }
    }
    var found: [SHA256: [String]] = [:]
    for file in left.prefix(Self.mostFiles) {
      guard let hash = store.pixels(of: file) else { continue }
      found[hash, default: []].append(file)
    }
    return found
  }

  /// The characters that two names begin and end with.
  private func likeness(_ a: String, _ b: String) -> Int {
    zip(a.utf8, b.utf8).prefix { $0 == $1 }.count
      + zip(a.utf8.reversed(), b.utf8.reversed()).prefix { $0 == $1 }.count
  }
}

extension GoldenStore {
  /// The hash of a golden's size and pixels; nil where it cannot be read.
  fileprivate func pixels(of file: String) -> SHA256? {
    (try? golden(file)).flatMap { $0 }.flatMap(Self.pixels)
  }

  private static func pixels(_ bytes: [UInt8]) -> SHA256? {
    (try? decodePNGWithTraits(bytes).still()).map { SHA256.hash($0.pixmap) }
  }

  /// Removes the golden that a picture was moved from, unless its pixels are others than those of the new one: records
  /// are not trusted.
  ///
  /// - Parameter now: the bytes of the new golden.
  func removeRenamed(_ old: String, now: [UInt8]) throws(GoldenError) {
    guard old.hasSuffix(".png"), (try? checkedGolden(old)) != nil,
      let hash = pixels(of: old), hash == Self.pixels(now)
    else { return }
    try prune([old])
  }
}
