/// What a PNG file says about itself beside size and pixels.
public struct PNGTraits: Hashable, Sendable {
  /// The colour types of IHDR.
  public enum Samples: UInt8, Hashable, Sendable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  /// An APNG's announcement.
  public struct Animation: Hashable, Sendable {
    public var frames: Int
    /// Byte at which the chunk acTL begins.
    public var offset: Int
  }

  public var profile = ColourProfile.untagged
  /// Bits of a sample or index as stored: 1, 2, 4, 8 or 16; pixels are always read as 8.
  public var bitDepth = 8
  /// Nil for a colour type that the format does not know (the decoder then refuses the file).
  public var samples: Samples? = .rgba
  public var isInterlaced = false
  public var animation: Animation?

  public init() {}

  /// From the 13 bytes of IHDR (PNG specification, 11.2.1).
  mutating func take(header: ArraySlice<UInt8>) {
    let fields = Array(header.dropFirst(8))
    bitDepth = Int(fields[0])
    samples = Samples(rawValue: fields[1])
    isInterlaced = fields[4] == 1
  }
}

extension DecodedPNG {
  /// The same picture, refused when the file holds a film: where a single picture is kept, as among
  /// goldens, the other frames would go unseen.
  public func still() throws(PNGError) -> DecodedPNG {
    guard let animation = traits.animation, animation.frames != 1 else { return self }
    throw .animated(frames: animation.frames, offset: animation.offset)
  }

  /// The first note with this keyword.
  public func note(_ keyword: String) -> String? {
    notes.first { $0.keyword == keyword }?.text
  }
}

/// The chunks that speak of colours.
struct ColourTags: Equatable {
  var isTaggedSRGB = false
  /// The name inside an iCCP chunk, and a hash of all of it.
  var profileName: String?
  var profileHash: UInt64 = 0
  var gamma: UInt32?
  var primaries: [UInt32]?

  /// An ICC profile goes before sRGB, that before numbers (PNG specification, 11.3.2).
  var profile: ColourProfile {
    if let profileName {
      return profileName.contains("sRGB") ? .sRGB : .icc(name: profileName, hash: profileHash)
    }
    if isTaggedSRGB { return .sRGB }
    // sRGB's own values in units of 1/100000 (PNG specification, 11.3.2.5), with room for rounding.
    if let gamma, !(44_000...47_000).contains(gamma) { return .gamma(gamma) }
    let srgb: [UInt32] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
    if let primaries, zip(primaries, srgb).contains(where: { $0 > $1 + 500 || $0 + 500 < $1 }) {
      return .primaries(primaries)
    }
    return gamma == nil && primaries == nil ? .untagged : .sRGB
  }
}
