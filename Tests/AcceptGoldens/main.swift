import Foundation
import GoldenSupport

// The only writer of `Golden/` and of the page of gaps: `AcceptGoldens [NAME…]` replaces the goldens whose names contain one
// of the words, or all of them; it says which change. `Matrix` names the matrix.

let words = CommandLine.arguments.dropFirst()
let folder = GoldenFolder()

@MainActor func accept(_ candidate: GoldenCandidate) throws {
  guard words.isEmpty || words.contains(where: candidate.name.contains) else { return }
  if let old = try? folder.read(candidate.name), old == candidate.bytes { return }
  try folder.write(candidate.bytes, to: folder.path(candidate.name))
  print("accepted \(candidate.name), \(candidate.bytes.count) bytes")
}

if words.isEmpty || words.contains(where: "Gaps.md".contains) {
  try folder.write(Array(GapPage.text.utf8), to: folder.root + "/" + GapPage.file)
}
for picture in try await ExampleGoldens.pictures(folder) { try accept(picture) }
for dump in await ExampleGoldens.dumps(folder) { try accept(dump) }
if words.isEmpty || words.contains(where: "Matrix.txt".contains) {
  let run = MatrixRun(fontFolder: folder.fonts, jobs: ProcessInfo.processInfo.activeProcessorCount)
  let text = MatrixFile.text(await MatrixFile.current(run))
  try accept(GoldenCandidate(name: "Matrix.txt", bytes: Array(text.utf8)))
}
