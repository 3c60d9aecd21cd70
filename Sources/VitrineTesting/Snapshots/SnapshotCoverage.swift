import Foundation
public import Vitrine
import VitrineGoldens
import VitrineGraphics

/// The combinations of a product that have goldens, and those that have none.
public struct SnapshotCoverage: Hashable, Sendable {
  /// Names with a golden, and without, in the product's order.
  public var covered: [String] = []
  /// The names of the combinations without a golden, in the product's order.
  public var missing: [String] = []

  /// The fraction of the product that has goldens, 0…1; 1 for an empty one.
  public var fraction: Double {
    let total = covered.count + missing.count
    return total == 0 ? 1 : Double(covered.count) / Double(total)
  }

  /// The line `12 of 48 combinations have goldens`, followed by the combinations that have none.
  public var text: String {
    let head = "\(covered.count) of \(covered.count + missing.count) combinations have goldens"
    return UntrustedText.lines([head] + missing.map { "  - " + $0 })
  }
}

/// Finds the pictures of a widget's product that have goldens in a folder.
///
/// - Parameters:
///   - base: the name passed to `expectSnapshot(named:)`.
///   - strategy: the strategy passed to `expectSnapshot(as:)`: pictures and texts have different files.
///   - goldens: the folder; a relative path begins beside `source`.
@MainActor
public func snapshotCoverage<W: Widget>(
  of widget: W.Type, named base: String = "", as strategy: SnapshotStrategy = .image,
  over matrix: RenderMatrix, goldens: String = "Golden", source: String = #filePath
) throws -> SnapshotCoverage {
  let product = try SnapshotProduct(widget, matrix)
  let folder = URL(fileURLWithPath: source).deletingLastPathComponent().path
  let root = goldens.hasPrefix("/") ? goldens : folder + "/" + goldens
  var coverage = SnapshotCoverage()
  for configuration in product.configurations {
    let name = product.name(base, configuration)
    if FileManager.default.fileExists(atPath: "\(root)/\(name).\(strategy.fileExtension)") {
      coverage.covered.append(name)
    } else {
      coverage.missing.append(name)
    }
  }
  return coverage
}
