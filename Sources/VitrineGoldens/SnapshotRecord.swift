/// The result of one snapshot: everything that a report shows, and nothing that varies from run to run.
public struct SnapshotRecord: Hashable, Sendable, Codable {
  /// The golden's name without extension.
  public var name: String
  /// `png`, or `txt` for layouts, texts and hit maps.
  public var fileExtension: String
  /// The result of the comparison, which decides whether the snapshot passes.
  public var state: SnapshotState
  /// One sentence with the result of the comparison and its measure.
  public var explanation: String
  /// Whether `accept` without names accepts the candidate.
  public var isOffered = false
  /// The number of differing pixels, and of those in the largest connected group; nil without a comparison.
  public var changedPixels: Int?
  /// The number of pixels in the largest connected group that differs; nil without one.
  public var largestCluster: Int?
  /// The largest difference of one channel, 1…255.
  public var peak: Int?
  /// Lines that trace the change to views, properties or display commands.
  public var blame: [String] = []
  /// The first cause without places, pixels and movement; nil for passes, and if none is known. Records of older
  /// versions have none.
  public var cause: String?
  /// The file of a golden that nothing draws any more and that has the pixels of this snapshot, which has none. Accepting
  /// removes it.
  public var renamedFrom: String?
  /// The traits that a report groups by: `widget`, `family`, `device`, `typeSize`, `scheme`, …
  public var traits: [String: String] = [:]
  /// The number of the run among those that left something in the folder; nil for one that began with an empty folder.
  public var run: Int?
  /// The folder of the run's goldens, so that a report on several runs can find the files.
  public var goldens: String

  /// Creates a record without measures, traits or blame, and not offered.
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

  /// The path of the golden's file relative to its folder.
  public var file: String { name + "." + fileExtension }

  /// Whether name and extension are valid for a snapshot. Records are not trusted, and the files they name
  /// are read, written and removed.
  var namesSnapshot: Bool {
    (try? GoldenName(name)) != nil && Self.isExtension(fileExtension)
  }

  /// Whether an extension consists of ASCII letters and digits, in parts between dots: `png`, `hits.json`.
  static func isExtension(_ text: String) -> Bool {
    text.utf8.count <= longestExtension
      && text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy
      {
        !$0.isEmpty && $0.allSatisfy(isLetterOrDigit)
      }
  }

  /// The largest number of bytes, so that the file name stays below the limit of 255 of file systems.
  private static let longestExtension = 32

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (97...122).contains(byte | 32)
  }
}

extension SnapshotRecord: Comparable {
  /// Orders records by the bytes of their files' names: the order of every report.
  public static func < (a: SnapshotRecord, b: SnapshotRecord) -> Bool {
    a.file.utf8.lexicographicallyPrecedes(b.file.utf8)
  }
}
