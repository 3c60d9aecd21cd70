import Foundation
import VitrineImages
import VitrineStores

extension BundleCommand {
  /// The largest file of `--data` in bytes.
  private static let mostDataBytes = 32 << 20

  /// Gives the stores of the bundle's code the rows of `--data`.
  func giveRows() throws {
    guard let data else { return }
    let zone = try SettingArgument.timeZone(drawing.timeZone)
    do {
      SampleRows.current = try SampleRows(
        try readFile(data, limit: Self.mostDataBytes), path: data,
        date: { try? SettingArgument.date($0, in: zone) })
    } catch { throw Failure(code: Exit.badInput, message: "error: --data: \(error)") }
  }

  /// Throws the mistakes in the rows that stores have met so far.
  ///
  /// - Parameter isOver: whether all code has run, so that rows that no store has asked for are mistakes, too.
  func checkRows(isOver: Bool) throws(Failure) {
    guard let rows = SampleRows.current else { return }
    let mistakes = rows.mistakes
    let problems = mistakes.isEmpty && isOver ? rows.unusedNames : mistakes
    guard !problems.isEmpty else { return }
    throw Failure(code: Exit.badInput, lines: problems.map { "error: --data: \($0)" })
  }
}
