import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Does the calls of an agent, one after the other, with memory of its own.
struct AgentCaller: ~Copyable {
  private let limits: DocumentLimits
  private var tools: AgentTools

  init(host: JobHost, renderer: PictureRenderer) {
    limits = host.limits
    tools = AgentTools(host: host, renderer: renderer)
  }

  /// Does the calls until there are none any more, and tells their answers.
  mutating func work(_ calls: AgentCalls) {
    while let call = calls.next() {
      let answer = answer(call) { calls.isCancelled }
      if let told = call.told(calls.finish() ? answer : nil) { Output.exact(told + "\n") }
    }
  }

  /// Returns the answer to a call, or any other one once it is cancelled.
  mutating func answer(
    _ call: AgentCalls.Call, isCancelled: @escaping @Sendable () -> Bool
  ) -> String {
    let request = try? JSONParser.parse(call.line, file: "request", limits: limits)
    let given = request?.object?["params"]?.object?["arguments"]
    let text: String
    do {
      let arguments = try AgentArguments.read(given, of: call.tool, limits)
      text = try tools.reply(call.tool, arguments, isCancelled: isCancelled).text
    } catch {
      text = AgentReply(JobError(error)).text
    }
    return AgentProtocol.answer(call.id, .success(text))
  }
}
