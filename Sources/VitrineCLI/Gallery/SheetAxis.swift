import Vitrine

/// A setting by which a contact sheet's pictures differ.
enum SheetAxis: String, CaseIterable {
  case kind, family, device, os, orientation, scene, entry, locale
  case typeSize = "type-size"
  case scheme, mode, look

  /// Those that differ from column to column unless the user says so.
  static let columns: [SheetAxis] = [.typeSize, .scheme, .mode, .look]

  /// The axes that take the columns where none of these differs, the first that does.
  static let otherColumns: [SheetAxis] = [.locale, .entry, .os, .device, .family, .kind]

  /// Returns the value of a picture, as flags spell it.
  func value(_ configuration: RenderConfiguration, kind: String) -> String {
    switch self {
    case .kind: kind
    case .family: configuration.family?.slug ?? "view"
    case .device: configuration.device.slug
    case .os: "os \(configuration.os)"
    case .orientation: configuration.orientation.rawValue
    case .scene: configuration.scene.rawValue
    case .entry: configuration.entry.slug
    case .locale: configuration.localeIdentifier
    case .typeSize: configuration.typeSize.slug
    case .scheme: configuration.scheme == .dark ? "dark" : "light"
    case .mode: configuration.mode.slug
    case .look: configuration.look?.rawValue ?? "no look"
    }
  }

  /// Returns the axes of a list such as `scheme,device`.
  static func list(_ text: String) throws(UsageError) -> [SheetAxis] {
    var axes: [SheetAxis] = []
    for name in ListArgument.words(of: text) {
      guard let axis = SheetAxis(rawValue: name) else {
        throw .unknown(name, what: "column", among: allCases.map(\.rawValue))
      }
      if !axes.contains(axis) { axes.append(axis) }
    }
    if axes.isEmpty { throw UsageError("expected at least one column, found an empty list") }
    return axes
  }
}
