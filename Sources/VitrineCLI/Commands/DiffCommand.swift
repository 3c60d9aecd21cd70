import ArgumentParser
import Vitrine
import VitrineBlame
import VitrineImages

/// Compares two pictures and, where both files contain their views, finds the reasons for differences.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "diff", abstract: "Compares two PNG files.",
    discussion: """
      Ends with 0 when they are the same (identical, or similar by the strategy) and with 1 when they \
      are not. Pictures that carry their placed views, or have them in a file NAME.placed beside \
      them, also get the properties that changed.
      """
        + "\n\n" + VerbExamples.text("diff"))

  @Argument(help: "The PNG that is expected.", completion: .pictures)
  var expected: String

  @Argument(help: "The PNG that is there.", completion: .pictures)
  var actual: String

  @OptionGroup(title: "Comparing") var strategy: StrategyOptions

  @Option(name: .shortAndLong, help: "Writes a picture of the difference.", completion: .pictures)
  var output: String?

  @Flag(help: "Prints one JSON object.")
  var json = false

  @Flag(help: "Prints nothing; the exit code tells.")
  var quiet = false

  func run() throws {
    let options = try strategy.options()
    let (old, new) = (try ComparedFile(expected), try ComparedFile(actual))
    var comparison = compare(old.picture, new.picture, options)
    try comparison.addFineDifference(old.bytes, new.bytes)
    if let output { try write(old, new, to: output) }
    if !quiet { try tell(comparison, old, new) }
    if comparison.verdict == .different { throw Failure(code: Exit.mismatch) }
  }

  private func tell(_ comparison: Comparison, _ old: ComparedFile, _ new: ComparedFile) throws {
    let found = try blame(comparison, old, new)
    let origin = ChangeOrigin(
      old: old.picture.provenance, new: new.picture.provenance,
      pixelsDiffer: comparison.verdict != .identical
    ).refined(by: found)
    if json {
      Output.line(ComparisonJSON.text(comparison, origin, found))
      return
    }
    Output.line(comparison.explanation)
    if origin != .none, origin != .unknown { Output.line(origin.explanation) }
    guard let found else {
      if origin != .none { Output.line(try noCause(old, new)) }
      return
    }
    for line in found.lines.prefix(Self.mostCauses) { Output.line("  \(line)") }
    let left = found.lines.count - Self.mostCauses
    if left > 0 { Output.line("  and \(left) more; --json lists all") }
  }

  /// The largest number of causes printed; more would not be read.
  private static let mostCauses = 12

  private func noCause(_ old: ComparedFile, _ new: ComparedFile) throws -> String {
    let file = try old.record() == nil ? old.path : new.path
    return "no cause: \(file) does not hold its views"
  }

  /// Returns the causes; nil unless both files contain their views.
  private func blame(
    _ comparison: Comparison, _ old: ComparedFile, _ new: ComparedFile
  ) throws -> Blame? {
    guard comparison.verdict != .identical, let before = try old.record(),
      let after = try new.record()
    else { return nil }
    return VitrineBlame.blame(
      old: before, new: after, changedClusters: comparison.clusters, wholeTexts: json)
  }

  private func write(_ old: ComparedFile, _ new: ComparedFile, to path: String) throws {
    var scratch = PNGScratch()
    let picture = differencePicture(old.picture.pixmap, new.picture.pixmap)
    try writeFile(try encodePNG(picture, scale: 1, scratch: &scratch), to: path)
  }
}

/// One of the two files with its decoded picture.
private struct ComparedFile {
  let path: String
  let bytes: [UInt8]
  let picture: DecodedPNG

  init(_ path: String) throws {
    self.path = path
    bytes = try readFile(path, limit: PNGLimits.standard.bytes)
    do {
      picture = try decodePNGWithTraits(bytes).still()
    } catch {
      throw PNGError.unreadable(path: path, error)
    }
  }

  /// Reads the views from the file itself, otherwise from `NAME.placed` beside it; nil without either.
  func record() throws -> PlacedRecord? {
    if let text = picture.note(PlacedRecord.keyword) { return try read(text, path) }
    let stem = path.hasSuffix(".png") ? String(path.dropLast(4)) : path
    let beside = stem + ".placed"
    guard let bytes = try? readFile(beside, limit: Self.longestRecord) else { return nil }
    return try read(String(decoding: bytes, as: UTF8.self), beside)
  }

  private func read(_ text: String, _ path: String) throws -> PlacedRecord {
    do {
      return try PlacedRecord(text: text)
    } catch {
      throw Failure(code: Exit.badInput, message: "error: \(path): \(error)")
    }
  }

  /// The largest size of a record in bytes; one of ten thousand views is smaller.
  private static let longestRecord = 8 << 20
}
