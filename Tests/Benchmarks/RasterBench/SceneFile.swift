import Foundation
import VitrineGraphics

/// The four scenes of workload A as display lists, read from a scene file or made up with the
/// same shape.
struct Scenes {
  var lists: [(name: String, list: DisplayList)] = []

  static let width = 1170
  static let height = 2532

  private static func list() -> DisplayList { DisplayList(width: width, height: height) }

  /// Reads `{"rrects": [[x, y, w, h, r, [r, g, b, a]]…], "paths": […], "gradients": […]}`.
  init(file: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    var rects = Scenes.list()
    for case let row as [Any] in json["rrects"] as? [Any] ?? [] {
      rects.commands.append(Scenes.roundedRect(row))
    }
    var paths = Scenes.list()
    var strokes = Scenes.list()
    for case let row as [Any] in json["paths"] as? [Any] ?? [] {
      paths.paths.append(Scenes.path(row))
      let index = Int32(paths.paths.count - 1)
      let paint = Scenes.color(row[2])
      paths.commands.append(.fillPath(path: index, rule: .nonZero, paint))
      if index < 500 {
        let style = StrokeStyle(width: 6, join: .round)
        strokes.commands.append(.strokePath(path: index, style, paint))
      }
    }
    strokes.paths = Array(paths.paths.prefix(500))
    var gradients = Scenes.list()
    for case let row as [Any] in json["gradients"] as? [Any] ?? [] {
      Scenes.gradient(row, into: &gradients)
    }
    lists = [("A1", rects), ("A2", paths), ("A3", strokes), ("A4", gradients)]
  }

  private static func numbers(_ v: Any) -> [Double] {
    (v as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? 0 }
  }

  private static func color(_ v: Any) -> Paint {
    let c = numbers(v).map { Float($0 / 255) }
    return .color(RGBA(c[0], c[1], c[2], c.count > 3 ? c[3] : 1))
  }

  private static func roundedRect(_ row: [Any]) -> DisplayCommand {
    let n = numbers(row)
    return .fillRoundedRect(
      Rect(x: n[0], y: n[1], width: n[2], height: n[3]), CornerRadii(n[4]), .circular,
      color(row[5]))
  }

  private static func path(_ row: [Any]) -> Path {
    var path = Path()
    let start = numbers(row[0])
    path.move(to: Point(start[0], start[1]))
    for segment in row[1] as? [Any] ?? [] {
      let n = numbers(segment)
      path.cubic(to: Point(n[4], n[5]), Point(n[0], n[1]), Point(n[2], n[3]))
    }
    path.close()
    return path
  }

  private static func gradient(_ row: [Any], into list: inout DisplayList) {
    let x = numbers(row)[0]
    let y = numbers(row)[1]
    let v = numbers(row[2])
    let stops = (row[3] as? [Any] ?? []).enumerated().map { i, c in
      let n = numbers(c).map { Float($0 / 255) }
      return GradientStop(RGBA(n[0], n[1], n[2]), Double(i) / 2)
    }
    list.gradients.append(
      Gradient(
        .linear(start: Point(x + v[0], y + v[1]), end: Point(x + v[2], y + v[3])), stops: stops))
    list.commands.append(
      .fillRect(
        Rect(x: x, y: y, width: 400, height: 400),
        .gradient(Int32(list.gradients.count - 1), opacity: 1)))
  }
}
