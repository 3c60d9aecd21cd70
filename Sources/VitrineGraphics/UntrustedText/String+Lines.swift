extension String {
  /// The lines between line feeds.
  ///
  /// `split(separator: "\n")` does not find the line feed of a file from Windows: a carriage return and a line
  /// feed are one character.
  ///
  /// - Parameters:
  ///   - keepsReturns: whether lines keep the carriage returns at their ends.
  ///   - keepsEmpty: whether empty lines are part of the result.
  package func lines(keepsReturns: Bool = false, keepsEmpty: Bool = false) -> [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: !keepsEmpty)
      .compactMap { line in
        var line = line
        while !keepsReturns, line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line.isEmpty && !keepsEmpty ? nil : Substring(line)
      }
  }
}
