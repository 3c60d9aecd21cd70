/// The one command that accepts.
public enum AcceptLine {
  /// Names as a shell reads them; longer lists are better taken by pattern.
  public static func text(_ names: [String], store: GoldenStore) -> String {
    let words =
      ["vitrine", "accept"] + names.map(quoted)
      + ["--goldens", quoted(store.goldens), "--artifacts", quoted(store.artifacts)]
    return words.joined(separator: " ")
  }

  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57)
          || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/")].contains(
            byte)
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
