import VitrineGraphics
import VitrineLayout

/// Writes a display list as text, with a line for each command.
enum DisplayText {
  static func text(_ list: DisplayList) -> String {
    var text =
      "picture \(list.width) × \(list.height), \(list.commands.count) commands, "
      + "\(list.outlines.count) outlines, \(list.gradients.count) gradients, "
      + "\(list.images.count) images\n"
    var depth = 0
    for command in list.commands {
      if command.closes { depth -= 1 }
      text += String(repeating: "  ", count: max(0, depth)) + line(command, list) + "\n"
      if command.opens { depth += 1 }
    }
    return text
  }

  static func json(_ list: DisplayList) -> String {
    var json = JSONText()
    json.object { json in
      json.member("width", list.width)
      json.member("height", list.height)
      json.key("commands")
      json.array { json in
        for (index, command) in list.commands.enumerated() {
          json.object { json in
            json.member("command", name(command))
            json.member("draws", line(command, list))
            if index < list.sources.count { json.member("node", Int(list.sources[index])) }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private static func name(_ command: DisplayCommand) -> String {
    String("\(command)".prefix { $0 != "(" })
  }

  private static func line(_ command: DisplayCommand, _ list: DisplayList) -> String {
    switch command {
    case .fillRect(let rect, let paint): "fillRect \(text(rect)) \(text(paint))"
    case .fillRoundedRect(let rect, let corners, let curve, let paint):
      "fillRoundedRect \(text(rect)) corners \(corners) \(curve) \(text(paint))"
    case .fillPath(let path, let rule, let paint): "fillPath #\(path) \(rule) \(text(paint))"
    case .strokePath(let path, let style, let paint):
      "strokePath #\(path) width \(number(style.width)) \(text(paint))"
    case .drawGlyphs(let run):
      "drawGlyphs \(run.outlines.count) at \(run.positions.first.map(text) ?? "nowhere") "
        + "em \(number(run.emSize)) \(text(run.paint))"
    case .drawImage(let draw): "drawImage #\(draw.image) \(text(draw.source)) \(draw.interpolation)"
    case .pushClip(let path, let rule): "pushClip #\(path) \(rule)"
    case .popClip: "popClip"
    case .pushLayer(let layer):
      "pushLayer \(text(layer.bounds)) opacity \(number(Double(layer.opacity))) \(layer.blendMode) "
        + "\(layer.filters.count) filters"
        + (layer.projection.map { " projection #\($0)" } ?? "")
    case .beginMask(let mode): "beginMask \(mode)"
    case .popLayer: "popLayer"
    }
  }

  private static func text(_ rect: Rect) -> String {
    "[\(number(rect.x)) \(number(rect.y)) \(number(rect.width)) \(number(rect.height))]"
  }

  private static func text(_ point: Point) -> String { "(\(number(point.x)), \(number(point.y)))" }

  private static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      "rgba(\(channel(color.red)) \(channel(color.green)) \(channel(color.blue)) "
        + "\(number(Double(color.alpha))))"
    case .gradient(let index, let opacity): "gradient #\(index) opacity \(number(Double(opacity)))"
    case .backdrop(let index, let opacity): "backdrop #\(index) opacity \(number(Double(opacity)))"
    }
  }

  private static func channel(_ value: Float) -> String { number(Double(value) * 255) }

  /// Rounds to three decimal places, enough to distinguish sub-pixel positions.
  private static func number(_ value: Double) -> String { DumpNumber.text(value, places: 3) }
}

extension DisplayCommand {
  fileprivate var opens: Bool {
    switch self {
    case .pushClip, .pushLayer, .beginMask: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .popClip, .popLayer, .beginMask: true
    default: false
    }
  }
}
