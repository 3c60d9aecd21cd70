internal import Foundation
internal import VitrineGraphics

/// Whether code in this program is told what `Surroundings` say.
enum SurroundingsProbe {
  /// What is wrong, for code of a widget's author; nothing where all is as it should be.
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

  /// Asks for what no machine is likely to answer by itself.
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
