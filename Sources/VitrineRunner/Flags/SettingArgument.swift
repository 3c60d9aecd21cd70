package import Foundation
package import VitrineGraphics
package import VitrineViews
package import VitrineWidgets

/// A parser of the single values in flags.
package enum SettingArgument {
  package static func orientation(_ text: String) throws(UsageError) -> ScreenOrientation {
    try choice(text, "orientation")
  }

  package static func plate(_ text: String) throws(UsageError) -> HomeScreenTint.Plate {
    try choice(text, "plate")
  }

  /// Opens a folder of exported symbols.
  package static func symbols(_ folder: String) throws(Failure) -> SymbolCatalog {
    do throws(SymbolTemplateError) {
      return try SymbolCatalog(templates: URL(fileURLWithPath: folder))
    } catch {
      throw Failure(code: Exit.badInput, message: "error: --symbols: \(error)")
    }
  }

  /// Parses the text of a status bar's clock.
  package static func statusTime(_ text: String) throws(UsageError) -> String {
    guard text.count <= longestTime else {
      throw UsageError("--status-time has at most \(longestTime) characters")
    }
    return text
  }

  /// The number of characters that fit beside a phone's camera.
  private static let longestTime = 8

  /// Parses the accent of accented widgets.
  package static func tint(_ text: String) throws(UsageError) -> RGBA {
    guard text.count == 7, text.hasPrefix("#"), let hex = UInt32(text.dropFirst(), radix: 16) else {
      throw UsageError("--tint is a colour like #FF9500, not '\(text)'")
    }
    return RGBA(hex: hex)
  }

  /// Parses the identifier of a known time zone; returns nil for UTC.
  package static func timeZone(_ text: String) throws(UsageError) -> String? {
    if text == "UTC" { return nil }
    guard TimeZone(identifier: text) != nil else {
      // Users are more likely to enter the city than the continent.
      let known = TimeZone.knownTimeZoneIdentifiers
      let city = known.first { $0.lowercased().hasSuffix("/" + text.lowercased()) }
      let near = city ?? NearestName.find(text, among: known)
      throw UsageError(
        "unknown time zone '\(text)'; "
          + (near.map { "did you mean '\($0)'?" } ?? "it is written like Europe/Berlin, or UTC"))
    }
    return text
  }

  /// Parses the date of `--at`; without an offset it is local time in the zone.
  ///
  /// - Parameter timeZone: a known identifier; nil for UTC.
  package static func date(_ text: String, in timeZone: String?) throws(UsageError) -> Date {
    let zone = timeZone.flatMap { TimeZone(identifier: $0) }
    let seconds = CivilDate.secondsSince1970(text) {
      zone?.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) ?? 0
    }
    guard let seconds else {
      throw UsageError("--at is a date like 2007-01-09T09:41, not '\(text)'")
    }
    return Date(timeIntervalSince1970: seconds)
  }

  /// Parses one of a few words.
  package static func choice(
    _ text: String, _ what: String, _ known: [String]
  ) throws(UsageError) -> String {
    guard known.contains(text) else { throw UsageError.unknown(text, what: what, among: known) }
    return text
  }

  private static func choice<Value: RawRepresentable & CaseIterable>(
    _ text: String, _ what: String
  ) throws(UsageError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      throw UsageError.unknown(text, what: what, among: Value.allCases.map(\.rawValue))
    }
    return value
  }
}
