/// The subscribers of a subject.
final class Audience<Output, Failure: Error> {
  private var receivers: [Int: _Receiver<Output, Failure>] = [:]
  private var next = 0
  private var ending: Subscribers.Completion<Failure>?
  /// The value sent to later subscribers; nil where none is kept.
  var last: Output?

  func add(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    if let last { receiver.value(last) }
    if let ending {
      receiver.completion(ending)
      return AnyCancellable {}
    }
    let id = next
    next += 1
    receivers[id] = receiver
    return AnyCancellable { [weak self] in self?.receivers[id] = nil }
  }

  func send(_ value: Output) {
    guard ending == nil else { return }
    for id in receivers.keys.sorted() { receivers[id]?.value(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard ending == nil else { return }
    ending = completion
    let all = receivers.sorted { $0.key < $1.key }
    receivers = [:]
    for (_, receiver) in all { receiver.completion(completion) }
  }
}

/// A subject that sends each value to its current subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let told = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { told.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { told.end(completion) }
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    told.add(receiver)
  }
}

/// A subject that keeps its latest value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let told = Audience<Output, Failure>()

  public var value: Output { didSet { send(changed: value) } }

  public init(_ value: Output) {
    self.value = value
    told.last = value
  }

  private func send(changed value: Output) {
    told.last = value
    told.send(value)
  }

  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {
    // A subscriber that arrives after the end receives the completion alone.
    told.last = nil
    told.end(completion)
  }
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) -> AnyCancellable {
    told.add(receiver)
  }
}
