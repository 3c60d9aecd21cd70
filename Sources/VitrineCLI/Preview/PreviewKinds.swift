import Synchronization

/// The kinds of the widgets of a program, which another build may have changed.
final class PreviewKinds: Sendable {
  private let list: Mutex<[String]>

  init(_ names: [String]) { list = Mutex(names) }

  var names: [String] {
    get { list.withLock { $0 } }
    set { list.withLock { $0 = newValue } }
  }
}
