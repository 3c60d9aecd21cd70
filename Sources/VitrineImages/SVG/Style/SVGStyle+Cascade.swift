import VitrineGraphics

extension SVGStyle {
  /// What is wrong with what an element declares.
  typealias Problem = (String) -> Void

  /// The style of an element inside one of this style. `problem` is called with what is not drawn.
  func inside(_ node: SVGNode, _ problem: Problem) -> SVGStyle {
    var style = SVGStyle(inherited: inherited)
    // The edge of the picture clips the outermost element, whatever it says.
    style.own.clipsOverflow = node.parent != nil && SVGPresentation.clipped.contains(node.name)
    guard !node.declared.isEmpty else { return style }
    style.declareVariables(node)
    // The font first: lengths refer to it.
    let names = node.declared.keys.sorted().filter { $0 != "font-size" }
    for name in ["font-size"] + names { style.apply(name, node, inside: self, problem) }
    return style
  }

  /// Takes the last declared value that is one of the property's, as CSS leaves out those that are not.
  private mutating func apply(
    _ name: String, _ node: SVGNode, inside outer: SVGStyle, _ problem: Problem
  ) {
    guard let values = node.declared[name], let property = SVGProperties.table[name] else { return }
    for value in values.reversed() {
      if apply(value, property, outer, problem) { return }
      // CSS goes on with the value before; a reader that knows the function would not.
      if let function = Self.unreadFunction(in: value) {
        problem("'\(function)()' in '\(name)' is not read")
      }
    }
    guard case .read = property.reading, let last = values.last,
      Self.unreadFunction(in: last) == nil
    else { return }
    problem(
      last.utf8.count > SVGDeclaration.longestValue
        ? "the value of '\(name)' is too long" : "'\(last)' is no value of '\(name)'")
  }

  private static func unreadFunction(in value: String) -> String? {
    guard value.utf8.count <= SVGDeclaration.longestValue else { return nil }
    return CSSUnreadFunctions.first(in: value)
  }

  /// Applies a value; false where it is none of the property's.
  private mutating func apply(
    _ value: String, _ property: SVGProperty, _ outer: SVGStyle, _ problem: Problem
  ) -> Bool {
    // Path data are as long as they are, and read once.
    guard value.utf8.count <= SVGDeclaration.longestValue || property.name == "d" else {
      return false
    }
    guard let text = substituted(value) else {
      // What a variable leaves without a value is as if nothing were declared (CSS Variables 1, 3.1).
      apply(keyword: "unset", property, outer)
      return true
    }
    if apply(keyword: text.lowercased(), property, outer) { return true }
    switch property.reading {
    case .read(let set, _): return set(&self, text[...].trimmed)
    case .warned(let harmless):
      if !harmless.contains(text.lowercased()) { problem("'\(property.name)' is not drawn") }
      return true
    case .text, .harmless: return true
    }
  }

  /// Applies one of the words that all properties have; false for others.
  @discardableResult
  private mutating func apply(
    keyword: String, _ property: SVGProperty, _ outer: SVGStyle
  ) -> Bool {
    // What is declared of all properties at once is not drawn.
    guard property.name != "all" else { return false }
    let source: SVGStyle
    switch keyword {
    case "inherit": source = outer
    case "initial": source = SVGStyle()
    case "unset", "revert", "revert-layer": source = property.isInherited ? outer : SVGStyle()
    case "currentcolor" where property.name == "color": source = outer
    default: return false
    }
    if case .read(_, let copy) = property.reading { copy(&self, source) }
    return true
  }
}
