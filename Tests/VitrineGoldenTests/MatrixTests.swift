import Foundation
import GoldenSupport
import Testing
import VitrineRaster

@MainActor
@Suite(.serialized) struct MatrixTests {
  let folder = GoldenFolder()

  /// 8 widgets × 3 families × 8 devices × 12 levels × 2 schemes, at least.
  static let leastRows = 4600

  @Test func matrixHasEveryCombination() throws {
    let rows = MatrixFile.rows(try folder.readText("Matrix.txt"))
    #expect(rows.count >= Self.leastRows)
    #expect(Set(rows.map { $0.prefix { $0 != " " } }).count == rows.count)
  }

  @Test(arguments: [
    (1, Kernels.simd), (2, .reference), (2, .simd), (8, .simd),
  ])
  func pixelsAreThoseOfTheMatrix(jobs: Int, kernels: Kernels) async throws {
    let accepted = try folder.readText("Matrix.txt")
    let run = MatrixRun(fontFolder: folder.fonts, kernels: kernels, jobs: jobs)
    let current = await MatrixFile.current(run)
    let expected = MatrixFile.rows(accepted)
    if current == expected { return }
    let note = accepted.hasPrefix(MatrixFile.header) ? "" : "; the matrix was drawn with other libraries"
    let changed = zip(expected, current).filter { $0 != $1 }.map { $1 }
    try folder.write(Array(MatrixFile.text(current).utf8), to: folder.artifacts + "/Matrix.txt")
    Issue.record(
      """
      \(changed.count) of \(expected.count) pictures changed (\(current.count) drawn)\(note), first: \
      \(changed.first ?? "-"); accept with: swift run -c release AcceptGoldens Matrix
      """)
  }
}
