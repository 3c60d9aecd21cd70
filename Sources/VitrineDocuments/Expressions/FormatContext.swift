import Foundation
import Vitrine

/// What formatting depends on beside the value.
package struct FormatContext: Sendable {
  /// BCP 47 or ICU identifier, e.g. `en_US`.
  package var locale: String
  package var timeZone: String

  package init(locale: String = "en_US", timeZone: String = "UTC") {
    self.locale = locale
    self.timeZone = timeZone
  }

  /// English of the United States is formatted by this module; every other locale by Foundation,
  /// whose data takes milliseconds to open.
  var isPlainEnglish: Bool { locale == "en_US" || locale == "en-US" || locale == "en" }

  /// Seconds east of UTC at a moment; an unknown zone counts as UTC, as the command line has already
  /// refused it.
  func offset(at moment: Moment) -> Int {
    if timeZone == "UTC" || timeZone == "GMT" { return 0 }
    let date = Date(timeIntervalSince1970: moment.secondsSince1970)
    return TimeZone(identifier: timeZone)?.secondsFromGMT(for: date) ?? 0
  }

  func civil(_ moment: Moment) -> CivilDate { CivilDate(moment, offset: offset(at: moment)) }

  /// The moment a document's date text names; without a zone it is a time on the widget's clock.
  package func moment(_ text: String) -> Moment? {
    CivilDate.secondsSince1970(text) { offset(at: Moment(secondsSince1970: $0)) }
      .map { Moment(secondsSince1970: $0) }
  }
}
