import VitrineGraphics
import VitrineImages

/// The files of one snapshot in a report's page, each in a format that browsers show.
///
/// For two pictures of one size only the differing part of the candidate is stored; the rest equals the
/// golden. The page computes the difference.
struct ReportPicture: Sendable {
  var golden: [UInt8]?
  var candidate: [UInt8]?
  var thumbnail: [UInt8]?
  /// The part of the candidate that is stored, or of both pictures if the golden is cropped, too.
  var part: PixelBounds?
  var isGoldenCut = false
  /// The size of the complete pictures in pixels.
  var size: PixelSize?

  /// The number of bytes in the page, where base64 turns three bytes into four.
  var cost: Int {
    [golden, candidate, thumbnail].reduce(0) { $0 + (($1?.count ?? 0) + 2) / 3 * 4 }
  }

  /// The margin around a difference in pixels, which shows its surroundings.
  private static let margin = 16
}

extension ReportPicture {
  /// Stores texts unchanged.
  init(text golden: [UInt8]?, _ candidate: [UInt8]?) {
    (self.golden, self.candidate) = (golden, candidate)
  }

  /// Stores the complete pictures.
  init(golden: [UInt8]?, candidate: [UInt8]?) {
    let (old, new) = (golden.flatMap(Self.decoded), candidate.flatMap(Self.decoded))
    size = (new ?? old).map { PixelSize($0.width, $0.height) }
    self.golden = old == nil ? nil : golden.map(withoutNotes)
    self.candidate = new == nil ? nil : candidate.map(withoutNotes)
    guard let old, let new, let changed = Self.changed(old, new) else { return }
    if let cut = Self.encoded(new, changed), cut.count < self.candidate?.count ?? 0 {
      self.candidate = cut
      part = changed
    }
  }

  /// Stores crops around the difference, and a thumbnail of the whole candidate.
  init(partOf golden: [UInt8]?, candidate: [UInt8]?) {
    guard let golden, let candidate, let old = Self.decoded(golden),
      let new = Self.decoded(candidate),
      let changed = Self.changed(old, new)
    else {
      self.init(golden: golden, candidate: candidate)
      return
    }
    self.init()
    let whole = PixelBounds(x: 0, y: 0, width: old.width, height: old.height)
    let around = changed.grown(by: Self.margin).intersection(whole)
    size = PixelSize(new.width, new.height)
    (self.golden, self.candidate) = (Self.encoded(old, around), Self.encoded(new, around))
    (part, isGoldenCut) = (around, true)
    thumbnail = Self.small(new)
  }

  init(thumbnailOf picture: [UInt8]?) {
    guard let pixels = picture.flatMap(Self.decoded) else { return }
    size = PixelSize(pixels.width, pixels.height)
    thumbnail = Self.small(pixels)
  }

  private static func decoded(_ bytes: [UInt8]) -> Pixmap? { try? decodePNG(bytes) }

  /// Returns the smallest rectangle around all differences; nil for pictures of different sizes, and for
  /// equal ones.
  private static func changed(_ old: Pixmap, _ new: Pixmap) -> PixelBounds? {
    guard old.width == new.width, old.height == new.height else { return nil }
    return compare(old, new).bounds
  }

  private static func encoded(_ picture: Pixmap, _ part: PixelBounds) -> [UInt8]? {
    var cut = Pixmap(width: part.width, height: part.height)
    for y in 0..<part.height {
      for x in 0..<part.width { cut[x, y] = picture[part.x + x, part.y + y] }
    }
    return encoded(cut)
  }

  private static func small(_ picture: Pixmap) -> [UInt8]? { encoded(Thumbnail.of(picture)) }

  private static func encoded(_ picture: Pixmap) -> [UInt8]? {
    var scratch = PNGScratch()
    return try? encodePNG(picture, scale: 1, scratch: &scratch)
  }
}
