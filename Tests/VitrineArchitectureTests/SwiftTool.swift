import Foundation

/// The tools of the toolchain on the PATH, run in the checkout.
enum SwiftTool {
  /// - Parameters:
  ///   - tool: the tool's name.
  ///   - withErrors: whether what it says of errors is part of the output; else it is dropped.
  ///   - temporaryFolder: where it leaves folders behind; nil for the usual place.
  ///   - testTarget: the target of tests that the manifest is cut down to; nil for all of it.
  static func run(
    _ arguments: [String], of tool: String = "swift", withErrors: Bool = false,
    temporaryFolder: String? = nil, testTarget: String? = nil
  ) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = Checkout.root
    var environment = ProcessInfo.processInfo.environment
    environment["VITRINE_TEST_TARGET"] = testTarget
    if let temporaryFolder { environment["TMPDIR"] = temporaryFolder }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = withErrors ? output : FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}
