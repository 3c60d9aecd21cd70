import VitrineGraphics

/// The file names of pictures.
package enum ImageName {
  /// Returns `<kind>-<family>-<device>-<typeSize>-<scheme>[-<system>][-<mode>|-<look>][-<scene>][-<entry>][-<locale>]` without
  /// extension; a part in brackets appears if it is not the default.
  ///
  /// - Parameters:
  ///   - entry: a replacement of the entry's own name, for pictures of several entries.
  ///   - subject: a replacement of the family, for views whose size is not part of the settings.
  package static func make(
    kind: String, _ configuration: RenderConfiguration, entry: String? = nil, subject: String? = nil
  ) -> String {
    let plain = RenderConfiguration()
    var parts =
      [clean(kind), subject ?? configuration.surface.kind.name(configuration)]
      + settings(configuration)
    if configuration.scene != plain.scene { parts.append(configuration.scene.rawValue) }
    parts += orientation(configuration)
    if let entry {
      parts.append(entry)
    } else if configuration.entry != plain.entry {
      parts.append(configuration.entry.slug)
    }
    return (parts + locale(configuration)).joined(separator: "-")
  }

  /// Returns `<name>-<scene>-<device>-<typeSize>-<scheme>[-<system>][-<mode>|-<look>][-<orientation>][-<entry>][-<locale>]
  /// [-page<N>]` without extension, for a page of a scene document.
  ///
  /// - Parameters:
  ///   - entry: the entry of all widgets, if one was requested.
  ///   - page: the page from 1; nil if there is only one.
  package static func make(
    screen name: String, _ configuration: RenderConfiguration, entry: String?, page: Int?
  ) -> String {
    var parts = [clean(name), configuration.scene.rawValue] + settings(configuration)
    parts += orientation(configuration) + (entry.map { [$0] } ?? []) + locale(configuration)
    if let page { parts.append("page\(page)") }
    return parts.joined(separator: "-")
  }

  /// Returns device, text size and appearance, and the system and the mode if they are not the usual ones.
  private static func settings(_ configuration: RenderConfiguration) -> [String] {
    let plain = RenderConfiguration()
    var parts = [
      configuration.device.slug, configuration.typeSize.slug,
      configuration.scheme == .dark ? "dark" : "light",
    ]
    if configuration.os != plain.os, !configuration.surface.kind.nameHasSystem {
      let system = configuration.device.kind == .iPad ? "iOS" : configuration.device.kind.systemName
      parts.append(system.lowercased() + "\(configuration.os)")
    }
    if configuration.mode != configuration.usualMode { parts.append(configuration.mode.slug) }
    if let look = configuration.look, look != .default { parts.append(look.rawValue) }
    return parts
  }

  private static func orientation(_ configuration: RenderConfiguration) -> [String] {
    let orientation = configuration.orientation
    return orientation == .portrait ? [] : [orientation.rawValue]
  }

  private static func locale(_ configuration: RenderConfiguration) -> [String] {
    let locale = configuration.localeIdentifier
    return locale == RenderConfiguration.defaultLocale ? [] : [clean(locale)]
  }

  /// Keeps letters with their marks, digits, dots, underscores and hyphens; runs of other characters become one hyphen. The
  /// result is not empty, does not start with a dot, and is short enough for every file system. Of a longer text the
  /// beginning is kept, and a mark of the whole tells it from others that begin like it.
  package static func clean(_ text: String) -> String {
    let mark = text.unicodeScalars.count > longestPart ? "-" + mark(of: text) : ""
    var name = ""
    for character in text.unicodeScalars.prefix(longestPart - mark.count) {
      let isPlain = character.properties.isAlphabetic || ("0"..."9").contains(character)
      let isKept = isPlain || character == "_" || character == "." || character == "-"
      if isKept || (isMark(character) && !name.isEmpty && !name.hasSuffix("-")) {
        name.unicodeScalars.append(character)
      } else if !name.hasSuffix("-") {
        name += "-"
      }
    }
    let trimmed = name.drop { $0 == "." || $0 == "-" }
    return (trimmed.isEmpty ? "widget" : String(trimmed)) + mark
  }

  /// Whether a character belongs to the letter before it: accents, vowels of Devanagari, tones of Thai.
  private static func isMark(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .nonspacingMark, .spacingMark: !character.properties.isDefaultIgnorableCodePoint
    default: false
    }
  }

  /// Eight digits that depend on every character of a text.
  private static func mark(of text: String) -> String {
    var hash = StableHash()
    hash.add(text.utf8)
    let digits = String(UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The longest part. The least common limit of file names is 255 bytes; the other parts need about 100.
  private static let longestPart = 40
}
