import Foundation

/// Serves the page of a live preview to the browsers of this machine, and to no other.
///
/// It speaks as much of HTTP as one page needs. Each connection has a thread of its own; a page has a few.
package final class PreviewServer: Sendable {
  /// The port cannot be listened on.
  package struct PortRefusal: Error, CustomStringConvertible {
    package var description: String
  }

  private let source: any PreviewSource
  private let listener: LoopbackListener
  private let gate: PreviewGate
  /// The page's own scripts and styles have this mark; no other runs.
  private let nonce = PreviewToken.make()
  private let connections = OpenConnections(most: mostConnections)

  /// The most connections at a time. One more takes the place of the first that has not shown the token; where all
  /// have, it is closed at once.
  package static let mostConnections = 64

  /// - Parameter port: 0 for a free one.
  package init(_ source: any PreviewSource, port: UInt16) throws(PortRefusal) {
    self.source = source
    do { listener = try LoopbackListener(port: port) } catch {
      throw PortRefusal(description: "\(error)")
    }
    gate = PreviewGate(token: PreviewToken.make(), port: listener.port)
  }

  /// The address of the page, with the token.
  package var address: String { gate.address }

  /// Serves for ever.
  package func run() -> Never {
    while true {
      guard let connection = listener.accept() else { continue }
      guard let number = connections.add(connection) else {
        connection.drop()
        continue
      }
      Thread.detachNewThread { [self] in
        serve(connection, number)
        connection.finish()
        connections.remove(number)
        connection.drop()
      }
    }
  }

  private func serve(_ connection: LoopbackConnection, _ number: Int) {
    var reader = RequestReader(connection)
    do throws(PreviewGate.Refusal) {
      while let request = try reader.head() {
        guard let answer = try answer(request, number, &reader), connection.write(answer.bytes)
        else {
          return
        }
      }
    } catch {
      _ = connection.write(PreviewResponse(status: error.rawValue, isLast: true).bytes)
    }
  }

  /// Returns the answer to a request; nil if its body does not come.
  private func answer(
    _ request: PreviewRequest, _ number: Int, _ reader: inout RequestReader
  ) throws(PreviewGate.Refusal) -> PreviewResponse? {
    let passage = try gate.passage(of: request)
    connections.trust(number)
    switch passage {
    case .page: return PreviewResponse(page: PreviewPage.text(nonce: nonce), nonce: nonce)
    case .choices: return PreviewResponse(json: source.choices())
    case .version(let known): return PreviewResponse(json: "\(source.version(after: known))")
    case .pictures(let length):
      return reader.body(length).map { PreviewResponse(json: source.pictures(of: $0)) }
    }
  }
}
