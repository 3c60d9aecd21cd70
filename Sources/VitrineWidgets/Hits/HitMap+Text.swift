import VitrineGraphics
import VitrineLayout

extension HitMap {
  /// Returns the map as one JSON object: `size` as `[width, height]` and `targets` from the bottom to the
  /// top, each with `id`, `kind`, `view`, `path`, `rect` as `[x, y, width, height]`, `quad` as four `[x, y]`,
  /// `coveredBy` as ids, and, if present, `url`, `intent` (`name` and `parameters`), `isOn`, `control`, `title`,
  /// `widget` and `name`. Lengths are in points, to four decimal places.
  public func json() -> String {
    var out = JSONText()
    out.object([
      ("size", { $0.array([size.width, size.height]) { $0.number($1) } }),
      ("targets", { $0.array(targets) { $0.object($1.fields) } }),
    ])
    return out.text
  }

  /// Returns a line for each target, the topmost first, in hit test order.
  public func dump() -> String {
    let width = DumpNumber.text(size.width)
    let height = DumpNumber.text(size.height)
    let count = targets.count == 1 ? "1 target" : "\(targets.count) targets"
    let lines = ["\(width) × \(height) pt, \(count)"] + targets.reversed().map(\.line)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension HitTarget {
  fileprivate typealias Field = (String, (inout JSONText) -> Void)

  fileprivate var fields: [Field] {
    var result: [Field] = [
      ("id", { $0.number(id) }), ("kind", { $0.string(kind.rawValue) }),
    ]
    if let url { result.append(("url", { $0.string(url) })) }
    if let intent { result.append(("intent", { $0.object(intent.fields) })) }
    if let isOn { result.append(("isOn", { $0.bool(isOn) })) }
    if let control { result.append(("control", { $0.string(control.kind.rawValue) })) }
    if let title = control?.title { result.append(("title", { $0.string(title) })) }
    if let widget { result.append(("widget", { $0.string(widget) })) }
    if let name { result.append(("name", { $0.string(name) })) }
    let box = [rect.x, rect.y, rect.width, rect.height]
    result += [
      ("view", { $0.string(view) }), ("path", { $0.string(path) }),
      ("rect", { $0.array(box) { $0.number($1) } }),
      ("quad", { $0.array(quad) { $0.array([$1.x, $1.y]) { $0.number($1) } } }),
      ("coveredBy", { $0.array(coveredBy) { $0.number($1) } }),
    ]
    return result
  }

  fileprivate var line: String {
    var words = ["\(id)", kind.rawValue]
    if let url { words.append(url) }
    if let intent { words.append(intent.text) }
    if let isOn { words.append(isOn ? "on" : "off") }
    if let control { words.append(control.kind.rawValue) }
    if let title = control?.title { words.append("“\(title)”") }
    if let name { words.append("#" + name) }
    let box = [rect.x, rect.y, rect.width, rect.height].map(DumpNumber.text)
    words.append("[" + box.joined(separator: ", ") + "]")
    if !coveredBy.isEmpty {
      words.append("under " + coveredBy.map(String.init).joined(separator: ", "))
    }
    return UntrustedText.line(words.joined(separator: " "))
  }
}

extension IntentCall {
  fileprivate var fields: [(String, (inout JSONText) -> Void)] {
    [("name", { $0.string(name) }), ("parameters", { $0.object(parameters.map(\.field)) })]
  }

  /// The intent in the form of a call: `AddDrink(size: 250)`.
  fileprivate var text: String {
    let list = parameters.map { "\($0.name): \($0.value.text)" }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}

extension IntentArgument {
  fileprivate var field: (String, (inout JSONText) -> Void) { (name, { value.write(to: &$0) }) }
}

extension IntentValue {
  fileprivate func write(to out: inout JSONText) {
    switch self {
    case .none: out.null()
    case .bool(let value): out.bool(value)
    case .number(let value): out.number(value)
    case .digits(let digits): out.raw(digits)
    case .text(let text): out.string(text)
    case .list(let values): out.array(values) { $1.write(to: &$0) }
    case .object(let members): out.object(members.map(\.field))
    }
  }

  fileprivate var text: String {
    var out = JSONText()
    write(to: &out)
    return out.text
  }
}
