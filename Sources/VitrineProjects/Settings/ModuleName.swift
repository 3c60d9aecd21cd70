/// Names of modules as Xcode makes them of targets' names.
enum ModuleName {
  /// Returns a name with `_` in place of what no identifier has.
  static func of(_ target: String) -> String {
    let name = String(
      target.unicodeScalars.map { scalar -> Character in
        let isOther = scalar.value > 0x7F && scalar.properties.isXIDContinue
        return scalar.isASCIIWord || isOther ? Character(scalar) : "_"
      })
    let startsWithDigit = name.first?.isASCII == true && name.first?.isNumber == true
    return startsWithDigit ? "_" + name.dropFirst() : name
  }
}

extension Unicode.Scalar {
  /// A letter or digit of ASCII, or `_`.
  var isASCIIWord: Bool {
    ("a"..."z").contains(self) || ("A"..."Z").contains(self) || ("0"..."9").contains(self)
      || self == "_"
  }
}
