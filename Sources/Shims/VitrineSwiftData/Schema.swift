/// The models of a store.
public final class Schema: Hashable, Sendable {
  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (a: Self, b: Self) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A model of a schema, by name.
  public struct Entity: Hashable, Sendable {
    public let name: String
  }

  let types: [any PersistentModel.Type]
  public let version: Version
  public var encodingVersion: Version { version }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public var entities: [Entity] { types.map { Entity(name: Self.entityName(for: $0)) } }
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The name of a model's type without those around it.
  public static func entityName(for type: any PersistentModel.Type) -> String { "\(type)" }

  public static func == (a: Schema, b: Schema) -> Bool {
    a.version == b.version && a.entities == b.entities
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(entities) }
}

extension Schema {
  /// A property that a store keeps.
  public struct PropertyMetadata {
    public let name: String
    public let keypath: AnyKeyPath
    public let metadata: Any?
    let valueType: Any.Type
    /// Changes the property; nothing where it cannot be changed.
    let set: (any PersistentModel, any _RelatedValue) -> Void

    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, metadata: Any? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.metadata = metadata
      valueType = Value.self
      set = { model, value in
        guard let path = keypath as? ReferenceWritableKeyPath<Model, Value>,
          let model = model as? Model, let value = value as? Value
        else { return }
        model[keyPath: path] = value
      }
    }

    var relationship: Relationship? { metadata as? Relationship }
    var related: (any _RelatedValue.Type)? {
      guard let type = valueType as? any _RelatedValue.Type, type.modelType != nil else {
        return nil
      }
      return type
    }
  }

  /// The treatment of a property by a store.
  public struct Attribute: Sendable {
    public struct Option: Hashable, Sendable {
      let name: String

      public static let unique = Option(name: "unique")
      public static let spotlight = Option(name: "spotlight")
      public static let externalStorage = Option(name: "externalStorage")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let ephemeral = Option(name: "ephemeral")

      public static func ephemeral(_ isEphemeral: Bool) -> Option { ephemeral }
      /// A type that turns values into data; values in memory stay as they are.
      public static func transformable(by transformer: Any.Type) -> Option {
        Option(name: "transformable")
      }
      public static func transformable(by name: String) -> Option { Option(name: "transformable") }
    }

    public let options: [Option]
    public let originalName: String?

    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.originalName = originalName
    }
  }

  /// A property that leads to other models.
  public struct Relationship {
    public struct Option: Hashable, Sendable {
      public static let unique = Option()
    }

    /// The fate of other models when one is deleted.
    public enum DeleteRule: String, Hashable, Sendable { case noAction, nullify, cascade, deny }

    public let deleteRule: DeleteRule
    /// The property of the other model that leads back.
    public let inverseKeyPath: AnyKeyPath?

    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      inverseKeyPath = inverse
    }
  }
}
