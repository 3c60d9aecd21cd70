import ArgumentParser
import Foundation
import Vitrine
import VitrineGraphics

/// Writes the first test of widgets.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration.verb(
    "init", abstract: "Writes a first golden test, and a file for the build server.",
    discussion: """
      In an empty folder it writes a sample package, or with --documents a sample document; in a package a test \
      target of its widgets; beside an Xcode project, XcodeGen's description or sources alone a package of what \
      `vitrine inspect --stage plan` says, around sources that stay as they are; in a folder of documents nothing but what is asked for. Files that are there are kept: lines are only \
      added, to Package.swift and .gitignore.
      """
        + "\n\n" + VerbExamples.text("init"))

  @Argument(help: "The folder of the project.", completion: .directory)
  var folder = "."

  @Option(
    help: """
      Where packages and build servers find Vitrine: the URL of its repository, or the path of a clone; by default \
      the clone that this program was built in. An installed program needs it, but for a script that checks documents.
      """, completion: .directory)
  var vitrine: String?

  @Option(help: "The target of the widgets, if there are several.")
  var target: String?

  @Option(
    help: "Writes a file for a build server: github, gitlab, or shell for a script.",
    completion: .list(BuildServer.allCases.map(\.rawValue)))
  var ci: String?

  @Option(
    help: "The machines of the build server that share the pictures; their parts become one report."
  )
  var shards: Int?

  @Flag(help: "Widgets as documents, without Swift.")
  var documents = false

  @Flag(help: "Says what would be written and writes nothing.")
  var dryRun = false

  func run() throws {
    guard OutputFolder.isFolder(folder) else {
      throw Failure(code: Exit.badInput, message: "error: \(folder): no such folder")
    }
    let server = try server()
    let shape = try ProjectShape.find(in: folder, target: target, isOfDocuments: documents)
    var files = try files(for: shape)
    if let server {
      files.append(
        server.file(
          for: BuildSteps(try subject(of: shape, on: server)), shards: try shards(of: server)))
    }
    files.append(
      SetupFile(path: ".gitignore", text: ignored(shape), change: .adding(unless: ".artifacts")))
    for file in files { tell(file, try file.write(below: folder, isDry: dryRun)) }
    if server != nil, case .path = try? source() {
      Output.message(
        "note: the build server needs Vitrine too: give its URL by --vitrine, unless it has this path"
      )
    }
    for line in next(shape) { Output.line(line) }
  }

  private func server() throws -> BuildServer? {
    guard let ci else {
      if shards != nil { throw UsageError("--shards has no effect without --ci") }
      return nil
    }
    guard let server = BuildServer(rawValue: ci) else {
      throw UsageError.unknown(
        ci, what: "build server", among: BuildServer.allCases.map(\.rawValue))
    }
    return server
  }

  private func shards(of server: BuildServer) throws(UsageError) -> Int {
    guard let shards else { return 1 }
    guard (1...BuildServer.mostShards).contains(shards) else {
      throw UsageError("--shards is 1 to \(BuildServer.mostShards) machines, not \(shards)")
    }
    if shards > 1, server == .shell {
      throw UsageError(
        "--shards has no effect: a script runs on one machine; give --ci github or gitlab")
    }
    return shards
  }

  private func source() throws -> VitrineSource { try VitrineSource(vitrine, for: folder) }

  private func files(for shape: ProjectShape) throws -> [SetupFile] {
    let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    switch shape {
    case .empty where documents: return [DocumentSetup.sample]
    case .empty: return PackageSetup(source: try source()).sample(name: name)
    case .package(let project):
      let setup = PackageSetup(source: try source())
      for note in project.packageNotes { Output.message("note: \(note)") }
      return setup.addition(to: project)
    case .sources(let project):
      let setup = PackageSetup(source: try source())
      let package = try PlannedPackage(project)
      for note in package.notes { Output.message("note: \(note)") }
      return setup.package(around: project, package, name: name)
    case .documents: return []
    }
  }

  private func subject(
    of shape: ProjectShape, on server: BuildServer
  ) throws -> BuildSteps.Subject {
    guard let folders = folders(of: shape) else { return .package }
    // A script runs where somebody can install what it needs.
    if server == .shell, vitrine == nil, !VitrineSource.hasCheckout {
      return .documents(folders: folders, nil)
    }
    return .documents(folders: folders, try source())
  }

  /// The folders of documents; nil for widgets in Swift.
  private func folders(of shape: ProjectShape) -> [String]? {
    switch shape {
    case .empty: documents ? [DocumentSetup.folder] : nil
    case .documents(let folders): folders
    case .package, .sources: nil
    }
  }

  private func ignored(_ shape: ProjectShape) -> String {
    // What builds leave, also those for Linux on a Mac, and packages of the program.
    let folders =
      folders(of: shape) == nil ? [".build/", ".build-linux/", "packed/"] : [".vitrine/"]
    return ([".artifacts/"] + folders + ["report.html"]).map { $0 + "\n" }.joined()
  }

  private func tell(_ file: SetupFile, _ outcome: SetupFile.Outcome) {
    switch outcome {
    case .written: Output.line((dryRun ? "would write " : "wrote ") + file.path)
    case .added: Output.line((dryRun ? "would add to " : "added to ") + file.path)
    case .kept: Output.line("kept \(file.path), which is there already")
    }
  }

  /// The commands that follow.
  private func next(_ shape: ProjectShape) -> [String] {
    let test: [String]
    if let folders = folders(of: shape) {
      let names = folders.map(UntrustedText.shellPath).joined(separator: " ")
      test = ["vitrine check \(names)", "vitrine accept"]
    } else {
      test = ["swift test", "swift run vitrine accept"]
    }
    return [
      "next, in \(folder == "." ? "this folder" : UntrustedText.shellPath(folder)):",
      "  \(test[0])   # fails: there are no goldens yet; look at the candidates below .artifacts",
      "  \(test[1])   # makes them goldens; then test again, and commit",
    ]
  }
}
