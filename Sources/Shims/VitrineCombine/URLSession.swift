public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Loads a URL and publishes its data and response.
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Performs a request and publishes its data and response.
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    AnyPublisher { receiver in
      let told = Told(receiver: receiver)
      let task = self.dataTask(with: request) { told.finish($0, $1, $2) }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}

/// A receiver passed to the session's thread.
private struct Told: @unchecked Sendable {
  let receiver: _Receiver<(data: Data, response: URLResponse), URLError>

  func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let data, let response else {
      let failure = error as? URLError ?? URLError(.unknown)
      return receiver.completion(.failure(failure))
    }
    receiver.value((data, response))
    receiver.completion(.finished)
  }
}
