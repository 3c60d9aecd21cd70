import VitrineDocuments
import VitrineGraphics

/// The Model Context Protocol over lines of JSON-RPC 2.0, as far as a server of tools needs it.
enum AgentProtocol {
  /// The versions that begin with `initialize`, newest first; what is said here is the same in all.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The only version in which a client may send several requests as one list.
  static let versionOfBatches = "2025-03-26"

  /// Errors of JSON-RPC 2.0, section 5.1.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    /// Of those that servers may choose.
    case busy = -32000
  }

  /// An error that answers a request itself, rather than a result that says what a tool met.
  struct Refusal: Error {
    var code: Code
    var message: String
  }

  /// The name of a request: a text, or a number with all its digits.
  enum Identifier: Hashable {
    case text(String)
    case number(String)

    init?(_ value: LocatedValue?) {
      if let text = value?.string {
        self = .text(text)
      } else if let number = value?.written {
        self = .number(number.setting)
      } else {
        return nil
      }
    }
  }

  /// A request, or a notification, which is not answered.
  struct Request {
    var method: String
    var parameters: LocatedObject
    /// The identifier by which a cancellation names it; nil for a notification. The protocol has no request of the
    /// name null.
    var key: Identifier?

    /// The request that this notification cancels; nil for any other one.
    var cancelled: Identifier? {
      method == "notifications/cancelled" ? Identifier(parameters["requestId"]) : nil
    }

    init(_ value: LocatedValue) throws(Refusal) {
      guard let object = value.object, object["jsonrpc"]?.string == "2.0",
        let method = object["method"]?.string
      else {
        throw Refusal(
          code: .invalidRequest,
          message: "expected an object with \"jsonrpc\": \"2.0\" and \"method\"")
      }
      self.method = method
      parameters = object["params"]?.object ?? LocatedObject()
      let id = object["id"]
      key = Identifier(id)
      if key == nil, let id, !id.isNull {
        throw Refusal(
          code: .invalidRequest,
          message: "id: expected a text or a number, found \(id.kindDescription)")
      }
    }
  }

  /// Returns the answer to a request.
  ///
  /// - Parameters:
  ///   - id: the request's own as JSON; nil if none could be read.
  ///   - result: a JSON object.
  static func answer(_ id: String?, _ result: Result<String, Refusal>) -> String {
    var json = JSONText()
    json.object { json in
      json.member("jsonrpc", "2.0")
      json.key("id")
      json.raw(id ?? "null")
      switch result {
      case .success(let text):
        json.key("result")
        json.raw(text)
      case .failure(let refusal):
        json.key("error")
        json.object { json in
          json.member("code", refusal.code.rawValue)
          json.member("message", refusal.message)
        }
      }
    }
    return json.text
  }
}
