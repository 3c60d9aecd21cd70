import Vitrine

// The names that editors complete.
extension JSONSchema {
  /// The definitions of lists of names.
  var nameDefinitions: [(String, Value)] {
    var definitions = [
      ("symbolName", Self.known(SymbolCatalog.drawableNames, "a symbol that is drawn")),
      ("colorName", Self.known(colorNames, "a colour")),
      ("fontName", Self.known(FontForm.styles.cases.map(\.name), "a text style")),
      ("deviceName", Self.known(Self.devices, "a device")),
    ]
    if let fonts = own?.fonts, !fonts.isEmpty {
      definitions.append(("ownFontName", Self.known(fonts, "a font of the document")))
    }
    return definitions
  }

  /// Returns the names that an argument suggests; nil if there are none.
  func names(_ suggestions: NameSuggestions) -> Value? {
    switch suggestions {
    case .symbols: Self.ref("symbolName")
    case .devices: Self.ref("deviceName")
    case .ownFonts: own?.fonts.isEmpty == false ? Self.ref("ownFontName") : nil
    case .words(let words): Self.names(words)
    }
  }

  /// The document's own colours, then those of the system.
  private var colorNames: [String] {
    let own = own?.colors ?? []
    return own + ColorForm.names.filter { !own.contains($0) }
  }

  private static let devices =
    (Device.all + Device.beforeWidgetKit + Device.foldables + Device.newWatches).map(\.slug)

  /// A program without its fonts knows no symbols: there any string is one.
  private static func known(_ names: [String], _ summary: String) -> Value {
    var members: [(String, Value)] = [
      ("description", .string(summary)), ("type", .string("string")),
    ]
    if !names.isEmpty { members.append(("enum", strings(names))) }
    return object(members)
  }
}
