import Synchronization
import Vitrine
import VitrineGoldens
import VitrineImages

/// Hashes of configurations by their description, which has every field by name and value; none of them is a
/// reference.
///
/// A description takes as long as a hundred comparisons. It is made once for all pictures that differ only in what
/// nearly every run varies.
final class DescribedConfigurations: Sendable {
  private let known = Mutex<[RenderConfiguration: SHA256]>([:])

  /// The most descriptions kept: jobs may each have a date of their own.
  private static let mostKnown = 4096

  /// Returns the hash of everything but the wallpaper, which is a file.
  func hash(_ configuration: RenderConfiguration) -> SHA256 {
    var rest = configuration
    rest.wallpaper = nil
    let varied = "\(rest.typeSize.slug) \(rest.scheme == .dark ? "dark" : "light")"
    (rest.typeSize, rest.scheme) = (.large, .light)
    return ContentDigest.of([hash(ofRest: rest), ContentDigest.of(varied)])
  }

  private func hash(ofRest rest: RenderConfiguration) -> SHA256 {
    known.withLock { known in
      if let hash = known[rest] { return hash }
      let hash = ContentDigest.of("\(rest)")
      if known.count >= Self.mostKnown { known.removeAll() }
      known[rest] = hash
      return hash
    }
  }
}
