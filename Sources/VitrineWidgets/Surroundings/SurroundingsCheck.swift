internal import Foundation
internal import VitrineGraphics

/// A check that `Surroundings` take effect for code in this program.
enum SurroundingsCheck {
  /// The diagnostics for the code of a widget's author; empty if the surroundings are in force.
  static let diagnostics: [Diagnostic] =
    isInForce
    ? []
    : [
      Diagnostic(
        severity: .warning, code: "machine-surroundings",
        message:
          "this program is linked so that a widget's code reads the machine's clock, time zone and "
          + "locale; link the Swift standard library dynamically for pictures that stay the same",
        path: "")
    ]

  /// Whether values that no machine is likely to have come back from the system.
  private static let isInForce: Bool = {
    var configuration = RenderConfiguration()
    configuration.date = Date(timeIntervalSince1970: 86_400)
    configuration.localeIdentifier = "fo_DK"
    configuration.timeZoneIdentifier = "Pacific/Chatham"
    return Surroundings.$current.withValue(Surroundings(configuration)) {
      Date() == configuration.date && Locale.current.identifier == configuration.localeIdentifier
        && TimeZone.current.identifier == configuration.timeZoneIdentifier
    }
  }()
}
