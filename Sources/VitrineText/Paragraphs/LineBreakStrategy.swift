/// The ways in which a text's lines may end other than at the last place that fits.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A paragraph of two lines does not end in a lone word where moving another one down evens the lines.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Korean breaks between words only.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The lines of a paragraph are of like length and end with phrases, as in headlines: as many as without it, or
  /// more within the limit where fewer would part phrases.
  package static let balanced = LineBreakStrategy(rawValue: 4)
  /// The strategies of labels today.
  public static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]

  /// Returns the strategies of labels under a major version of iOS.
  ///
  /// Lone words are avoided from iOS 11 on, first by UILabel (public reports of moved words:
  /// stackoverflow.com/questions/46200027, ZSWTappableLabel issue 42); texts of SwiftUI have done so on an iPhone
  /// with iOS 26 and under macOS 26.2 (frames of iamcgn/swiftui-web), and before that is estimated. Words of Korean
  /// are kept since iOS 14, where UIKit's `hangulWordPriority` came (its documentation).
  public static func labels(system: Int) -> LineBreakStrategy {
    system >= 14 ? .standard : system >= 11 ? .pushOut : []
  }
}
