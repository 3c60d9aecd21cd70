/// A model of Core Data, as far as classes and descriptions are made of it.
struct DataModel: Hashable {
  /// The name by which a container asks for it.
  var name: String
  var entities: [Entity] = []

  struct Entity: Hashable {
    var name: String
    /// nil for objects of no class of their own.
    var className: String?
    var parent: String?
    var isAbstract = false
    var generated = Generated.nothing
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  /// The part of an entity's class that Xcode makes.
  enum Generated: String, Hashable {
    case wholeClass = "class"
    /// The properties of a class that the sources declare.
    case properties = "category"
    case nothing
  }

  struct Attribute: Hashable {
    var name: String
    /// As Xcode writes it: `Integer 16`.
    var type: String
    var isOptional: Bool
    /// Whether it is a number or flag of Swift rather than an object.
    var isScalar: Bool
    /// The value that it has before anybody gives it one, as text.
    var standard: String?
    /// The class of a value that Core Data does not know.
    var className: String?
  }

  struct Relationship: Hashable {
    var name: String
    var target: String
    var inverse: String?
    var isToMany: Bool
    var isOrdered: Bool
    /// As Xcode writes it: `Cascade`.
    var deletion: String
  }
}
