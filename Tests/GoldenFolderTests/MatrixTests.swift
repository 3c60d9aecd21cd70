import Foundation
import GoldenSupport
import Testing
import VitrineGoldens
import VitrineRaster
import VitrineTesting

private let folder = GoldenFolder()

@MainActor
@Suite(.serialized, .golden(folder.goldens, artifacts: folder.artifacts)) struct MatrixTests {

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
    let run = MatrixRun(fontFolder: folder.fonts, kernels: kernels, jobs: jobs)
    let text = MatrixFile.text(await MatrixFile.current(run))
    expectSnapshot(TextSnapshot.candidate(try GoldenName("Matrix"), text, comment: "#"))
  }
}
