/// A list of choices, with or without sections.
public protocol ResultsCollection<Item> {
  associatedtype Item
  var items: [Item] { get }
}

extension Array: ResultsCollection {
  public typealias Item = Element
  public var items: [Element] { self }
}

extension Never: ResultsCollection {
  public typealias Item = Never
  public var items: [Never] { [] }
}

/// Choices in sections.
public struct ItemCollection<Item>: ResultsCollection {
  public let sections: [ItemSection<Item>]
  public var items: [Item] { sections.flatMap(\.items) }

  public init(promptLabel: LocalizedStringResource? = nil, sections: [ItemSection<Item>]) {
    self.sections = sections
  }

  public init(promptLabel: LocalizedStringResource? = nil, items: [Item]) {
    sections = [ItemSection(items: items)]
  }
}

/// A section of choices.
public struct ItemSection<Item> {
  public let title: LocalizedStringResource?
  public let items: [Item]

  public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
    self.title = title
    self.items = items
  }
}

/// A source of choices for a setting.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Result.Item
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A query for an app's entities.
public protocol EntityQuery: DynamicOptionsProvider
where Result.Item == Entity, DefaultValue == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
