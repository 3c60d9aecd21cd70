import Vitrine
import VitrineDocuments
import VitrineGraphics

extension BundleRequest {
  /// The request as a line of JSON.
  var line: [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("arguments")
      json.array(arguments) { $0.string($1) }
      if let scale {
        json.key("scale")
        // All digits, as they decide the number of pixels.
        json.raw("\(scale)")
      }
      json.key("companions")
      json.array(companions) { json, companion in
        json.object { json in
          json.member("kind", companion.kind)
          if let family = companion.family { json.member("family", family) }
        }
      }
    }
    return Array(json.text.utf8)
  }

  /// Asks a program, and throws what it says against the request.
  ///
  /// - Parameter path: the program, for messages.
  func answer(
    by session: BundleSession, _ path: String, mark: UInt8
  ) throws -> BundleSession.Answer {
    let answer: BundleSession.Answer
    do { answer = try session.ask(line, mark) } catch let ended as BundleSession.Ended {
      throw Failure(code: Exit.badInput, message: "error: '\(path)': \(ended.message)")
    }
    guard let error = answer.object["error"]?.object else { return answer }
    let message = error["message"]?.string ?? "the program does not say what is wrong"
    switch error["code"]?.string.flatMap(ErrorReport.Code.init) {
    case .usage?: throw UsageError(message)
    case .budget?: throw UndrawnPicture(message)
    case .ours?: throw Failure(code: Exit.ourBug, message: "error: \(message)")
    default: throw Failure(code: Exit.badInput, message: "error: \(message)")
    }
  }
}
