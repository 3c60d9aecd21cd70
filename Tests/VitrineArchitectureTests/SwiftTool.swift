import Foundation

/// The tools of the toolchain on the PATH, run in the checkout.
enum SwiftTool {
  /// - Parameters:
  ///   - tool: the tool's name.
  ///   - withErrors: whether what it says of errors is part of the output; else it is dropped.
  ///   - temporaryFolder: where it leaves folders behind; nil for the usual place.
  static func run(
    _ arguments: [String], of tool: String = "swift", withErrors: Bool = false,
    temporaryFolder: String? = nil
  ) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = Checkout.root
    if let temporaryFolder {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["TMPDIR": temporaryFolder]) { $1 }
    }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = withErrors ? output : FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}
