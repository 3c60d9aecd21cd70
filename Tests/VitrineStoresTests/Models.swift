import Foundation
import VitrineSwiftData

@Model final class Shelf {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Good.shelf) var goods: [Good]? = []
  var owner: Owner?

  init(name: String) { self.name = name }
}

@Model public class Good {
  #Index<Good>([\.name])
  #Unique<Good>([\.name])

  enum Kind: String, Codable, CaseIterable { case food, drink }

  struct Size: Codable, Hashable {
    var width = 1.0
    var height: Double
  }

  @Attribute(.unique) public var key = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
  var name: String
  var price = 2.5, count: Int = 1
  internal var kind: Kind = Kind.food
  var tags: [String] = ["a", "b"]
  var size: Size?
  public private(set) var due: Date?
  @Transient var isOpen = false
  var shelf: Shelf?
  var made: Date
  /// A comment with { a brace.
  var note = "with a } brace and \("a" + "string")"
  var total: Double { price * Double(count) }
  var watched = 3 {
    didSet { isOpen = true }
  }
  let fixed = 3

  init(name: String, due: Date? = nil, shelf: Shelf? = nil) {
    self.name = name
    self.due = due
    self.shelf = shelf
    made = .distantPast
  }
}

/// Leads to shelves that lead back, though neither side says so.
@Model final class Owner {
  var shelves: [Shelf] = []

  init() {}
}

@ModelActor actor Counter {
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Good>()) }
}

/// Has an identity that a row need not give.
@Model final class Tag {
  @Attribute(.unique) var id: String

  init(id: String) { self.id = id }
}
