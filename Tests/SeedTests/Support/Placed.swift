import Foundation
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout

extension PlacedWidget {
  /// The frame of the content of a Today widget, or of the first view drawn for another part of the system.
  func frame(of view: String) throws -> Rect {
    let node = tree.nodes.first { $0.name == view } ?? tree.nodes.first { $0.owner.last == view }
    return try #require(node, "no \(view)").frame
  }

  var texts: [String] { tree.texts }
  var codes: [String] { diagnostics.map(\.code) }
}

extension PlacedTree {
  /// The words of each text in drawing order, also of those that a placeholder hides.
  var texts: [String] {
    nodes.compactMap { node in
      if case .text(let text) = node.content { text.leaf.runs.map(\.text).joined() } else { nil }
    }
  }

  /// The frame and the size of the font of a text.
  func text(_ words: String) throws -> (frame: Rect, fontSize: Double) {
    for node in nodes {
      guard case .text(let text) = node.content else { continue }
      guard text.leaf.runs.map(\.text).joined() == words else { continue }
      return (node.frame, try #require(text.leaf.runs.first).font.size)
    }
    throw MissingText(words: words)
  }

  private struct MissingText: Error { var words: String }
}

extension Pixmap {
  /// Red, green and blue of an opaque pixel, 0 to 1.
  func color(_ x: Int, _ y: Int) -> SIMD3<Double> {
    let pixel = self[x, y]
    return SIMD3(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255)) / 255
  }

  /// The relative luminances of the pixels inside a rectangle of whole points, at one pixel a point.
  func luminances(in rect: Rect) -> [Double] {
    var values: [Double] = []
    for y in Int(rect.minY.rounded(.up))..<Int(rect.maxY.rounded(.down)) {
      for x in Int(rect.minX.rounded(.up))..<Int(rect.maxX.rounded(.down)) {
        values.append(Luminance.of(color(x, y)))
      }
    }
    return values
  }
}

/// Relative luminance and contrast as WCAG 2 defines them.
enum Luminance {
  static func of(_ color: SIMD3<Double>) -> Double {
    0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
  }

  static func contrast(_ a: Double, _ b: Double) -> Double {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func linear(_ value: Double) -> Double {
    value > 0.04045 ? pow((value + 0.055) / 1.055, 2.4) : value / 12.92
  }
}
