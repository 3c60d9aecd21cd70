/// The models that a view shows: those of its container, as they are when the view is drawn.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>
  private let context = Environment(\.modelContext)

  public var wrappedValue: [Element] { (try? modelContext.fetch(descriptor)) ?? [] }

  public var modelContext: ModelContext { context.wrappedValue }
  public var fetchError: (any Error)? { nil }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.descriptor = descriptor
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) {
    self.descriptor = descriptor
  }

  public init() { descriptor = FetchDescriptor() }

  public init(animation: Animation) { self.init() }
  public init(transaction: Transaction) { self.init() }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) { self.init(filter: filter, sort: descriptors) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor.along(path, order)])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value?>,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor.along(path, order)])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value>,
    order: SortOrder = .forward, animation: Animation
  ) { self.init(filter: filter, sort: path, order: order) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value?>,
    order: SortOrder = .forward, animation: Animation
  ) { self.init(filter: filter, sort: path, order: order) }
}

/// Returns a path to be kept where others need one that can be sent; queries stay where views are.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable
{
  unsafe unsafeBitCast(path, to: (KeyPath<Root, Value> & Sendable).self)
}

extension SortDescriptor {
  /// Orders by a property.
  fileprivate static func along<Value: Comparable>(
    _ path: KeyPath<Compared, Value>, _ order: SortOrder
  ) -> Self { SortDescriptor(sendable(path), order: order) }

  fileprivate static func along<Value: Comparable>(
    _ path: KeyPath<Compared, Value?>, _ order: SortOrder
  ) -> Self { SortDescriptor(sendable(path), order: order) }
}
