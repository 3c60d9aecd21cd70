import VitrineViews

/// The calls of one widget's provider, each of which is awaited for a limited time.
@MainActor
final class ProviderCalls {
  typealias Answer<Value> = Result<Value, ProviderSilence>

  private let widget: String?
  /// The methods that have not answered in time.
  private var silent: Set<String> = []

  /// - Parameter widget: the kind of the widget; nil for the entries of a preview.
  nonisolated init(of widget: String?) { self.widget = widget }

  /// The seconds that a method is granted that has been silent before: the widget's further pictures, of which
  /// there may be hundreds, do not wait as long as the first.
  static let laterSeconds = 1.0

  /// Returns the value of a completion handler's first call; later calls are ignored.
  ///
  /// - Parameters:
  ///   - name: the method, for messages.
  ///   - request: what it is asked for, with the time it is granted.
  func completion<Value>(
    _ name: String, _ request: EntryRequest, _ ask: (@escaping @Sendable (Value) -> Void) -> Void
  ) async -> Answer<Value> {
    let answer = AwaitedAnswer<Value>()
    hand(AnswerHandle(answer), to: ask)
    return await outcome(of: answer, name, request)
  }

  /// Returns the value of an asynchronous method.
  func value<Value>(
    _ name: String, _ request: EntryRequest, _ ask: @escaping () async -> UncheckedTransfer<Value>
  ) async -> Answer<Value> {
    let answer = AwaitedAnswer<Value>()
    let handle = AnswerHandle(answer)
    let handed = UncheckedTransfer(value: ask)
    let surroundings = Surroundings.current
    // A task of the author's would get surroundings of its own; this one keeps those of the request.
    let task = Surroundings.$current.withValue(nil) {
      Task {
        handle.give(
          await Surroundings.$current.withValue(surroundings) { await handed.value() }.value)
      }
    }
    defer { task.cancel() }
    return await outcome(of: answer, name, request)
  }

  /// The handle lives as long as the handler that is made of it.
  private func hand<Value>(
    _ handle: consuming AnswerHandle<Value>, to ask: (@escaping @Sendable (Value) -> Void) -> Void
  ) {
    let handle = handle
    ask { handle.give($0) }
  }

  private func outcome<Value>(
    of answer: AwaitedAnswer<Value>, _ name: String, _ request: EntryRequest
  ) async -> Answer<Value> {
    let seconds =
      silent.contains(name) ? min(Self.laterSeconds, request.answerSeconds) : request.answerSeconds
    switch await answer.wait(seconds: seconds) {
    case .success(let value): return .success(value.value)
    case .failure(.dropped): return .failure(silence(name, .dropped))
    case .failure(.late):
      silent.insert(name)
      return .failure(silence(name, .late(seconds)))
    }
  }

  private func silence(_ name: String, _ cause: ProviderSilence.Cause) -> ProviderSilence {
    ProviderSilence(widget: widget, call: name, cause: cause)
  }
}
