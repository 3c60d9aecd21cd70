/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
  var destinationName: String?
  var inverseName: String?

  /// Used by generated sources.
  public static func _make(
    _ name: String, to destination: String, inverse: String? = nil, isToMany: Bool = false,
    isOrdered: Bool = false, _ rule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let made = NSRelationshipDescription()
    (made.name, made.destinationName, made.inverseName) = (name, destination, inverse)
    (made.maxCount, made.isOrdered, made.deleteRule) = (isToMany ? 0 : 1, isOrdered, rule)
    return made
  }

  /// The property of the other side that leads back.
  var inverse: NSRelationshipDescription? {
    inverseRelationship
      ?? inverseName.flatMap { destinationEntity?.property($0) as? NSRelationshipDescription }
  }
}

/// The fate of the other objects when one is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
