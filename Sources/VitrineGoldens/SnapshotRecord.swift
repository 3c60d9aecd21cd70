/// How a snapshot stands to its golden.
public enum SnapshotState: String, Hashable, CaseIterable, Sendable, Codable {
  /// Equal to the last bit.
  case identical
  /// Within the tolerance that the test names.
  case similar
  case different
  /// There is no golden: never a pass.
  case missing
  /// The candidate itself is no evidence: blank or of one colour.
  case refused
  /// The golden is there and cannot be read.
  case unreadable

  /// Whether the snapshot passes.
  public var passes: Bool { self == .identical || self == .similar }
}

/// What became of one snapshot: everything that a report shows, and nothing that varies from run to
/// run.
public struct SnapshotRecord: Hashable, Sendable, Codable {
  /// The golden's name without extension.
  public var name: String
  /// `png`, or `txt` for layouts, texts and hit maps.
  public var fileExtension: String
  public var state: SnapshotState
  /// One sentence that says how the two compare, by which measure.
  public var explanation: String
  /// Whether `accept` without names takes the candidate.
  public var isOffered = false
  /// Pixels that differ, and the largest connected group of them; nil without a comparison.
  public var changedPixels: Int?
  public var largestCluster: Int?
  /// Largest difference of one channel, 1…255.
  public var peak: Int?
  /// Lines that trace the change to views, properties or display commands.
  public var blame: [String] = []
  /// What a report groups by: `widget`, `family`, `device`, `typeSize`, `scheme`, …
  public var traits: [String: String] = [:]
  /// Folders of the run, so that a report of several can find the files.
  public var goldens: String

  public init(
    name: GoldenName, fileExtension: String, state: SnapshotState, explanation: String,
    goldens: String
  ) {
    self.name = name.text
    self.fileExtension = fileExtension
    self.state = state
    self.explanation = explanation
    self.goldens = goldens
  }

  /// Path of the golden's file below its folder.
  public var file: String { name + "." + fileExtension }

  /// Whether name and extension are such as a snapshot could have. Records come from anywhere, and what they
  /// name is read, written and removed.
  var namesSnapshot: Bool {
    (try? GoldenName(name)) != nil && Self.isExtension(fileExtension)
  }

  /// ASCII letters and digits, in parts between dots: `png`, `hits.json`.
  static func isExtension(_ text: String) -> Bool {
    text.utf8.count <= longestExtension
      && text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy
      {
        !$0.isEmpty && $0.allSatisfy(isLetterOrDigit)
      }
  }

  /// Bytes, so that the name of a file stays below the 255 of file systems.
  private static let longestExtension = 32

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte | 32)
  }
}

extension SnapshotRecord: Comparable {
  /// By the bytes of their files' names: the order of every report.
  public static func < (a: SnapshotRecord, b: SnapshotRecord) -> Bool {
    a.file.utf8.lexicographicallyPrecedes(b.file.utf8)
  }
}
