/// The members of an object in the order in which they were written, with distinct keys.
package struct LocatedObject: Sendable {
  package struct Member: Sendable {
    package var key: String
    package var keyPosition: SourcePosition
    package var value: LocatedValue

    package init(key: String, keyPosition: SourcePosition, value: LocatedValue) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  package var members: [Member] {
    didSet { places = LocatedObject.places(members) }
  }
  /// The indices of the members of a large object, by their keys.
  private var places: [String: Int]?

  package init(_ members: [Member] = []) {
    self.members = members
    places = LocatedObject.places(members)
  }

  package subscript(key: String) -> LocatedValue? {
    // Without `member(_:)`: copying an unused key would be most of the cost.
    if let places { return places[key].map { members[$0].value } }
    for member in members where member.key == key { return member.value }
    return nil
  }

  /// Returns the first member with a key.
  func member(_ key: String) -> Member? {
    if let places { return places[key].map { members[$0] } }
    for member in members where member.key == key { return member }
    return nil
  }

  /// The largest object without an index, which takes longer to build than it saves: expressions create
  /// objects of the environment that are read once.
  static let scanLimit = 64

  private static func places(_ members: [Member]) -> [String: Int]? {
    guard members.count > scanLimit else { return nil }
    var places: [String: Int] = [:]
    places.reserveCapacity(members.count)
    for (place, member) in members.enumerated() where places[member.key] == nil {
      places[member.key] = place
    }
    return places
  }
}
