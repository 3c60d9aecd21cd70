/// The colour space that a file names, by its sRGB, gAMA, cHRM and iCCP chunks.
///
/// None of it changes a pixel here, samples are always taken as sRGB; but two files with the same
/// samples and other profiles look different in a viewer.
public enum ColourProfile: Hashable, Sendable {
  /// Nothing is said; viewers take it for sRGB.
  case untagged
  /// By an sRGB chunk, by sRGB's own numbers, or by an ICC profile that calls itself sRGB.
  case sRGB
  /// Gamma in 1/100000.
  case gamma(UInt32)
  /// White point and primaries other than sRGB's, in 1/100000 (order of the cHRM chunk).
  case primaries([UInt32])
  /// An ICC profile by its name and a hash of its stored bytes.
  case icc(name: String, hash: UInt64)

  /// Whether viewers show the same colours: as equal, and untagged as sRGB.
  public func meansTheSame(as other: ColourProfile) -> Bool {
    func known(_ profile: ColourProfile) -> ColourProfile {
      profile == .untagged ? .sRGB : profile
    }
    return known(self) == known(other)
  }

  /// The space as a noun phrase when that is not sRGB.
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
