/// A subscription that lasts until it is cancelled or released.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { stop = cancel }
  public init<C: Cancellable>(_ cancellable: C) { stop = cancellable.cancel }

  deinit { stop?() }

  public func cancel() {
    stop?()
    stop = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
