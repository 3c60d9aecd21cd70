import Foundation
import PackagePlugin

/// Runs Vitrine for a package that depends on it: `swift package vitrine render Widget.yaml -o out`.
///
/// The program is built when the command is called, and never with the package.
@main
struct VitrinePackageCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let product = "vitrine"
    var parameters = PackageManager.BuildParameters(configuration: .inherit)
    parameters.logging = .concise
    let build = try packageManager.build(.product(product), parameters: parameters)
    guard build.succeeded else {
      Diagnostics.error("'\(product)' could not be built:\n\(build.logText)")
      return
    }
    let programs = build.builtArtifacts.filter { $0.kind == .executable }
    guard let program = programs.first(where: { $0.url.lastPathComponent == product }) else {
      Diagnostics.error("the build left no program '\(product)'")
      return
    }
    let process = Process()
    process.executableURL = program.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // How commands in its messages begin.
    process.environment = ProcessInfo.processInfo.environment.merging([
      "VITRINE_COMMAND": "swift package --allow-writing-to-package-directory vitrine"
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
      Diagnostics.error("'\(product)' ended with \(process.terminationStatus)")
    }
  }
}
