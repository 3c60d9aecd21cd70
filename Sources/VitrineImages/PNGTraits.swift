import VitrineGraphics

/// The metadata of a PNG file other than size and pixels.
public struct PNGTraits: Hashable, Sendable {
  /// The colour types of IHDR.
  public enum Samples: UInt8, Hashable, Sendable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  /// The animation declared by an APNG.
  public struct Animation: Hashable, Sendable {
    public var frames: Int
    /// The offset in bytes of the chunk acTL.
    public var offset: Int
  }

  /// Ancillary chunks with a wrong check sum, which are left out.
  public struct Damage: Hashable, Sendable {
    /// The name of the first one.
    public var chunk: String
    /// Its offset in bytes.
    public var offset: Int
    /// The number of such chunks.
    public var count = 1
  }

  public var profile = ColourProfile.untagged
  /// The stored bits of a sample or index: 1, 2, 4, 8 or 16; pixels are always decoded to 8.
  public var bitDepth = 8
  /// The colour type; nil if it is not part of the format (the decoder then refuses the file).
  public var samples: Samples? = .rgba
  public var isInterlaced = false
  public var animation: Animation?
  /// The orientation of the camera; pixels are always turned upright.
  package var orientation = ExifOrientation.upright
  /// The ancillary chunks whose check sums are wrong; nil if there are none.
  public var damage: Damage?

  public init() {}

  /// Reads the 13 bytes of IHDR (PNG specification, 11.2.1).
  mutating func take(header: ArraySlice<UInt8>) {
    let fields = Array(header.dropFirst(8))
    bitDepth = Int(fields[0])
    samples = Samples(rawValue: fields[1])
    isInterlaced = fields[4] == 1
  }
}

extension DecodedPNG {
  /// Returns the picture, or throws if the file is animated or damaged: where a single picture is stored, as for
  /// goldens, the other frames would be ignored, and what was left out is a part of it.
  public func still() throws(PNGError) -> DecodedPNG {
    if let damage = traits.damage {
      throw .checksum(chunk: damage.chunk, offset: damage.offset)
    }
    guard let animation = traits.animation, animation.frames != 1 else { return self }
    throw .animated(frames: animation.frames, offset: animation.offset)
  }

  /// The notes on what the file has and is not shown.
  var pictureNotes: [PictureNote] {
    var notes: [PictureNote] = []
    if let animation = traits.animation, animation.frames > 1 {
      notes.append(.frames(animation.frames))
    }
    if let damage = traits.damage {
      notes.append(
        .damagedChunks(name: damage.chunk, offset: damage.offset, count: damage.count))
    }
    return notes
  }

  /// Returns the text of the first note with this keyword.
  public func note(_ keyword: String) -> String? {
    notes.first { $0.keyword == keyword }?.text
  }
}

/// The contents of the chunks about colours.
struct ColourTags: Equatable {
  var isTaggedSRGB = false
  /// The numbers of a cICP chunk.
  var codes: [UInt8]?
  /// The name inside an iCCP chunk, and the hash of the chunk.
  var profileName: String?
  var profileHash = SHA256.hash([])
  var gamma: UInt32?
  var primaries: [UInt32]?

  /// sRGB by its numbers in ITU-T H.273: its primaries and curve, no matrix, the full range.
  private static let srgbCodes: [UInt8] = [1, 13, 0, 1]

  /// The resulting profile: codes take precedence over an ICC profile, which takes precedence over sRGB, which takes
  /// precedence over numbers (PNG specification, third edition, 4.3).
  var profile: ColourProfile {
    if let codes { return codes == Self.srgbCodes ? .sRGB : .coded(codes) }
    if let profileName {
      return profileName.contains("sRGB") ? .sRGB : .icc(name: profileName, hash: profileHash)
    }
    if isTaggedSRGB { return .sRGB }
    // sRGB's own values in units of 1/100000 (PNG specification, 11.3.2.5), with a tolerance for rounding.
    if let gamma, !(44_000...47_000).contains(gamma) { return .gamma(gamma) }
    let srgb: [UInt32] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    if let primaries, zip(primaries, srgb).contains(where: { $0 > $1 + 500 || $0 + 500 < $1 }) {
      return .primaries(primaries)
    }
    return gamma == nil && primaries == nil ? .untagged : .sRGB
  }
}
