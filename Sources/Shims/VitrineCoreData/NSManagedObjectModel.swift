import Vitrine

/// The entities of a store.
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = [] { didSet { adopt() } }
  open var versionIdentifiers: Set<AnyHashable> = []
  open private(set) var configurations: [String] = []

  public override init() { super.init() }

  /// Finds the model of an extension by the name of a compiled one: `Store.momd`.
  public convenience init?(contentsOf url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    guard let declared = Self.declared.first(where: { $0.name == name }) else { return nil }
    self.init()
    entities = declared.descriptions
    adopt()
  }

  /// All models of the extension in one.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    model.entities = declared.flatMap(\.descriptions)
    model.adopt()
    return declared.isEmpty ? nil : model
  }

  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
    adopt()
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in
      first
    }
  }

  /// The models that the program's sources were generated of, by name.
  static var declared: [_ManagedModel] {
    ConformingType.all(of: "_ManagedModelDeclaration", in: "VitrineCoreData")
      .compactMap { ($0.type as? any _ManagedModelDeclaration.Type)?._model }
      .sorted { ($0.name, $0.file) < ($1.name, $1.file) }
  }

  private func adopt() { for entity in entities { entity.managedObjectModel = self } }
}

/// A model as the sources say that were generated of it.
public protocol _ManagedModelDeclaration {
  static var _model: _ManagedModel { get }
}

public struct _ManagedModel {
  let name: String
  let file: String
  private let entities: [Entity]

  /// - Parameter file: the module and file of the declaration, `Module/File.swift`.
  public init(name: String, file: String, entities: [Entity]) {
    (self.name, self.file, self.entities) = (name, file, entities)
  }

  public struct Entity {
    let name: String
    let className: String
    let parent: String?
    let isAbstract: Bool
    let properties: [NSPropertyDescription]

    public init(
      _ name: String, class className: String, parent: String? = nil, isAbstract: Bool = false,
      _ properties: [NSPropertyDescription]
    ) {
      (self.name, self.className, self.parent) = (name, className, parent)
      (self.isAbstract, self.properties) = (isAbstract, properties)
    }
  }

  /// The entities, which lead to each other.
  var descriptions: [NSEntityDescription] {
    let module = file.prefix { $0 != "/" }
    let made = entities.map { entity in
      let description = NSEntityDescription()
      description.name = entity.name
      description.managedObjectClassName =
        entity.className.contains(".") ? entity.className : "\(module).\(entity.className)"
      description.isAbstract = entity.isAbstract
      description.properties = entity.properties
      return description
    }
    let byName = Dictionary(made.map { ($0.name ?? "", $0) }) { first, _ in first }
    for (entity, description) in zip(entities, made) {
      if let parent = entity.parent.flatMap({ byName[$0] }) {
        parent.subentities.append(description)
      }
      for case let relationship as NSRelationshipDescription in entity.properties {
        relationship.destinationEntity = relationship.destinationName.flatMap { byName[$0] }
      }
    }
    return made
  }
}
