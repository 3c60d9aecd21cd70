import Foundation
import GoldenSupport
import Testing
import VitrineGoldens
import VitrineRaster
import VitrineTesting

private let folder = GoldenFolder()

/// Not on the main actor: its queue would let them begin after all other tests there, when nothing is left to draw
/// beside them.
@Suite(.serialized, .golden(folder.goldens, artifacts: folder.artifacts)) struct MatrixTests {

  /// 8 widgets × 3 families × 8 devices × 12 levels × 2 schemes, at least.
  static let leastRows = 4600

  @Test func matrixHasEveryCombination() async throws {
    let rows = await MatrixFile.rows(try folder.readText("Matrix.txt"))
    #expect(rows.count >= Self.leastRows)
    #expect(Set(rows.map { $0.prefix { $0 != " " } }).count == rows.count)
  }

  @Test func pixelsAreThoseOfTheMatrix() async throws {
    let run = await MatrixRun(fontFolder: folder.fonts, kernels: .simd, jobs: 2)
    let text = await MatrixFile.text(MatrixFile.current(run))
    expectSnapshot(TextSnapshot.candidate(try GoldenName("Matrix"), text, comment: "#"))
  }

  /// Other threads and kernels draw the same bytes; each way another seventh of the rows. Seven shares no factor with
  /// the numbers of levels, schemes and devices, so that all of them are met.
  @Test(arguments: [(1, Kernels.simd, 1), (2, .reference, 3), (8, .simd, 5)])
  func otherWaysDrawTheSamePixels(jobs: Int, kernels: Kernels, first: Int) async throws {
    let run = await MatrixRun(
      fontFolder: folder.fonts, kernels: kernels, jobs: jobs, sample: .init(step: 7, first: first))
    let rows = await MatrixFile.current(run)
    let known = Set(await MatrixFile.rows(try folder.readText("Matrix.txt")))
    #expect(rows.count >= Self.leastRows / 7)
    #expect(rows.filter { !known.contains($0) } == [])
  }
}
