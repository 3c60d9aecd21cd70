import VitrineGenerators

/// Tells extensions with widgets from others.
enum ExtensionKind {
  /// The largest source in bytes that is looked at.
  static let mostBytes = 4 << 20

  /// Returns the kind of a target.
  ///
  /// - Parameters:
  ///   - product: what the target builds.
  ///   - infoFile: its `Info.plist`, which names the place of the system that it extends.
  static func of(product: String, infoFile: String?, _ files: TargetFiles) -> TargetPlan.Kind {
    if isModule(product) { return .framework }
    guard product.contains("extension") else { return .other }
    switch point(of: infoFile) {
    case "com.apple.widgetkit-extension": return .widgetExtension
    case "com.apple.widget-extension": return .todayExtension
    case .some: return .other
    case nil: return declaresWidgets(files.swift) ? .widgetExtension : .other
    }
  }

  /// Whether a product is a module that others import.
  static func isModule(_ product: String) -> Bool {
    ["framework", "framework.static", "library.static", "library.dynamic"].contains {
      product.hasSuffix("." + $0)
    }
  }

  /// The place that an `Info.plist` says that it extends; nil where it says nothing, as a build may add it.
  private static func point(of infoFile: String?) -> String? {
    guard let infoFile, let list = PropertyFile.read(infoFile) else { return nil }
    return list["NSExtension"]?["NSExtensionPointIdentifier"]?.text
      ?? list["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.text
  }

  /// Whether one of the sources declares a widget or a bundle of them.
  static func declaresWidgets(_ sources: [String]) -> Bool {
    sources.contains { path in
      guard let bytes = try? ProjectFile.bytes(path, limit: mostBytes),
        String(decoding: bytes, as: UTF8.self).contains("import WidgetKit")
      else { return false }
      return WidgetScan(bytes).declaresAny
    }
  }
}
