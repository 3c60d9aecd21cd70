import VitrineInvention

/// Sources with what a compiler would say of them.
final class Round {
  var invention: Invention

  init(
    _ text: String, lacking: Set<String> = ["Kit"], isListed: Bool = false,
    isCommitted: Bool = false, colors: [String] = []
  ) {
    let source = SourceText(path: "A.swift", bytes: Array(text.utf8))
    let surroundings = Invention.Surroundings(
      lackingModules: lacking, isListed: isListed, isCommitted: isCommitted, colors: colors)
    invention = Invention([source], surroundings, file: "Invented.swift")
  }

  /// An error at the first place of some words behind others.
  func error(_ message: String, at words: String, behind mark: String = "") -> CompilerError {
    let bytes = invention.sources[0].bytes
    let start = Self.place(of: mark, in: bytes, from: 0) + mark.utf8.count
    let place = Self.place(of: words, in: bytes, from: start)
    let line = invention.sources[0].line(of: place)
    let column = place - (bytes[..<place].lastIndex(of: 10) ?? -1)
    return CompilerError(file: "A.swift", line: line, column: column, message: message)
  }

  private static func place(of words: String, in bytes: [UInt8], from start: Int) -> Int {
    (start..<bytes.count).first { bytes[$0...].starts(with: words.utf8) } ?? start
  }

  /// Answers errors; returns whether anything has changed.
  @discardableResult
  func answer(_ errors: CompilerError...) -> Bool { invention.answer(errors) }

  var text: String { invention.text }
  func has(_ words: String) -> Bool { text.contains(words) }
}
