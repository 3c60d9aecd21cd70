import Foundation
import TemporaryFolders
import Testing
import Vitrine
import VitrineRunner

/// Conditions in sources, which the compiler answers in the same way under every `--os`.
@Suite struct AvailabilityTests {
  private static let source = """
    import WidgetKit

    // if #available(iOS 99, *) is only talked about
    var body: some View {
      if #available(iOSApplicationExtension 17.0, macOS 14, *) { content } else { padded } // #available(iOS 98, *)
      guard #unavailable(iOS 18.2), #available(watchOS 10, *) else { return EmptyView() }
      let text = "#available"
    }
    """

  @Test func conditionsHaveTheirPlace() {
    let checks = AvailabilityCheck.all(in: Self.source, file: "Sources/W/W.swift")
    #expect(checks.map(\.line) == [5, 6, 6])
    #expect(
      checks.map(\.versions) == [
        ["iOSApplicationExtension": 17, "macOS": 14], ["watchOS": 10], ["iOS": 18],
      ])
    #expect(checks[0].condition == "#available(iOSApplicationExtension 17.0, macOS 14, *)")
  }

  @Test(arguments: [
    (14, Device.Kind.iPhone, 2), (16, .iPad, 2), (17, .iPhone, 1), (18, .iPhone, 0), (13, .mac, 1),
    (14, .mac, 0), (9, .watch, 1),
  ]) func systemsAnswerOtherwise(_ os: Int, _ kind: Device.Kind, _ count: Int) {
    let checks = AvailabilityCheck.all(in: Self.source, file: "W.swift")
    let notes = AvailabilityScan.notes(checks, systems: [os], kinds: [kind])
    #expect(notes.count == count)
  }

  @Test func notesNameFileLineAndSystem() {
    let checks = AvailabilityCheck.all(in: Self.source, file: "W.swift")
    #expect(
      AvailabilityScan.notes(checks, systems: [16, 17], kinds: [.iPhone]).first
        == "W.swift:5: #available(iOSApplicationExtension 17.0, macOS 14, *) is answered here as on the newest system, "
        + "and otherwise under iOS 16")
    let many = (0..<50).map { _ in "if #available(iOS 17, *) {}" }.joined(separator: "\n")
    let notes = AvailabilityScan.notes(
      AvailabilityCheck.all(in: many, file: "W.swift"), systems: [14], kinds: [.iPhone])
    #expect(notes.count == AvailabilityScan.mostNotes + 1)
    #expect(notes.last == "and 30 more conditions of this kind")
  }

  @Test func sourcesOfThePackageAreRead() throws {
    let folder = try TemporaryFolder()
    let files = [
      "p/Sources/W/In/W.swift": Self.source, "p/Package.swift": "",
      "p/Tests/WTests/T.swift": "if #available(iOS 17, *) {}",
    ]
    for (path, text) in files {
      let file = folder.at(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let package = folder.at("p").path
    #expect(AvailabilityScan.package(of: package + "/.build/x/release/W") == package)
    #expect(AvailabilityScan.package(of: package + "/out/W") == nil)
    #expect(AvailabilityScan.package(of: folder.at("q").path + "/.build/x/release/W") == nil)
    #expect(
      AvailabilityScan.checks(inPackage: package).map { "\($0.file):\($0.line)" } == [
        "Sources/W/In/W.swift:5", "Sources/W/In/W.swift:6", "Sources/W/In/W.swift:6",
      ])
  }

  @Test(arguments: ["#available(", "#available()", "#available(iOS)", "#", "#available(iOS x, *)"])
  func brokenConditionsNameNoSystem(_ text: String) {
    let checks = AvailabilityCheck.all(in: text, file: "W.swift")
    #expect(checks.allSatisfy { $0.versions.isEmpty })
  }
}
