/// An activity that can be cancelled.
public protocol Cancellable {
  func cancel()
}
