/// The namespaces that prefixes stand for at one place of a file.
struct SVGNamespaces {
  private static let svg = "http://www.w3.org/2000/svg"
  private static let xlink = "http://www.w3.org/1999/xlink"

  /// Namespaces by prefixes; that of names without one stands under "".
  private var names: [String: String] = [:]

  /// The namespaces inside an element.
  func inside(_ attributes: [String: String]) -> SVGNamespaces {
    var inner = self
    for (name, value) in attributes where name.hasPrefix("xmlns") {
      if name == "xmlns" {
        inner.names[""] = value
      } else if name.hasPrefix("xmlns:") {
        inner.names[String(name.dropFirst(6))] = value
      }
    }
    return inner
  }

  private static func split(_ name: String) -> (prefix: String, rest: String) {
    guard let colon = name.firstIndex(of: ":") else { return ("", name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  /// The name of an element without its prefix, and whether SVG defines it. Files that do not declare that namespace
  /// count as SVG, as those in a page of HTML do.
  func element(_ name: String) -> (name: String, isSVG: Bool) {
    let (prefix, rest) = Self.split(name)
    guard let namespace = names[prefix] else {
      let isDeclared = names.values.contains(Self.svg)
      return (rest, !isDeclared && (prefix.isEmpty || prefix == "svg"))
    }
    return (rest, namespace == Self.svg)
  }

  /// The attributes without those of other namespaces; XLink's have the prefix `xlink`.
  func attributes(_ all: [String: String]) -> [String: String] {
    guard all.keys.contains(where: { $0.contains(":") }) else { return all }
    var result: [String: String] = [:]
    for (name, value) in all {
      let (prefix, rest) = Self.split(name)
      if prefix.isEmpty || prefix == "xml" {
        result[name] = value
      } else if names[prefix] == Self.xlink || (prefix == "xlink" && names[prefix] == nil) {
        result["xlink:" + rest] = value
      }
    }
    return result
  }
}
