import Foundation
import GoldenSupport
import Testing
import VitrineImages

@MainActor
@Suite(.serialized) struct PictureTests {
  let folder = GoldenFolder()

  @Test func picturesAreTheAcceptedOnes() async throws {
    let pictures = try await ExampleGoldens.pictures(folder)
    for picture in pictures { try check(picture) }
    #expect(folder.names(in: "Widgets").map { "Widgets/" + $0 } == pictures.map(\.name).sorted())
  }

  private func check(_ picture: GoldenCandidate) throws {
    guard let accepted = try? folder.read(picture.name) else {
      try leave(picture, nil)
      Issue.record("\(picture.name) is missing; \(Self.hint(picture.name))")
      return
    }
    let expected = try decodePNG(accepted)
    let actual = try decodePNG(picture.bytes)
    let comparison = compare(expected, actual)
    if comparison == .identical { return }
    try leave(picture, accepted)
    var scratch = PNGScratch()
    let difference = try encodePNG(
      differencePicture(expected, actual), scale: 1, scratch: &scratch)
    try folder.write(difference, to: artifact(picture.name, "difference"))
    Issue.record("\(picture.name): \(comparison); \(Self.hint(picture.name))")
  }

  @Test func dumpsAreTheAcceptedOnes() async throws {
    let dumps = await ExampleGoldens.dumps(folder)
    for dump in dumps {
      let accepted = (try? folder.readText(dump.name)) ?? ""
      if accepted == String(decoding: dump.bytes, as: UTF8.self) { continue }
      try leave(dump, Array(accepted.utf8))
      Issue.record("\(dump.name) differs; \(Self.hint(dump.name))")
    }
    let kept = ["Layout", "Display"].flatMap { kind in folder.names(in: kind).map { "\(kind)/\($0)" } }
    #expect(kept.sorted() == dumps.map(\.name).sorted())
  }

  @Test func gapPageIsMadeFromTheTable() throws {
    let page = try String(contentsOfFile: folder.root + "/" + GapPage.file, encoding: .utf8)
    #expect(page == GapPage.text, "write it with: swift run -c release AcceptGoldens Gaps.md")
  }

  private func leave(_ candidate: GoldenCandidate, _ accepted: [UInt8]?) throws {
    try folder.write(candidate.bytes, to: artifact(candidate.name, "actual"))
    if let accepted { try folder.write(accepted, to: artifact(candidate.name, "expected")) }
  }

  private func artifact(_ name: String, _ kind: String) -> String {
    let url = URL(fileURLWithPath: name)
    let stem = url.deletingPathExtension().lastPathComponent
    return "\(folder.artifacts)/\(stem)-\(kind).\(url.pathExtension)"
  }

  private static func hint(_ name: String) -> String {
    "accept with: swift run -c release AcceptGoldens \(name)"
  }
}
