import VitrineGenerators

/// The `Info.plist` of a bundle as a build makes it: the pairs of its file with the values of settings in the place of
/// their names, those that settings name, and those that every bundle has.
package struct InfoProperties {
  private var pairs: [String: PropertyList] = [:]

  /// - Parameters:
  ///   - file: the path of the file; nil where there is none.
  ///   - settings: the build settings, of which `PRODUCT_NAME` is known.
  init(file: String?, _ settings: BuildSettings) {
    pairs = Self.usual(settings)
    if settings.isTrue("GENERATE_INFOPLIST_FILE") {
      for name in settings.values.keys where name.hasPrefix(Self.prefix) {
        guard let value = settings[name] else { continue }
        pairs[String(name.dropFirst(Self.prefix.count))] = Self.value(of: value)
      }
    }
    guard let file, case .pairs(let own)? = PropertyFile.read(file)?.value else { return }
    for (name, value) in own {
      let whole = Self.expanded(value, settings)
      // A name of which settings say nothing leaves what every bundle has.
      if whole.text == "", value.text != "", pairs[name] != nil { continue }
      pairs[name] = whole
    }
  }

  /// Settings whose names begin so are pairs of a file that the build makes.
  private static let prefix = "INFOPLIST_KEY_"

  private static func usual(_ settings: BuildSettings) -> [String: PropertyList] {
    let name = settings["PRODUCT_NAME"] ?? "Extension"
    let texts = [
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
      "CFBundleExecutable": settings["EXECUTABLE_NAME"] ?? name,
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"]
        ?? settings.expanded("com.example.$(PRODUCT_NAME:rfc1034identifier)"),
      "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": name,
      "CFBundlePackageType": "XPC!",
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
    return texts.mapValues { PropertyList(value: .text($0), line: 1) }
  }

  private static func value(of setting: String) -> PropertyList {
    let value: PropertyList.Value =
      switch setting {
      case "YES": .flag(true)
      case "NO": .flag(false)
      default: .text(setting)
      }
    return PropertyList(value: value, line: 1)
  }

  /// A value with the names of settings in it replaced.
  private static func expanded(_ list: PropertyList, _ settings: BuildSettings) -> PropertyList {
    var list = list
    switch list.value {
    case .text(let text): list.value = .text(settings.expanded(text))
    case .list(let items): list.value = .list(items.map { expanded($0, settings) })
    case .pairs(let pairs): list.value = .pairs(pairs.mapValues { expanded($0, settings) })
    case .number, .flag: break
    }
    return list
  }
}

extension InfoProperties {
  /// The property list in XML, its pairs in the order of their names.
  package var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    \(Self.text(of: .pairs(pairs)))
    </plist>

    """
  }

  private static func text(of value: PropertyList.Value) -> String {
    switch value {
    case .text(let text): "<string>\(escaped(text))</string>"
    case .number(let digits) where digits.contains { $0 == "." || $0 == "e" }:
      "<real>\(escaped(digits))</real>"
    case .number(let digits): "<integer>\(escaped(digits))</integer>"
    case .flag(let flag): flag ? "<true/>" : "<false/>"
    case .list(let items):
      "<array>\n" + items.map { text(of: $0.value) + "\n" }.joined() + "</array>"
    case .pairs(let pairs):
      "<dict>\n"
        + pairs.sorted { $0.key < $1.key }.map {
          "<key>\(escaped($0.key))</key>\n\(text(of: $0.value.value))\n"
        }.joined() + "</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
