/// The source of what Xcode makes of a data model, and of the descriptions that it compiles.
struct DataModelSource {
  let model: DataModel
  private let classes: [String: String]

  init(_ model: DataModel) {
    self.model = model
    classes = Dictionary(
      model.entities.map { ($0.name, $0.className ?? "NSManagedObject") },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the declarations, in the order of the model.
  func declarations() -> [String] {
    [description]
      + model.entities.flatMap { entity -> [String] in
        guard let name = entity.className, entity.generated != .nothing else { return [] }
        return (entity.generated == .wholeClass ? [self.class(name, of: entity)] : [])
          + [properties(of: entity, in: name), "nonisolated extension \(name): Identifiable {}"]
      }
  }

  private func `class`(_ name: String, of entity: DataModel.Entity) -> String {
    let parent = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
    return "nonisolated open class \(name): \(parent), @unchecked Sendable {}"
  }
}

// Properties.
extension DataModelSource {
  private func properties(of entity: DataModel.Entity, in name: String) -> String {
    let head = [
      "nonisolated extension \(name) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \(SwiftText.literal(entity.name)))", "  }",
    ]
    let attributes = entity.attributes.map { variable($0.name, Self.type(of: $0)) }
    return
      (head + attributes + entity.relationships.flatMap(members) + ["}"]).joined(separator: "\n")
  }

  private func variable(_ name: String, _ type: String) -> String {
    """
      public var `\(name)`: \(type) {
        get { _managed("\(name)") }
        set { _setManaged(newValue, "\(name)") }
      }
    """
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
  ]

  private static let objects = [
    "Integer 16": "NSNumber", "Integer 32": "NSNumber", "Integer 64": "NSNumber",
    "Double": "NSNumber", "Float": "NSNumber", "Boolean": "NSNumber", "Date": "Date",
    "String": "String", "Binary": "Data", "UUID": "UUID", "URI": "URL",
    "Decimal": "NSDecimalNumber", "ObjectID": "NSManagedObjectID", "Composite": "[String: Any]",
  ]

  private static func type(of attribute: DataModel.Attribute) -> String {
    if attribute.isScalar, let type = scalars[attribute.type] { return type }
    if let type = objects[attribute.type] { return type + "?" }
    // Only names with what lists and dictionaries are written with.
    let isType = attribute.className.map { name in
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || "_.[]:<>, ".contains($0) }
    }
    return (isType == true ? attribute.className ?? "NSObject" : "NSObject") + "?"
  }

  private func members(of relationship: DataModel.Relationship) -> [String] {
    let target = classes[relationship.target] ?? "NSManagedObject"
    guard relationship.isToMany else { return [variable(relationship.name, target + "?")] }
    let (name, list) = (relationship.name, relationship.isOrdered ? "NSOrderedSet" : "NSSet")
    let title = name.prefix(1).uppercased() + name.dropFirst()
    var members = [variable(name, list + "?")]
    for type in [target, list] {
      members += [
        "  public func addTo\(title)(_ value: \(type)) { _add(value, to: \"\(name)\") }",
        "  public func removeFrom\(title)(_ value: \(type)) { _remove(value, from: \"\(name)\") }",
      ]
    }
    if relationship.isOrdered {
      members += [
        "  public func insertInto\(title)(_ value: \(target), at index: Int) {",
        "    _insert(value, into: \"\(name)\", at: index)", "  }",
        "  public func removeFrom\(title)(at index: Int) { _remove(at: index, from: \"\(name)\") }",
      ]
    }
    return members
  }
}

// Descriptions.
extension DataModelSource {
  private static let types = [
    "Integer 16": "integer16", "Integer 32": "integer32", "Integer 64": "integer64",
    "Double": "double", "Float": "float", "Boolean": "boolean", "Date": "date",
    "String": "string", "Binary": "binaryData", "UUID": "UUID", "URI": "URI",
    "Decimal": "decimal", "ObjectID": "objectID", "Transformable": "transformable",
    "Composite": "composite",
  ]

  private var description: String {
    let name = String(
      model.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return """
      nonisolated public struct CoreDataModel_\(name): _ManagedModelDeclaration {
        nonisolated public static var _model: _ManagedModel {
          _ManagedModel(name: \(SwiftText.literal(model.name)), file: #fileID, entities: [
      \(model.entities.map(description).joined())    ])
        }
      }
      """
  }

  private func description(of entity: DataModel.Entity) -> String {
    let parent = entity.parent.map { ", parent: \"\($0)\"" } ?? ""
    let abstract = entity.isAbstract ? ", isAbstract: true" : ""
    let lines = entity.attributes.map(description) + entity.relationships.map(description)
    return """
            .init("\(entity.name)", class: "\(entity.className ?? "NSManagedObject")"\(parent)\(abstract), [
      \(lines.map { "        \($0),\n" }.joined())      ] as [NSPropertyDescription]),

      """
  }

  private func description(of attribute: DataModel.Attribute) -> String {
    let type = (Self.types[attribute.type] ?? "undefined") + "AttributeType"
    let optional = attribute.isOptional ? ", isOptional: true" : ""
    let standard = Self.standard(of: attribute).map { ", default: \($0)" } ?? ""
    return "NSAttributeDescription._make(\"\(attribute.name)\", .\(type)\(optional)\(standard))"
  }

  /// The value that an attribute begins with, as source; nil for none and for what is no such value.
  private static func standard(of attribute: DataModel.Attribute) -> String? {
    guard let text = attribute.standard else { return nil }
    switch attribute.type {
    case "Integer 16", "Integer 32", "Integer 64": return Int64(text).map { "Int64(\($0))" }
    case "Double", "Float", "Decimal":
      return Double(text).flatMap { $0.isFinite ? "Double(\($0))" : nil }
    case "Boolean": return text == "YES" ? "true" : "false"
    case "String": return SwiftText.literal(text)
    case "Date":
      return Double(text).flatMap {
        $0.isFinite ? "Date(timeIntervalSinceReferenceDate: \($0))" : nil
      }
    case "UUID": return "UUID(uuidString: \(SwiftText.literal(text)))"
    case "URI": return "URL(string: \(SwiftText.literal(text)))"
    default: return nil
    }
  }

  private func description(of relationship: DataModel.Relationship) -> String {
    let rules = ["Cascade": "cascade", "Deny": "deny", "No Action": "noAction"]
    let inverse = relationship.inverse.map { ", inverse: \(SwiftText.literal($0))" } ?? ""
    return "NSRelationshipDescription._make(\"\(relationship.name)\", "
      + "to: \(SwiftText.literal(relationship.target))\(inverse)"
      + (relationship.isToMany ? ", isToMany: true" : "")
      + (relationship.isOrdered ? ", isOrdered: true" : "")
      + ", .\(rules[relationship.deletion] ?? "nullify")DeleteRule)"
  }
}
