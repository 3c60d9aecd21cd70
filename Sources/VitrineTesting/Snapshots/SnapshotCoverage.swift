import Foundation
public import Vitrine
import VitrineGoldens
import VitrineGraphics

/// Which combinations of a product have goldens.
public struct SnapshotCoverage: Hashable, Sendable {
  /// Names with a golden, and without, in the product's order.
  public var covered: [String] = []
  public var missing: [String] = []

  /// Part of the product that has goldens, 0…1; 1 for an empty one.
  public var fraction: Double {
    let total = covered.count + missing.count
    return total == 0 ? 1 : Double(covered.count) / Double(total)
  }

  /// `12 of 48 combinations have goldens`, then each that has none.
  public var text: String {
    let head = "\(covered.count) of \(covered.count + missing.count) combinations have goldens"
    return ForeignText.lines([head] + missing.map { "  - " + $0 })
  }
}

/// Looks up which pictures of a widget's product have goldens in a folder.
///
/// - Parameters:
///   - base: what `expectSnapshot(named:)` was given.
///   - strategy: what `expectSnapshot(as:)` was given: pictures and texts have other files.
///   - goldens: the folder; relative ones begin beside `source`.
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
