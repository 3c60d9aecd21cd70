package import Vitrine
public import VitrineGraphics

/// A snapshot as the engine makes it now.
public struct SnapshotCandidate: Sendable {
  public var name: GoldenName
  public var fileExtension: String
  /// What a report groups by.
  public var traits: [String: String]
  /// Why this is no evidence, e.g. that the picture is blank; nil when it is.
  public var refusal: String?
  /// A hash of the content, by which two snapshots of one name are told apart.
  public var fingerprint: UInt64
  /// The golden's file if this is accepted; asked for when the candidate is kept.
  public var bytes: @Sendable () throws -> [UInt8]
  /// How this compares with a golden's bytes; throws when those are unreadable.
  public var compare: @Sendable (_ golden: [UInt8]) throws -> SnapshotComparison

  public init(
    name: GoldenName, fileExtension: String, traits: [String: String] = [:],
    refusal: String? = nil, fingerprint: UInt64, bytes: @escaping @Sendable () throws -> [UInt8],
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

/// How a candidate compares with the golden's bytes.
public struct SnapshotComparison: Hashable, Sendable {
  /// `identical`, `similar` or `different`.
  public var state: SnapshotState
  public var explanation: String
  public var changedPixels: Int?
  public var largestCluster: Int?
  public var peak: Int?
  public var blame: [String]
  /// A PNG that shows where they differ.
  public var difference: [UInt8]?

  public init(
    state: SnapshotState, explanation: String, changedPixels: Int? = nil,
    largestCluster: Int? = nil, peak: Int? = nil, blame: [String] = [], difference: [UInt8]? = nil
  ) {
    self.state = state
    self.explanation = explanation
    self.changedPixels = changedPixels
    self.largestCluster = largestCluster
    self.peak = peak
    self.blame = blame
    self.difference = difference
  }
}

/// Why a picture proves nothing, or nil when it does.
///
/// A picture without pixels, wholly clear or of one colour is what a broken test gives, too.
public func refusal(of picture: Pixmap) -> String? {
  guard let first = picture.pixels.first else { return "the picture has no pixels" }
  for pixel in picture.pixels where pixel != first { return nil }
  if first == 0 { return "the picture is blank: every pixel is clear" }
  return "the picture is blank: every pixel has the same colour"
}

extension SnapshotCandidate {
  /// What was not drawn, as it took too much, is no golden.
  package mutating func refuse(_ image: RenderedImage) {
    guard let excess = image.excess else { return }
    refusal = excess.message + (excess.path.isEmpty ? "" : " at " + excess.path)
  }
}
