import Vitrine
import VitrineGraphics

/// The JSON of the stages that `inspect` prints; lengths are points.
enum StageShapes {
  static let size = JSONShape.row(of: .number, count: 2)
  static let frame = JSONShape.described("x, y, width, height", .row(of: .number, count: 4))

  static let node = "node"
  static let nodes = JSONShape.named(node)
  static let nodeMembers: JSONShape = [
    "view": .string, "name?": .string, "owner?": .string, "text?": .string,
    "children?": .list(of: nodes),
  ]

  private static let line: JSONShape = [
    "text": .string, "x": .number, "width": .number, "baseline": .number, "truncated": .boolean,
  ]

  static let placed: JSONShape = [
    "canvas": size, "scale": .number,
    "nodes": .list(of: [
      "id": .integer, "parent": .described("-1 for the root", .integer), "view": .string,
      "name?": .string, "frame": frame, "arguments?": .string, "redacted?": .string,
      "lines?": .list(of: line),
    ]),
  ]

  static let display: JSONShape = [
    "width": .described("pixels", .integer), "height": .described("pixels", .integer),
    "commands": .list(of: [
      "command": .string, "draws": .string,
      "node?": .described("the id of a placed node; -1 for none", .integer),
    ]),
  ]

  static let hits: JSONShape = [
    "size": size,
    "targets": .list(of: [
      "id": .integer, "kind": .words(["link", "button", "toggle", "widgetURL", "app", "system"]),
      "url?": .string, "intent?": ["name": .string, "parameters": .members(of: .anything)],
      "isOn?": .boolean, "control?": .string, "title?": .string, "widget?": .string,
      "name?": .string, "view": .string, "path": .string, "rect": frame,
      "quad": .row(of: size, count: 4), "coveredBy": .list(of: .integer),
    ]),
  ]

  static let accessibility: JSONShape = [
    "size": size,
    "elements": .list(of: [
      "order": .integer, "label": .string, "labelFrom": .words(SpokenElement.Origin.self),
      "value?": .string, "hint?": .string, "traits": .list(of: .string), "name?": .string,
      "view": .string, "rect": frame,
    ]),
  ]

  static let timeline: JSONShape = [
    "kind": .string, "policy": PictureShapes.policy,
    "inForce": .described("an index; null without entries", .either([.integer, .null])),
    "entries": .list(of: PictureShapes.moment), "samples": .list(of: .string),
  ]

  static let trace: JSONShape = .list(
    of: .either([["action": .string], ["call": .words(TodayCall.self), "detail?": .string]]))
}
