import Synchronization
public import Vitrine
import VitrineBlame
import VitrineGraphics
public import VitrineImages
import VitrineLayout

extension PictureSnapshot {
  /// Creates a candidate from a drawn widget as PNG. Its file contains its provenance and views, so that a
  /// later difference can be traced to its cause; comparisons use them only to find masked views.
  ///
  /// - Parameters:
  ///   - traits: the traits that a report groups by; nil uses those of the picture.
  ///   - allowsBlank: whether a container that shows nothing but its background, or a picture of one colour,
  ///     is a valid golden, as of a widget that is a photograph in its background.
  public static func candidate(
    _ name: GoldenName, _ image: RenderedImage, traits: [String: String]? = nil,
    options: ComparisonOptions = ComparisonOptions(), masks: SnapshotMasks = SnapshotMasks(),
    allowsBlank: Bool = false
  ) -> SnapshotCandidate {
    let traits = traits ?? image.traits
    var candidate = candidate(
      name, image.pixmap, scale: Int(image.scale.rounded()), traits: traits, options: options,
      origin: PictureOrigin(image: image, traits: traits, masks: masks))
    if !allowsBlank {
      candidate.refuseBlank(image)
    } else if image.pixmap.pixels.contains(where: { $0 != 0 }) {
      candidate.refusal = nil
    }
    candidate.refuse(image)
    return candidate
  }
}

/// The origin of a picture, computed on demand.
struct PictureOrigin: Sendable {
  var image: RenderedImage
  var traits: [String: String]
  var masks = SnapshotMasks()
  private let views = RecordedViews()

  /// The largest number of lines that a record holds, so that its file stays small; reports show fewer.
  private static let mostLines = 64
  private static let mostLacks = 3
  private static let noRecord =
    "no cause: the golden does not hold its views; once accepted anew, it does"

  /// Everything that the picture was drawn with; a caller's own traits take precedence.
  private var settings: [Provenance.Setting] {
    let all = (image.request?.settings ?? [:]).merging(traits) { $1 }
    return all.sorted { $0.key < $1.key }.map { Provenance.Setting($0.key, $0.value) }
  }

  /// The date that the picture shows, as files of before have it; new ones have it among their settings.
  private var moment: [Provenance.Setting] {
    guard let date = image.request?.configuration.date else { return [] }
    return [Provenance.Setting(ChangeOrigin.dateSetting, "\(date.timeIntervalSince1970)")]
  }

  private func record(_ settings: [Provenance.Setting]) -> PlacedRecord {
    var record = views.record(of: image)
    record.environment = settings
    return record
  }

  private func provenance(_ record: PlacedRecord) -> Provenance {
    Provenance(
      engine: EngineVersion.current, placed: record.hash,
      display: ContentHash.of(image.displayList.encoded()), pixels: pixelHash(image.pixmap),
      environment: record.environment.isEmpty ? [] : record.environment + moment)
  }

  /// The provenance for a file, with the date only once.
  private func saved(_ record: PlacedRecord) -> Provenance {
    var result = provenance(record)
    if image.request != nil {
      result.environment.removeAll { $0.name == ChangeOrigin.dateSetting }
    }
    return result
  }

  /// The chunks for the golden's file.
  var notes: [PNGOptions.Note] {
    let record = record(settings)
    return [
      PNGOptions.Note(Provenance.keyword, saved(record).description), record.note,
    ]
  }

  /// Returns the options with all masks applied.
  func masked(_ options: ComparisonOptions, _ golden: DecodedPNG) -> ComparisonOptions {
    let record = masks.hasViews ? golden.note(PlacedRecord.keyword) : nil
    var options = options
    options.masks += masks.bounds(in: image, golden: record.flatMap { try? PlacedRecord(text: $0) })
    return options
  }

  /// Returns lines that name the origin of the change and the views and properties responsible, and the title
  /// of the first cause.
  func blame(
    _ golden: DecodedPNG, _ comparison: Comparison
  ) -> (lines: [String], cause: String?) {
    // A golden without settings gives no evidence about them, so they are not compared.
    let record = record(golden.provenance?.environment.isEmpty == true ? [] : settings)
    let origin = ChangeOrigin(
      old: golden.provenance, new: provenance(record),
      pixelsDiffer: comparison.verdict != .identical)
    guard origin != .none else { return ([], nil) }
    guard let text = golden.note(PlacedRecord.keyword), let old = try? PlacedRecord(text: text)
    else { return ([Self.noRecord] + lacks, Self.noRecord) }
    let found = VitrineBlame.blame(
      old: old, new: record, changedClusters: comparison.clusters)
    let lines = found.lines.prefix(Self.mostLines)
    let left = found.lines.count - lines.count
    let origins = [origin.refined(by: found).explanation]
    return (
      origins + lines + (left > 0 ? [SnapshotRecord.more(left)] : []) + lacks,
      found.causes.first?.title ?? origins.first
    )
  }

  /// The glyphs, images and colours that the picture requested but did not get.
  private var lacks: [String] {
    image.diagnostics.filter { $0.code.hasPrefix(SnapshotRecord.lackPrefix) }.prefix(Self.mostLacks)
      .map {
        "\($0.code): \($0.message)".withVisibleCharacters
      }
  }
}

/// The record of a picture's views without settings: made once, for the file and for blame.
private final class RecordedViews: Sendable {
  private let made = Mutex<PlacedRecord?>(nil)

  func record(of image: RenderedImage) -> PlacedRecord {
    made.withLock { made in
      let record = made ?? PlacedRecord(image.placed, display: image.displayList)
      made = record
      return record
    }
  }
}
