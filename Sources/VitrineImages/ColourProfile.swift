/// The colour space of a file according to its cICP, iCCP, sRGB, gAMA and cHRM chunks.
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
  /// Numbers of ITU-T H.273 in a cICP chunk: primaries, transfer function, matrix, and whether the range is full.
  case coded([UInt8])

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
    case .coded(let numbers): "the colours cICP \(Self.shown(numbers))"
    }
  }

  private static func shown(_ numbers: [UInt8]) -> String {
    let known: [[UInt8]: String] = [
      [12, 13]: "Display P3", [11, 13]: "DCI-P3", [1, 1]: "BT.709", [1, 8]: "linear sRGB",
      [9, 14]: "BT.2020", [9, 16]: "BT.2100 PQ", [9, 18]: "BT.2100 HLG",
    ]
    let name = known[Array(numbers.prefix(2))].map { " (\($0))" } ?? ""
    return numbers.map { String($0) }.joined(separator: "/") + name
  }
}

extension ColourProfile: CustomStringConvertible {
  public var description: String {
    switch self {
    case .untagged: "untagged"
    case .sRGB: "sRGB"
    case .gamma, .primaries, .coded: "of \(foreignSpace ?? "sRGB")"
    case .icc(let name, _): "of the ICC profile “\(name)”"
    }
  }
}
