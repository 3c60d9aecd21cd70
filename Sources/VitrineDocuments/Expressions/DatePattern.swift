/// The letters of a pattern of dates.
enum DatePattern {
  /// Those that stand for a field (Unicode TR 35, part 4, “Date Field Symbol Table”).
  private static let fields: Set<Character> = Set("GyYuUrQqMLwWdDFgEecabBhHKkmsSAzZOvVXx")

  /// Whether all letters of ASCII are fields, or stand in quotes.
  static func isValid(_ pattern: String) -> Bool {
    var isQuoted = false
    return pattern.allSatisfy { character in
      if character == "'" { isQuoted.toggle() }
      return isQuoted || !character.isASCII || !character.isLetter || fields.contains(character)
    }
  }
}
