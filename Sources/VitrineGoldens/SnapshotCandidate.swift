package import Vitrine
public import VitrineGraphics
public import VitrineImages

/// A snapshot made by the current run.
public struct SnapshotCandidate: Sendable {
  /// The golden's path below its folder, without the extension.
  public var name: GoldenName
  /// The kind of file without its dot, such as `png`, `txt` or `hits.json`.
  public var fileExtension: String
  /// The traits that a report groups by.
  public var traits: [String: String]
  /// The reason why this is not a valid golden, e.g. a blank picture; otherwise nil.
  public var refusal: String?
  /// The hash of the content that distinguishes two snapshots of one name.
  public var fingerprint: SHA256
  /// Returns the golden's file for the case that this is accepted; called when the candidate is saved.
  public var bytes: @Sendable () throws -> [UInt8]
  /// Compares this with a golden's bytes; throws if these are unreadable.
  public var compare: @Sendable (_ golden: [UInt8]) throws -> SnapshotComparison

  /// Creates a candidate; both closures are kept and called only when needed.
  public init(
    name: GoldenName, fileExtension: String, traits: [String: String] = [:],
    refusal: String? = nil, fingerprint: SHA256, bytes: @escaping @Sendable () throws -> [UInt8],
    compare: @escaping @Sendable (_ golden: [UInt8]) throws -> SnapshotComparison
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.traits = traits
    self.refusal = refusal
    self.fingerprint = fingerprint
    self.bytes = bytes
    self.compare = compare
  }

  var file: String { name.text + "." + fileExtension }
}

/// Returns the reason why a picture is not a valid golden, or nil if it is.
///
/// A picture without pixels, fully transparent or of one colour can also come from a broken test. Candidates
/// of drawn widgets are also refused if their container shows nothing but its background.
public func refusal(of picture: Pixmap) -> String? {
  guard let first = picture.pixels.first else { return "the picture has no pixels" }
  for pixel in picture.pixels where pixel != first { return nil }
  if first == 0 { return "the picture is blank: every pixel is clear" }
  return "the picture is blank: every pixel has the same colour"
}

extension SnapshotCandidate {
  /// Refuses a widget of which nothing but the background is seen.
  mutating func refuseBlank(_ image: RenderedImage) {
    guard refusal == nil, image.showsOnlyBackground else { return }
    refusal = "the picture is blank: the container shows nothing but its background"
  }

  /// Refuses a picture that was not drawn because it exceeded its budget.
  package mutating func refuse(_ image: RenderedImage) {
    guard let excess = image.excess else { return }
    refusal = excess.message + (excess.path.isEmpty ? "" : " at " + excess.path)
  }
}
