/// A `#Preview` in a source file, and the declaration that registers it.
package struct PreviewExpansion {
  /// The arguments and closures as they are written.
  package var arguments: String
  /// The line of `#Preview`, from 1.
  package var line: Int

  /// Returns nil for a source without `#` and a name.
  ///
  /// - Parameters:
  ///   - source: the expression with the comments, line breaks and attributes before it.
  ///   - firstLine: the line that `source` begins on.
  package init?(_ source: String, firstLine: Int) {
    guard let hash = Self.hash(in: source) else { return nil }
    let name = source[source.index(after: hash)...].prefix { $0.isLetter || $0 == "." }
    guard !name.isEmpty else { return nil }
    arguments = String(source[name.endIndex...].drop(while: \.isWhitespace))
    line = firstLine + source[..<hash].count(where: \.isNewline)
  }

  /// Finds the first `#` that is in neither a comment nor an attribute's arguments.
  private static func hash(in source: String) -> String.Index? {
    var rest = source[...]
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
        continue
      }
      if rest.hasPrefix("/*") {
        rest = afterComment(rest)
        continue
      }
      if character == "#", depth == 0 { return rest.startIndex }
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Drops a comment, which may hold others.
  private static func afterComment(_ text: Substring) -> Substring {
    var (rest, depth) = (text, 0)
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }

  /// Returns the declaration. It is public, since an optimizer removes what a program neither uses nor shows to others,
  /// and the program finds its previews when it runs.
  ///
  /// - Parameters:
  ///   - name: a name that the file has not, by the compiler's rules.
  ///   - file: the module and the file, as `#fileID` has them.
  package func declaration(named name: String, file: String) -> String {
    """
    nonisolated public struct \(name): VitrineWidgets._PreviewDeclaration {
      nonisolated public static var _file: Swift.String { "\(file.filter { $0 != "\\" && $0 != "\"" })" }
      nonisolated public static var _line: Swift.Int { \(line) }
      @MainActor public static func _content() -> VitrineWidgets.PreviewContent {
        VitrineWidgets.PreviewContent \(arguments)
      }
    }
    """
  }
}
