/// A font that a text names and that is not there.
public struct MissingFont: Hashable, Sendable {
  /// The name by which the text asks for it.
  public var name: String
  /// The font that is drawn in its place, such as `Inter, weight 700, italic`.
  public var standIn: String

  init(_ name: String, _ request: FontRequest) {
    self.name = name
    let family =
      switch request.family {
      case .system(.rounded): "Inter with round corners"
      case .system(.serif): "Source Serif"
      case .system(.monospaced): "JetBrains Mono"
      case .system(.standard), .custom: "Inter"
      }
    standIn =
      "\(family), weight \(Int(request.weight.rounded()))" + (request.isItalic ? ", italic" : "")
  }
}
