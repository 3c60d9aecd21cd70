import ArgumentParser
import Vitrine
import VitrineDocuments

/// Serves the tools of an agent.
struct AgentCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "mcp",
    abstract: "Serves agents: lists, renders, compares and checks widgets.",
    discussion: """
      Speaks the Model Context Protocol over standard input and output, until the input ends. Tools: \
      list_widgets, render_widget, compare_with_golden and lint_widget. Nothing is written, and no path of a \
      call leaves the folder of --root.
      """
        + "\n\n" + VerbExamples.text("mcp"))

  @OptionGroup var host: JobHostOptions

  func run() throws {
    guard host.output == nil else {
      throw UsageError("-o has no effect: pictures are answered, and nothing is written")
    }
    let budgets = host.drawing.budgets
    let host = try host.host()
    let renderer = try budgets.limiting(Renderer(fonts: host.fonts).recording)
    try DeepStackThread.run {
      var server = AgentServer(host: host, renderer: renderer)
      try server.run()
    }
  }
}
