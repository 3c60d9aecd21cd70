/// A class whose instances are rows of a store. The store is in memory.
@attached(
  member, names: named(_$identity), named(init(backingData:)), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "VitrineMacros", type: "Model")

/// The treatment of a property by a store. Nothing of it shows in memory.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "Nothing")

/// The fate of other models when this one is deleted, and the property of theirs that leads back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "Nothing")

/// A property that a store does not keep.
@attached(peer)
public macro Transient() = #externalMacro(module: "VitrineMacros", type: "Nothing")

/// A property whose changes lead to its inverse; `@Model` adds it.
@attached(accessor, names: named(didSet))
public macro _PersistedProperty() =
  #externalMacro(module: "VitrineMacros", type: "PersistedProperty")

/// An actor that reads and changes a store.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "VitrineMacros", type: "ModelActor")

/// Indices of a store, which one in memory has no use for.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "VitrineMacros", type: "Nothing")

/// Properties that are different in all rows; nothing holds rows in memory to it.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "VitrineMacros", type: "Nothing")
