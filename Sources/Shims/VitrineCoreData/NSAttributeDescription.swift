/// A property with a value.
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false
  open var valueTransformerName: String?
  open var attributeValueClassName: String?

  /// Used by generated sources.
  public static func _make(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = false, default value: Any? = nil
  ) -> NSAttributeDescription {
    let made = NSAttributeDescription()
    (made.name, made.attributeType, made.isOptional) = (name, type, isOptional)
    made.defaultValue = value
    return made
  }
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}
