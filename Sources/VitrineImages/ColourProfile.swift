/// The colour space of a file according to its sRGB, gAMA, cHRM and iCCP chunks.
///
/// It does not affect decoding, as samples are always interpreted as sRGB; but two files with the same
/// samples and different profiles look different in a viewer.
public enum ColourProfile: Hashable, Sendable {
  /// No colour space is given; viewers assume sRGB.
  case untagged
  /// sRGB by an sRGB chunk, by sRGB's own numbers, or by an ICC profile with that name.
  case sRGB
  /// A gamma in units of 1/100000.
  case gamma(UInt32)
  /// A white point and primaries other than sRGB's, in units of 1/100000 (order of the cHRM chunk).
  case primaries([UInt32])
  /// An ICC profile with its name and a hash of its stored bytes.
  case icc(name: String, hash: SHA256)

  /// Whether viewers show the same colours: the profiles are equal, with untagged as sRGB.
  public func meansTheSame(as other: ColourProfile) -> Bool {
    func known(_ profile: ColourProfile) -> ColourProfile {
      profile == .untagged ? .sRGB : profile
    }
    return known(self) == known(other)
  }

  /// The colour space as a noun phrase if it is not sRGB.
  public var foreignSpace: String? {
    switch self {
    case .untagged, .sRGB: nil
    case .gamma(let gamma): "a gamma of \(Double(gamma) / 100_000)"
    case .primaries: "primaries other than sRGB's"
    case .icc(let name, _): "the ICC profile “\(name)”"
    }
  }
}

extension ColourProfile: CustomStringConvertible {
  public var description: String {
    switch self {
    case .untagged: "untagged"
    case .sRGB: "sRGB"
    case .gamma, .primaries: "of \(foreignSpace ?? "sRGB")"
    case .icc(let name, _): "of the ICC profile “\(name)”"
    }
  }
}
