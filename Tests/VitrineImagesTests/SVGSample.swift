import VitrineGraphics
import VitrineImages

/// What an SVG file is drawn as.
struct SVGSample {
  let steps: [VectorPicture.Step]
  let notes: [String]

  /// A file of 100 × 100 points.
  init(_ body: String, root: String = #"viewBox="0 0 100 100""#) throws {
    try self.init(
      file: #"<svg xmlns="http://www.w3.org/2000/svg" \#(root)>\#(body)</svg>"#)
  }

  init(file text: String) throws { try self.init(bytes: [UInt8](text.utf8)) }

  init(bytes: [UInt8]) throws {
    let image = try decodeImage(bytes)
    notes = image.notes.map { note in
      switch note {
      case .undrawn(let text), .colours(let text): text
      default: "\(note)"
      }
    }
    guard case .vector(let picture) = image.content else {
      steps = []
      return
    }
    steps = picture.steps
  }

  /// The boxes of fills and lines, and their inks.
  var inks: [(box: Rect, ink: VectorPicture.Ink)] {
    steps.compactMap { step in
      switch step {
      case .fill(let path, _, let ink), .stroke(let path, _, let ink): (path.bounds ?? .zero, ink)
      default: nil
      }
    }
  }

  /// The colours of fills and lines as `rrggbb`, `clear` where they have none.
  var colors: [String] {
    inks.map { _, ink in
      switch ink {
      case .color(let color): Self.hex(color)
      case .gradient(let gradient, _):
        gradient.stops.map { Self.hex($0.color) }.joined(separator: "-")
      }
    }
  }

  private static func hex(_ color: RGBA) -> String {
    guard color.alpha > 0 else { return "clear" }
    return [color.red, color.green, color.blue].map { component in
      let byte = Int(min(max(component, 0), 1) * 255 + 0.5)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The box of the first fill or line, in thousandths.
  var box: [Int] {
    guard let box = inks.first?.box else { return [] }
    return [box.x, box.y, box.width, box.height].map { Int(($0 * 1000).rounded()) }
  }
}
