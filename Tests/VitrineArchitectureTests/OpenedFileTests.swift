import Testing

/// Files are opened in few places, each of which takes regular files alone, does not wait for the writer of a pipe, and
/// has a limit: whoever reads a file asks one of them.
@Suite struct OpenedFileTests {
  /// The places, and why each is there.
  private static let places = [
    "Sources/CPNG/streams.c": "standard streams that were closed",
    "Sources/CPictures/program.c": "no input",
    "Sources/VitrineCLI/Batch/LineWriter.swift": "a manifest that this program writes",
    "Sources/VitrineCLI/Batch/Manifest.swift": "a manifest, line by line",
    "Sources/VitrineCLI/Batch/DataFile.swift": "rows, which a pipe of the user's may hand over",
    "Sources/VitrineCLI/Batch/PictureCache.swift": "a lock of its own",
    "Sources/VitrineCLI/Goldens/ArtifactsLock.swift": "a folder, to lock it",
    "Sources/VitrineCLI/Goldens/TemporaryCopy.swift": "a lock of its own",
    "Sources/VitrineCLI/Goldens/Subprocess.swift": "what a program of its own has printed",
    "Sources/VitrineGenerators/InputFile.swift": "users' packages build it without C libraries",
    "Sources/VitrineGoldens/ContentDigest.swift": "a map of a regular file",
    "Sources/VitrineGoldens/ContentHash.swift": "a map of a regular file",
    "Sources/VitrineImages/Files.swift": "the rule itself",
    "Sources/VitrineImages/StaleTemporaryFiles.swift": "locks of temporary files",
    "Sources/VitrineRunner/Rows/RowStreams.swift": "no input",
    "Sources/VitrineText/Fonts/FontBytes.swift": "a map of a regular file",
  ]

  private static let calls = [
    "O_RDONLY", "O_RDWR", "FileHandle(forReading", "Data(contentsOf", "String(contentsOf",
    "contents(atPath", "InputStream(", "fopen(",
  ]

  @Test func filesAreOpenedInKnownPlaces() throws {
    for path in Checkout.files(below: "Sources") where isSource(path) {
      let text = try Checkout.text(path)
      for call in Self.calls where text.contains(call) {
        #expect(
          Self.places[path] != nil,
          "\(path) has \(call): read by readFile, or give the reason here")
      }
    }
  }

  /// Modules of other frameworks' names hold what users' code calls.
  private func isSource(_ path: String) -> Bool {
    (path.hasSuffix(".swift") || path.hasSuffix(".c"))
      && !path.hasPrefix("Sources/Shims/") && !path.hasPrefix("Sources/ExampleWidgets")
  }
}
