extension LocalizedStringKey {
  /// Adds the string of the environment's table for the key, else the key itself.
  nonisolated func compose(
    into composer: inout TextComposer, _ table: String?, _ attributes: TextAttributes
  ) {
    let host = composer.environment.host
    composer.noteGap(of: interpolation.key, table)
    let pattern =
      host.strings.string(
        StringTable.Query(
          interpolation.key, table: table, locale: host.localeIdentifier, device: host.device,
          numbers: interpolation.arguments.map(\.number))) ?? interpolation.key
    let filled = pattern.utf8.contains(UInt8(ascii: "%")) ? Self.marked(pattern) : pattern
    guard InlineMarkdown.isNeeded(filled) else {
      return add(filled, to: &composer, attributes)
    }
    for run in InlineMarkdown(filled).runs {
      add(run.text, to: &composer, run.style.over(attributes))
    }
  }

  /// The first of the private-use scalars that represent arguments, so that Markdown can span them.
  private static let firstArgument: UInt32 = 0xF0000
  /// The largest number of arguments; further ones are omitted.
  private static let mostArguments: UInt32 = 0x1000

  private nonisolated static func marked(_ pattern: String) -> String {
    var next = 0
    var result = ""
    for piece in FormatPattern(pattern).pieces {
      switch piece {
      case .literal(let string): result += string
      case .argument(let position):
        let index = UInt32(clamping: position ?? next)
        next += 1
        guard index < mostArguments, let scalar = UnicodeScalar(firstArgument + index) else {
          continue
        }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private nonisolated func add(
    _ string: String, to composer: inout TextComposer, _ attributes: TextAttributes
  ) {
    guard !interpolation.arguments.isEmpty else { return composer.add(string, attributes) }
    var literal = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      let index = Int(scalar.value) - Int(Self.firstArgument)
      guard index >= 0, index < Int(Self.mostArguments) else {
        literal.append(scalar)
        continue
      }
      composer.add(String(literal), attributes)
      literal = String.UnicodeScalarView()
      guard interpolation.arguments.indices.contains(index) else { continue }
      interpolation.arguments[index].text.compose(into: &composer, attributes)
    }
    composer.add(String(literal), attributes)
  }
}
