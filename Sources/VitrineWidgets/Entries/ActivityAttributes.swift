/// The data of a live activity. Live activities are accepted in a bundle and not drawn.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable, Hashable
}
