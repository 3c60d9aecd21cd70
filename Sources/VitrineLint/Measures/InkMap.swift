import VitrineGraphics

/// The pixels of a picture that differ from their surroundings, split into darker and lighter ones.
struct InkMap {
  let width: Int
  let height: Int
  /// 1 for a darker pixel, −1 for a lighter one, 0 for one like its surroundings.
  private var signs: [Int8]

  /// The longest side that is looked at in pixels: larger pictures are sampled.
  private static let longestSide = 640
  /// The distance from the mean of the surroundings, 0…1, from which a pixel is ink.
  private static let leastDifference = 0.14
  /// The surroundings: a square of this many pixels to each side.
  private static let reach = 14

  init(_ pixmap: Pixmap) {
    let step = max(1, (max(pixmap.width, pixmap.height) + Self.longestSide - 1) / Self.longestSide)
    (width, height) = (pixmap.width / step, pixmap.height / step)
    var lights = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { lights[y * width + x] = Self.light(pixmap, x * step, y * step, step) }
    }
    let sums = Self.sums(lights, width, height)
    signs = [Int8](repeating: 0, count: width * height)
    for y in 0..<height {
      let (top, bottom) = (max(0, y - Self.reach), min(height, y + Self.reach + 1))
      for x in 0..<width {
        let (left, right) = (max(0, x - Self.reach), min(width, x + Self.reach + 1))
        let row = width + 1
        let sum =
          sums[bottom * row + right] - sums[top * row + right] - sums[bottom * row + left]
          + sums[top * row + left]
        let difference = lights[y * width + x] - sum / Double((bottom - top) * (right - left))
        if difference.magnitude > Self.leastDifference {
          signs[y * width + x] = difference < 0 ? 1 : -1
        }
      }
    }
  }

  /// The mean lightness of a square of pixels over a middle grey, 0…1.
  private static func light(_ pixmap: Pixmap, _ x: Int, _ y: Int, _ step: Int) -> Double {
    var sum = 0.0
    for row in y..<(y + step) {
      for column in x..<(x + step) {
        let pixel = pixmap[column, row]
        let (red, green, blue) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
        let own = 0.3 * Double(red) + 0.59 * Double(green) + 0.11 * Double(blue)
        sum += own / 255 + (1 - Double(pixel >> 24) / 255) / 2
      }
    }
    return sum / Double(step * step)
  }

  /// Sums of all values above and to the left, with a row and a column of zeros before.
  private static func sums(_ values: [Double], _ width: Int, _ height: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var row = 0.0
      for x in 0..<width {
        row += values[y * width + x]
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
      }
    }
    return sums
  }

  /// Returns the marks of one kind of ink.
  func marks(dark: Bool) -> [InkMark] {
    var left = signs
    let wanted: Int8 = dark ? 1 : -1
    var marks: [InkMark] = []
    for start in left.indices where left[start] == wanted {
      marks.append(Self.taking(start, wanted, from: &left, width))
    }
    return marks
  }

  /// Returns the mark around a pixel, whose pixels it clears.
  private static func taking(
    _ start: Int, _ wanted: Int8, from signs: inout [Int8], _ width: Int
  ) -> InkMark {
    var (minX, maxX, minY, maxY, area) = (Int.max, 0, Int.max, 0, 0)
    var open = [start]
    signs[start] = 0
    while let pixel = open.popLast() {
      let (x, y) = (pixel % width, pixel / width)
      (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
      area += 1
      let beside = [
        x > 0 ? pixel - 1 : -1, x + 1 < width ? pixel + 1 : -1, pixel - width, pixel + width,
      ]
      for next in beside where signs.indices.contains(next) && signs[next] == wanted {
        signs[next] = 0
        open.append(next)
      }
    }
    return InkMark(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1, area: area)
  }
}
