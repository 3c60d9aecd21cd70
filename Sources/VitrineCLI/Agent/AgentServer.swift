import Foundation
import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Answers the requests of an agent, one after the other.
struct AgentServer: ~Copyable {
  private let host: JobHost
  private var tools: AgentTools

  init(host: JobHost, renderer: PictureRenderer) {
    self.host = host
    tools = AgentTools(host: host, renderer: renderer)
  }

  /// Answers the lines of standard input until it ends.
  mutating func run() throws {
    var reader = LineReader(file: STDIN_FILENO, limit: JobLimits.lineBytes)
    while let line = try reader.line(isStopped: { Interruption.isAsked }) {
      if let answer = answer(line) { Output.exact(answer + "\n") }
    }
  }

  /// Returns the answer to a line; nil for a notification, and for the answer to a request, of which there are none.
  mutating func answer(_ line: LineReader.Line) -> String? {
    let id = JobIdentifier.find(in: line.bytes)
    do throws(AgentProtocol.Refusal) {
      let value = try Self.parsed(line, host.limits)
      if let object = value.object, object["method"] == nil, object["id"] != nil,
        object["result"] != nil || object["error"] != nil
      {
        return nil
      }
      let request = try AgentProtocol.Request(value)
      if request.isNotification { return nil }
      return AgentProtocol.answer(id, .success(try result(of: request)))
    } catch {
      return AgentProtocol.answer(id, .failure(error))
    }
  }

  private static func parsed(
    _ line: LineReader.Line, _ limits: DocumentLimits
  ) throws(AgentProtocol.Refusal) -> LocatedValue {
    guard line.isWhole else {
      throw .init(
        code: .parse,
        message: "the line has \(line.count) bytes, more than the limit of \(JobLimits.lineBytes)")
    }
    do { return try JSONParser.parse(line.bytes, file: "request", limits: limits) } catch {
      throw .init(code: .parse, message: "\(error)")
    }
  }

  private mutating func result(
    of request: AgentProtocol.Request
  ) throws(AgentProtocol.Refusal) -> String {
    switch request.method {
    case "initialize": return Self.welcome(request.parameters["protocolVersion"]?.string)
    case "ping": return "{}"
    case "tools/list":
      var json = JSONText()
      json.object { json in
        json.key("tools")
        json.array(AgentTool.allCases) { $1.write(to: &$0) }
      }
      return json.text
    case "tools/call": return try call(request.parameters)
    default:
      throw .init(code: .unknownMethod, message: "there is no method '\(request.method)'")
    }
  }

  /// Agrees on the version asked for, or else offers the newest.
  private static func welcome(_ version: String?) -> String {
    let known = AgentProtocol.versions.first { $0 == version } ?? AgentProtocol.versions[0]
    var json = JSONText()
    json.object { json in
      json.member("protocolVersion", known)
      json.key("capabilities")
      json.object { json in
        json.key("tools")
        json.object { _ in }
      }
      json.key("serverInfo")
      json.object { json in
        json.member("name", "vitrine")
        json.member("version", EngineVersion.current)
      }
      json.member(
        "instructions",
        "Draws iOS widgets from documents. List them, render one, change its document, and compare it with its "
          + "goldens. Frames are points; views name their place in the document.")
    }
    return json.text
  }

  private mutating func call(
    _ parameters: LocatedObject
  ) throws(AgentProtocol.Refusal) -> String {
    let name = parameters["name"]?.string ?? ""
    guard let tool = AgentTool(rawValue: name) else {
      let known = AgentTool.allCases.map(\.rawValue)
      throw .init(
        code: .invalidParameters,
        message: UsageError.unknown(
          DocumentError.shortened(name), what: "tool", among: known
        ).description)
    }
    do {
      return try tools.reply(tool, parameters["arguments"]?.object ?? LocatedObject()).text
    } catch { return AgentReply(JobError(error)).text }
  }
}
