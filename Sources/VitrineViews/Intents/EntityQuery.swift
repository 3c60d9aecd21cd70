/// A list of choices, with or without sections.
public protocol ResultsCollection<Item> {
  /// The type of one choice.
  associatedtype Item
  /// The choices of all sections as one list, in order.
  var items: [Item] { get }
}

extension Array: ResultsCollection {
  /// The type of one choice: the element of the array.
  public typealias Item = Element
  /// The array itself, since an array has no sections.
  public var items: [Element] { self }
}

extension Never: ResultsCollection {
  /// The type of one choice: none can exist.
  public typealias Item = Never
  /// An empty list, since there are no choices.
  public var items: [Never] { [] }
}

/// Choices in sections.
public struct ItemCollection<Item>: ResultsCollection {
  /// The sections of the choices, in order.
  public let sections: [ItemSection<Item>]
  /// The choices of all sections as one list, in the order of the sections.
  public var items: [Item] { sections.flatMap(\.items) }

  /// Creates a list from sections; `promptLabel` is ignored.
  public init(promptLabel: LocalizedStringResource? = nil, sections: [ItemSection<Item>]) {
    self.sections = sections
  }

  /// Creates a list with one section without a title; `promptLabel` is ignored.
  public init(promptLabel: LocalizedStringResource? = nil, items: [Item]) {
    sections = [ItemSection(items: items)]
  }
}

/// A section of choices.
public struct ItemSection<Item> {
  /// The heading of the section, or nil for none. No picture shows it.
  public let title: LocalizedStringResource?
  /// The choices of the section, in order.
  public let items: [Item]

  /// Creates a section from its choices; a nil title stands for a section without a heading.
  public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
    self.title = title
    self.items = items
  }
}

/// A source of choices for a setting.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the list of choices: an array, or a collection with sections.
  associatedtype Result: ResultsCollection
  /// The type of the value for a setting without a choice; the type of one choice by default.
  associatedtype DefaultValue = Result.Item
  /// Returns the choices for the setting. It is never called by this package.
  func results() async throws -> Result
  /// Returns the value of a setting without a choice, or nil for none; only an entity's query is asked.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Returns nil: by default the source has no value for a setting without a choice.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A query for an app's entities.
public protocol EntityQuery: DynamicOptionsProvider
where Result.Item == Entity, DefaultValue == Entity {
  /// The type of the entities that the query finds.
  associatedtype Entity: AppEntity
  /// The type of the suggestions; an array of entities by default.
  associatedtype Result = [Entity]
  /// Creates the query without any state.
  init()
  /// Returns the entities with the given identifiers. It is never called by this package.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities to choose from; the first is used if `defaultResult` returns nil.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Returns the suggested entities: the choices of a query are its suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// Returns an empty list: by default a query suggests nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that also finds entities for a text that someone enters.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that fit a text. It is never called by this package.
  func entities(matching string: String) async throws -> Result
}

/// A query for few entities, which can list all of them.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities, in the order in which they are suggested.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Returns all entities: the suggestions of a query that can list everything.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
  /// Returns those of all entities whose identifiers are in the list, in the order of `allEntities`.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
