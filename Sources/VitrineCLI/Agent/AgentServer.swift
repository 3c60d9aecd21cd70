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
  /// The version of the protocol; nil before `initialize`.
  private var agreed: String?

  init(host: JobHost, renderer: PictureRenderer) {
    (self.host, self.renderer) = (host, renderer)
    caller = AgentCaller(host: host, renderer: renderer)
  }

  /// The request of one line.
  private struct Step {
    /// The answer that is known; nil for none.
    var answer: String?
    var calls: [AgentCalls.Call] = []
    var cancelled: [AgentProtocol.Identifier] = []
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
      let step = step(line)
      step.answer.map(Self.tell)
      for call in step.calls {
        let answer =
          if !isBeside { caller.answer(call) { false } } else {
            calls.add(call) ? nil : Self.refusal(call)
          }
        if let answer { call.told(answer).map(Self.tell) }
      }
      for key in step.cancelled {
        for call in calls.cancel(key) { call.told(nil).map(Self.tell) }
      }
    }
  }

  private static func tell(_ answer: String) { Output.exact(answer + "\n") }

  private static func refusal(_ call: AgentCalls.Call) -> String {
    AgentProtocol.answer(
      call.id,
      .failure(
        .init(
          code: .busy,
          message: "too many calls wait already; send this one again later")))
  }

  /// Returns the answer to a line, with what it calls done at once; nil for a notification, and for the answer to a
  /// request, of which there are none.
  mutating func answer(_ line: LineReader.Line) -> String? {
    let step = step(line)
    var answer = step.answer
    for call in step.calls { answer = call.told(caller.answer(call) { false }) ?? answer }
    return answer
  }

  private mutating func step(_ line: LineReader.Line) -> Step {
    let id = JobIdentifier.find(in: line.bytes)
    do throws(AgentProtocol.Refusal) {
      let value = try Self.parsed(line, host.limits)
      if let requests = value.array { return try batch(requests) }
      return try step(value, id, line.bytes)
    } catch {
      return Step(answer: AgentProtocol.answer(id, .failure(error)))
    }
  }

  private mutating func step(
    _ value: LocatedValue, _ id: String?, _ bytes: @autoclosure () -> [UInt8]
  ) throws(AgentProtocol.Refusal) -> Step {
    if let object = value.object, object["method"] == nil, object["id"] != nil,
      object["result"] != nil || object["error"] != nil
    {
      return Step()
    }
    let request = try AgentProtocol.Request(value)
    guard let key = request.key, let id = id ?? Self.identifier(value) else {
      return Step(cancelled: request.cancelled.map { [$0] } ?? [])
    }
    guard request.method == "tools/call" else {
      return Step(answer: AgentProtocol.answer(id, .success(try result(of: request))))
    }
    let tool = try Self.tool(request.parameters)
    return Step(calls: [AgentCalls.Call(key: key, id: id, tool: tool, line: bytes())])
  }

  /// Returns what the requests of a batch ask for; those of one are answered together.
  private mutating func batch(
    _ requests: [LocatedValue]
  ) throws(AgentProtocol.Refusal) -> Step {
    guard agreed == AgentProtocol.versionOfBatches else {
      throw .init(
        code: .invalidRequest,
        message: "expected one request: only version \(AgentProtocol.versionOfBatches) of the "
          + "protocol has several in a list, and "
          + (agreed.map { "\($0) was agreed on" } ?? "none was agreed on"))
    }
    guard !requests.isEmpty else {
      throw .init(code: .invalidRequest, message: "the list of requests is empty")
    }
    var whole = Step()
    var answers: [String?] = []
    for request in requests {
      let id = Self.identifier(request)
      do throws(AgentProtocol.Refusal) {
        let part = try step(request, id, Self.bytes(request))
        guard whole.calls.count + part.calls.count <= AgentBatch.mostCalls else {
          throw .init(
            code: .invalidRequest, message: "a batch calls at most \(AgentBatch.mostCalls) tools")
        }
        whole.cancelled += part.cancelled
        for var call in part.calls {
          call.place = answers.count
          whole.calls.append(call)
        }
        answers.append(part.answer)
      } catch {
        answers.append(AgentProtocol.answer(id, .failure(error)))
      }
    }
    if whole.calls.isEmpty {
      whole.answer = AgentBatch.text(answers)
    } else {
      let batch = AgentBatch(answers: answers, missing: whole.calls.count)
      for index in whole.calls.indices { whole.calls[index].batch = batch }
    }
    return whole
  }

  /// The name of a request in a batch, as JSON.
  private static func identifier(_ request: LocatedValue) -> String? {
    let id = request.object?["id"]
    return id?.string.map { UntrustedText.json($0) } ?? id?.written?.text
  }

  private static func bytes(_ value: LocatedValue) -> [UInt8] {
    var json = JSONText()
    value.write(to: &json)
    return Array(json.text.utf8)
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
    case "initialize":
      let version = Self.version(request.parameters["protocolVersion"]?.string)
      agreed = version
      return Self.welcome(version)
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
  private static func version(_ asked: String?) -> String {
    AgentProtocol.versions.first { $0 == asked } ?? AgentProtocol.versions[0]
  }

  private static func welcome(_ version: String) -> String {
    var json = JSONText()
    json.object { json in
      json.member("protocolVersion", version)
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
