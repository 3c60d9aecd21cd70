import Foundation
import Vitrine

/// The locale and time zone that formatting depends on.
package struct FormatContext: Sendable {
  /// A BCP 47 or ICU identifier, e.g. `en_US`.
  package var locale: String
  package var timeZone: String
  /// The document's texts in the locale's language; nil for a document in one language.
  var words: DocumentWords?
  /// Whether the text is read as Markdown, so that its values are to have no marks.
  var isMarkdown = false

  package init(locale: String = "en_US", timeZone: String = "UTC") {
    self.locale = locale
    self.timeZone = timeZone
  }

  /// Whether this module formats the locale: English of the United States. Every other locale is formatted
  /// by Foundation, whose data takes milliseconds to open.
  var isPlainEnglish: Bool { locale == "en_US" || locale == "en-US" || locale == "en" }

  /// Returns the seconds east of UTC at a moment; an unknown zone counts as UTC, because the command line
  /// has already refused it.
  func offset(at moment: Moment) -> Int {
    if timeZone == "UTC" || timeZone == "GMT" { return 0 }
    let date = Date(timeIntervalSince1970: moment.secondsSince1970)
    return TimeZone(identifier: timeZone)?.secondsFromGMT(for: date) ?? 0
  }

  func civil(_ moment: Moment) -> CivilDate { CivilDate(moment, offset: offset(at: moment)) }

  /// Returns the moment of a date on the widget's clock.
  func moment(_ date: CivilDate) -> Moment {
    let seconds = date.secondsSince1970 { offset(at: Moment(secondsSince1970: $0)) }
    return Moment(secondsSince1970: seconds)
  }

  /// Parses a document's date text; a date without a zone is local time of the widget.
  package func moment(_ text: String) -> Moment? {
    CivilDate.secondsSince1970(text) { offset(at: Moment(secondsSince1970: $0)) }
      .map { Moment(secondsSince1970: $0) }
  }
}
