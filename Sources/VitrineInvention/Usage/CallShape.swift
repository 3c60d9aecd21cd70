/// The form of a call: the labels of its arguments, and what can be seen of each.
package struct CallShape: Hashable, Sendable, Codable {
  package enum Kind: Hashable, Sendable, Codable {
    /// A value of any type.
    case value
    /// A closure of so many parameters.
    case closure(Int)
    /// `.name`, a member of the parameter's type.
    case member
    case nothing, emptyList, inOut
  }

  package struct Argument: Hashable, Sendable, Codable {
    package var label: String?
    package var kind: Kind
  }

  package var arguments: [Argument]

  package init(_ arguments: [Argument] = []) { self.arguments = arguments }

  /// The labels, by which calls are told apart.
  var labels: [String?] { arguments.map(\.label) }

  /// The label of symbols that are named by members.
  static let symbolLabel = "systemSymbol"

  /// The most arguments of a call that are read.
  static let mostArguments = 24
}

extension CallShape {
  /// The same call with what another one of the same labels shows.
  mutating func merge(_ other: CallShape) {
    for index in arguments.indices where index < other.arguments.count {
      let (own, new) = (arguments[index].kind, other.arguments[index].kind)
      arguments[index].kind =
        switch (own, new) {
        case (.closure(let a), .closure(let b)): .closure(max(a, b))
        case (.member, _), (_, .member): .member
        case (.closure, _): own
        case (_, .closure): new
        case (.value, _), (_, .value): .value
        default: own
        }
    }
  }
}

extension CallShape {
  /// The value that the arguments of an initializer of a colour or an image say, as an expression of its parameters;
  /// nil where they say none.
  func said(_ name: String) -> String? {
    let words = NameWords(arguments.first?.label ?? "").list
    let rest = arguments.dropFirst()
    let isOpacity = rest.allSatisfy { $0.label == "alpha" || $0.label == "opacity" }
    if words.contains("hex"), arguments[0].kind == .value, rest.count < 2, isOpacity {
      return "inventedColor(\(name.quoted), a0" + (rest.isEmpty ? "" : ", opacity: a1") + ")"
    }
    if isSymbol { return "Image(systemName: a0.rawValue)" }
    return nil
  }

  /// Whether it names a symbol as packages of symbols do: `Image(systemSymbol: .bolt)`.
  private var isSymbol: Bool {
    arguments.count == 1 && arguments[0].kind == .member
      && arguments[0].label == Self.symbolLabel
  }
}

extension SourceText {
  /// The call whose arguments begin at a place, behind the name: in parentheses, in closures behind them, or in both.
  ///
  /// - Parameter allowsClosures: whether a brace begins a closure, as it does not behind a condition.
  /// - Returns: the call with the place behind it; nil where there is none.
  func call(at offset: Int, allowsClosures: Bool) -> (shape: CallShape, end: Int)? {
    var arguments: [CallShape.Argument] = []
    var end = offset
    var isCall = false
    if has("(", at: offset), let close = partner(of: offset) {
      arguments = pieces(in: offset + 1..<close).map(argument)
      end = close + 1
      isCall = true
    }
    if allowsClosures {
      while arguments.count < CallShape.mostArguments, let closure = trailing(at: end, isCall) {
        arguments.append(closure.argument)
        end = closure.end
        isCall = true
      }
    }
    return isCall ? (CallShape(Array(arguments.prefix(CallShape.mostArguments))), end) : nil
  }

  /// A closure behind a call, with its label if it is not the first.
  private func trailing(
    at offset: Int, _ isFollowing: Bool
  ) -> (argument: CallShape.Argument, end: Int)? {
    var at = skipSpace(offset)
    var label: String?
    if let name = name(at: at), isFollowing {
      let colon = at + name.utf8.count
      guard has(": {", at: colon), code[..<at].last(where: { !$0.isSpace }) == UInt8(ascii: "}")
      else { return nil }
      label = name
      at = skipSpace(colon + 1)
    }
    guard has("{", at: at), let close = partner(of: at) else { return nil }
    return (CallShape.Argument(label: label, kind: .closure(parameters(at: at))), close + 1)
  }

  /// Cuts a range at its commas outside brackets.
  func pieces(in range: Range<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var (start, at) = (range.lowerBound, range.lowerBound)
    while at < range.upperBound {
      if code[at].isOpening, let partner = partner(of: at) {
        at = partner + 1
      } else {
        if code[at] == UInt8(ascii: ",") {
          pieces.append(start..<at)
          start = at + 1
        }
        at += 1
      }
    }
    pieces.append(start..<max(start, range.upperBound))
    return pieces.filter { skipSpace($0.lowerBound, over: true) < $0.upperBound }
  }

  private func argument(_ range: Range<Int>) -> CallShape.Argument {
    var at = skipSpace(range.lowerBound, over: true)
    var label: String?
    if let name = name(at: at), has(":", at: at + name.utf8.count) {
      label = name
      at = skipSpace(at + name.utf8.count + 1, over: true)
    }
    return CallShape.Argument(label: label, kind: kind(of: at..<range.upperBound))
  }

  private func kind(of range: Range<Int>) -> CallShape.Kind {
    let at = range.lowerBound
    if has(".", at: at) { return .member }
    if has("{", at: at) { return .closure(parameters(at: at)) }
    if has("&", at: at) { return .inOut }
    let words = words(range)
    if words == "nil" { return .nothing }
    return words == "[]" || words == "[:]" ? .emptyList : .value
  }

  /// The number of a closure's parameters: those before `in`, or `$0` and its kin.
  func parameters(at brace: Int) -> Int {
    guard let close = partner(of: brace) else { return 0 }
    let at = skipSpace(brace + 1, over: true)
    var end = at
    while end < close, !code[end].isBreak, code[end] != UInt8(ascii: "{") { end += 1 }
    let head = words(at..<end)
    if let range = head.split(separator: " ").firstIndex(of: "in") {
      let names = head.split(separator: " ")[..<range].joined(separator: " ")
      let inner = names.split(separator: "->").first ?? ""
      return inner.split(separator: ",").filter { $0.contains { $0.isLetter || $0 == "_" } }.count
    }
    let body = code[brace..<close]
    var count = 0
    for (index, byte) in zip(body.indices, body) where byte == UInt8(ascii: "$") {
      guard index + 1 < close, code[index + 1].isDigit else { continue }
      count = max(count, Int(code[index + 1] - UInt8(ascii: "0")) + 1)
    }
    return count
  }
}
