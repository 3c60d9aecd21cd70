package import VitrineGraphics

/// A view at which VoiceOver stops, with what it says.
package struct SpokenElement: Hashable, Sendable {
  /// The origin of a label.
  package enum Origin: String, Hashable, Sendable, CaseIterable {
    /// `accessibilityLabel` says it.
    case author
    /// It is the words of texts.
    case text
    /// It is the name of a symbol, which systems translate.
    case symbol
    /// It is the file's or the asset's name of a picture.
    case picture
    /// There is none.
    case none
  }

  /// The index in the placed tree.
  package var node: Int
  package var path: String
  /// The name that `id(_:)` or `accessibilityIdentifier(_:)` gave the view.
  package var name: String?
  package var label: String
  package var origin: Origin
  package var value: String?
  package var hint: String?
  /// Roles and states as they are spoken, such as `button`.
  package var traits: [String]
  /// The visible part of the frame in points.
  package var rect: Rect

  /// Whether a tap does something.
  package var isAction: Bool { traits.contains { ["button", "link", "toggle"].contains($0) } }
}
