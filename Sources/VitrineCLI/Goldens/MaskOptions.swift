import ArgumentParser
import Vitrine
import VitrineGoldens
import VitrineGraphics

/// The parts of every picture that are not compared.
struct MaskOptions: ParsableArguments {
  @Option(help: "An area that is not compared: x,y,width,height in points; may be given again.")
  var mask: [String] = []

  @Option(help: "Views that are not compared, by their type, e.g. Text; may be given again.")
  var maskView: [String] = []

  @Option(
    name: .customLong("mask-id"),
    help: "Views that are not compared, by what the modifier id names them; may be given again.")
  var maskID: [String] = []

  func masks() throws -> SnapshotMasks {
    SnapshotMasks(areas: try mask.map(Self.area), views: Set(maskView), ids: Set(maskID))
  }

  /// All masks as text, in the order given.
  var words: [String] { ["area"] + mask + ["view"] + maskView + ["id"] + maskID }

  private static func area(_ text: String) throws -> Rect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0, [x, y, width, height].allSatisfy(\.isFinite)
    else { throw UsageError("--mask '\(text)' is not x,y,width,height") }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
