import Foundation

extension Path: LosslessStringConvertible {
  /// The elements in order, each with its coordinates in points before its letter: `x y m` begins a subpath,
  /// `x y l` adds a line, `cx cy x y q` and `c1x c1y c2x c2y x y c` add curves, `h` closes. Numbers have at most
  /// six significant digits, whatever the language.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., letter: String) {
      for point in points { words += [Self.number(point.x), Self.number(point.y)] }
      words.append(letter)
    }
    var afterClose: CGPoint?
    var first = CGPoint.zero
    forEach { element in
      defer { afterClose = element == .closeSubpath ? first : nil }
      switch element {
      case .move(let to):
        // What goes on after a close begins at the subpath's start, and needs no letter of its own.
        if to != afterClose { add(to, letter: "m") }
        first = to
      case .line(let to): add(to, letter: "l")
      case .quadCurve(let to, let control): add(control, to, letter: "q")
      case .curve(let to, let control1, let control2): add(control1, control2, to, letter: "c")
      case .closeSubpath: add(letter: "h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", locale: nil, Double(value))
  }

  /// Creates a path from text of the form of `description`; coordinates after the last letter are ignored.
  /// Beside its letters, `c1x c1y x y v` and `cx cy x y y` are curves whose first or second control point lies
  /// on the curve's end, `x y t` a quadratic curve that goes on smoothly, and `x y width height re` a closed
  /// rectangle. Nil if there is any other letter, or another number of coordinates before one.
  public init?(_ string: String) {
    var reader = PathReader()
    guard reader.read(string) else { return nil }
    self = reader.path
  }
}
