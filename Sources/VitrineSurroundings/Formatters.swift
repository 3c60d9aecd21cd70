import Foundation
import Synchronization
import Vitrine

// Formatters that an author keeps in static properties outlive the picture that they were made for. Those of
// this page look again where they are, so that the order of pictures decides nothing.

/// The place that a formatter has been set up for.
private final class FormatterPlace: Sendable {
  private struct Place: Equatable {
    var locale: String?
    var zone: String?
  }

  private let last = Mutex(Place())

  /// Whether the code that runs now is elsewhere than at the last call.
  func moves() -> Bool {
    let current = Surroundings.current
    let now = Place(locale: current?.localeIdentifier, zone: current?.timeZoneIdentifier)
    return last.withLock { last in
      defer { last = now }
      return last != now
    }
  }
}

private final class PlacedDateFormatter: DateFormatter, @unchecked Sendable {
  private let place = FormatterPlace()

  /// Setting any property makes the formatter look up anew what its author has not set.
  private func settle() {
    let isElsewhere = place.moves()
    if isElsewhere { isLenient = isLenient }
  }

  override func string(from date: Date) -> String {
    settle()
    return super.string(from: date)
  }

  override func date(from string: String) -> Date? {
    settle()
    return super.date(from: string)
  }
}

private final class PlacedNumberFormatter: NumberFormatter, @unchecked Sendable {
  private let place = FormatterPlace()
  private let isPlaced = Atomic(false)

  /// Once its author names a locale, it stays there.
  override var locale: Locale? {
    get { super.locale }
    set {
      isPlaced.store(true, ordering: .relaxed)
      super.locale = newValue
    }
  }

  override func string(from number: NSNumber) -> String? {
    let isElsewhere = place.moves()
    if isElsewhere, !isPlaced.load(ordering: .relaxed) { super.locale = .current }
    return super.string(from: number)
  }
}

@_silgen_name("vitrine_date_formatter_init")
public func dateFormatterInit() -> DateFormatter { PlacedDateFormatter() }

@_silgen_name("vitrine_number_formatter_init")
public func numberFormatterInit() -> NumberFormatter { PlacedNumberFormatter() }
