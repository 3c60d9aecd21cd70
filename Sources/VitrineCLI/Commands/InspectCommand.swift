import ArgumentParser
import Vitrine
import VitrineDocuments
import VitrineLayout

/// Any value between two stages.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Prints what a document comes to between two stages.")

  /// The values that can be printed.
  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case nodes, placed, display
  }

  @Argument(help: "A document.")
  var input: String

  @Option(help: "nodes: what there is; placed: where; display: what is drawn.")
  var stage = Stage.placed

  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    let matrix = try drawing.matrix()
    let fonts = try Input.fonts(drawing.fonts)
    let document = try Input.document(input, drawing.limits, fonts)
    let expansion = try matrix.expand(declared: drawing.size == nil ? document.families : nil)
    // Layout calls itself for each level of the document, which needs the workers' deep stack.
    try DeepStack.run {
      for configuration in expansion.configurations {
        try print(document, configuration, Renderer(fonts: fonts), expansion.configurations.count)
      }
    }
  }

  private func print(
    _ document: Document, _ configuration: RenderConfiguration, _ renderer: Renderer, _ count: Int
  ) throws {
    if count > 1, !drawing.json {
      Output.line("# " + ImageName.make(kind: document.kind, configuration))
    }
    let (entry, session) = document.entry(EntryRequest(configuration))
    if stage == .nodes {
      let tree = renderer.nodes(entry, of: document.widget, configuration)
      if let problem = session.problem { throw problem }
      if drawing.json { Output.line(NodeJSON.text(tree)) } else { Output.text(tree.dump()) }
      return
    }
    let placed = renderer.place(entry, of: document.widget, configuration)
    if let problem = session.problem { throw problem }
    var scratch = RenderScratch()
    let image = renderer.finish(placed, scratch: &scratch)
    switch stage {
    case .display:
      Output.text(drawing.json ? DisplayText.json(image.displayList) : DisplayText.text(image.displayList))
    default:
      Output.text(drawing.json ? PlacedJSON.text(image.placed) + "\n" : image.placed.dump())
    }
  }
}
