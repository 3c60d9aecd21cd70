import ArgumentParser
import Vitrine
import VitrineDocuments
import VitrinePreview

/// Serves the page of a live preview.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "preview",
    abstract: "Serves a page to this machine that draws again when a file is saved.",
    discussion: """
      Prints the page's address, which holds a random token: who does not know it gets nothing. The flags below \
      are what the page shows first. Ends with Control-C. The program of a widget bundle is drawn again when it \
      has been built anew; Swift sources are compiled when one is saved.
      """ + "\n\n" + VerbExamples.text("preview"))

  @Argument(
    help: "A document, a folder of documents, Swift sources, or the program of a widget bundle.",
    completion: .documents)
  var input: String

  @Option(help: "The port of the page; a free one by default.")
  var port: UInt16 = 0

  @OptionGroup(title: "Names that nobody declares") var invention: InventionOptions
  @OptionGroup(title: "Other widgets on the screen") var company: CompanionOptions
  @OptionGroup(title: "Limits of documents") var documents: DocumentOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws {
    let idle = [
      ("--json", drawing.json), ("--quiet", drawing.quiet), ("--strict", drawing.strict),
    ]
    if let flag = idle.first(where: \.1)?.0 {
      throw UsageError("\(flag) has no effect: the page shows all results and diagnostics")
    }
    let source = try source()
    let server: PreviewServer
    do { server = try PreviewServer(source, port: port) } catch {
      throw UsageError("--port \(port): the page cannot be served there: \(error)")
    }
    Output.line(server.address)
    Output.message("open this address in a browser; Control-C ends")
    server.run()
  }

  private func source() throws -> any PreviewSource {
    try invention.checkUnused(by: [input])
    guard ExtensionInput.isMeant(by: input) else { return try source(of: input) }
    let follower = try ExtensionFollower(input, invention.choice)
    var command = self
    if drawing.at == nil { command.drawing.at = follower.program.momentTold(isQuiet: false) }
    let source = try command.source(of: follower.program.path)
    try follower.start()
    return source
  }

  private func source(of input: String) throws -> any PreviewSource {
    guard BundleFiles.isProgram(input) else {
      return try DocumentPreview(PreviewInput(input), documents, company, drawing)
    }
    if let first = company.files.first {
      throw UsageError("--with \(first): a bundle's widget is shown without documents beside it")
    }
    return try BundlePreview(input, documents, drawing)
  }
}
