import Foundation
import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Answers the requests of an agent. Tools are called beside the reader, so that a call that takes long holds up neither
/// other requests nor its own cancellation.
struct AgentServer: ~Copyable {
  private let host: JobHost
  private let renderer: PictureRenderer
  /// Does calls where they are not done beside the reader.
  private var caller: AgentCaller

  init(host: JobHost, renderer: PictureRenderer) {
    (self.host, self.renderer) = (host, renderer)
    caller = AgentCaller(host: host, renderer: renderer)
  }

  /// What a line asks for.
  private enum Step {
    case answer(String)
    case call(AgentCalls.Call)
    case cancel(AgentProtocol.Identifier)
    case nothing
  }

  /// Answers the lines of standard input until it ends.
  mutating func run() throws {
    let calls = AgentCalls()
    let done = DispatchSemaphore(value: 0)
    let isBeside = WorkerThread.start { [host, renderer] in
      var caller = AgentCaller(host: host, renderer: renderer)
      caller.work(calls)
      done.signal()
    }
    // What was asked for before the end of the input is still answered.
    defer {
      calls.end()
      if isBeside { done.wait() }
    }
    var reader = LineReader(file: STDIN_FILENO, limit: JobLimits.lineBytes)
    while let line = try reader.line(isStopped: { Interruption.isAsked }) {
      switch step(line) {
      case .answer(let text): Output.exact(text + "\n")
      case .call(let call) where isBeside: calls.add(call)
      case .call(let call): Output.exact(caller.answer(call) { false } + "\n")
      case .cancel(let key): calls.cancel(key)
      case .nothing: break
      }
    }
  }

  /// Returns the answer to a line, with what it calls done at once; nil for a notification, and for the answer to a
  /// request, of which there are none.
  mutating func answer(_ line: LineReader.Line) -> String? {
    switch step(line) {
    case .answer(let text): text
    case .call(let call): caller.answer(call) { false }
    case .cancel, .nothing: nil
    }
  }

  private func step(_ line: LineReader.Line) -> Step {
    let id = JobIdentifier.find(in: line.bytes)
    do throws(AgentProtocol.Refusal) {
      let value = try Self.parsed(line, host.limits)
      if let object = value.object, object["method"] == nil, object["id"] != nil,
        object["result"] != nil || object["error"] != nil
      {
        return .nothing
      }
      let request = try AgentProtocol.Request(value)
      if request.isNotification { return request.cancelled.map { .cancel($0) } ?? .nothing }
      guard request.method == "tools/call" else {
        return .answer(AgentProtocol.answer(id, .success(try result(of: request))))
      }
      let tool = try Self.tool(request.parameters)
      return .call(AgentCalls.Call(key: request.key, id: id, tool: tool, line: line.bytes))
    } catch {
      return .answer(AgentProtocol.answer(id, .failure(error)))
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

  private func result(
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

  private static func tool(
    _ parameters: LocatedObject
  ) throws(AgentProtocol.Refusal) -> AgentTool {
    let name = parameters["name"]?.string ?? ""
    if let tool = AgentTool(rawValue: name) { return tool }
    let known = AgentTool.allCases.map(\.rawValue)
    throw .init(
      code: .invalidParameters,
      message: UsageError.unknown(
        DocumentError.shortened(name), what: "tool", among: known
      ).description)
  }
}
