import CSurroundings
import Foundation
import Synchronization
import Vitrine

/// The locale, time zone and calendar of the running code.
enum Places {
  private struct Key: Hashable {
    var locale: String
    var zone: String?
  }

  private static let locales = Mutex<[String: Locale]>([:])
  private static let zones = Mutex<[String: TimeZone]>([:])
  private static let calendars = Mutex<[Key: Calendar]>([:])

  static func locale(_ surroundings: Surroundings) -> Locale {
    let identifier = surroundings.localeIdentifier
    if let known = locales.withLock({ $0[identifier] }) { return known }
    let made = Locale(identifier: identifier)
    locales.withLock { $0[identifier] = made }
    return made
  }

  static func timeZone(_ surroundings: Surroundings) -> TimeZone {
    guard let identifier = surroundings.timeZoneIdentifier else { return .gmt }
    if let known = zones.withLock({ $0[identifier] }) { return known }
    let made = TimeZone(identifier: identifier) ?? .gmt
    zones.withLock { $0[identifier] = made }
    return made
  }

  /// The Gregorian calendar, as in the environment of views.
  static func calendar(_ surroundings: Surroundings) -> Calendar {
    let key = Key(locale: surroundings.localeIdentifier, zone: surroundings.timeZoneIdentifier)
    if let known = calendars.withLock({ $0[key] }) { return known }
    var made = Calendar(identifier: .gregorian)
    made.locale = locale(surroundings)
    made.timeZone = timeZone(surroundings)
    calendars.withLock { $0[key] = made }
    return made
  }
}

// Replacements of Foundation's own functions, which `CSurroundings` redirects here by their mangled names.

@_silgen_name("vitrine_locale_current")
public func localeCurrent() -> Locale {
  if let surroundings = Surroundings.current { return Places.locale(surroundings) }
  return Original.locale.call()
}

@_silgen_name("vitrine_locale_autoupdating")
public func localeAutoupdating() -> Locale {
  if let surroundings = Surroundings.current { return Places.locale(surroundings) }
  return Original.autoupdatingLocale.call()
}

@_silgen_name("vitrine_preferred_languages")
public func preferredLanguages() -> [String] {
  if let surroundings = Surroundings.current {
    return [String(surroundings.localeIdentifier.prefix { $0 != "@" }).replacing("_", with: "-")]
  }
  return Original.preferredLanguages.call()
}

@_silgen_name("vitrine_time_zone_current")
public func timeZoneCurrent() -> TimeZone {
  if let surroundings = Surroundings.current { return Places.timeZone(surroundings) }
  return Original.timeZone.call()
}

@_silgen_name("vitrine_time_zone_autoupdating")
public func timeZoneAutoupdating() -> TimeZone {
  if let surroundings = Surroundings.current { return Places.timeZone(surroundings) }
  return Original.autoupdatingTimeZone.call()
}

/// The value of `NSTimeZone.default`.
@_silgen_name("vitrine_time_zone_default")
public func timeZoneDefault() -> TimeZone? {
  if let surroundings = Surroundings.current { return Places.timeZone(surroundings) }
  return Original.defaultTimeZone.call()
}

@_silgen_name("vitrine_calendar_current")
public func calendarCurrent() -> Calendar {
  if let surroundings = Surroundings.current { return Places.calendar(surroundings) }
  return Original.calendar.call()
}

@_silgen_name("vitrine_calendar_autoupdating")
public func calendarAutoupdating() -> Calendar {
  if let surroundings = Surroundings.current { return Places.calendar(surroundings) }
  return Original.autoupdatingCalendar.call()
}

/// Foundation creates a calendar in the time zone of the machine; this sets the one of the surroundings.
@_silgen_name("vitrine_calendar_init")
public func calendarInit(_ identifier: Calendar.Identifier) -> Calendar {
  var calendar = Original.calendarInit.call(identifier)
  if let surroundings = Surroundings.current { calendar.timeZone = Places.timeZone(surroundings) }
  return calendar
}

/// The original definitions of Foundation, which those of `CSurroundings` replace.
///
/// A Swift function value is the address of its code and a context, nil for global functions.
private enum Original {

  // A generic function value would be called indirectly, so each type has its own structure.
  struct LocaleFunction: Sendable { let call: @Sendable () -> Locale }
  struct LanguagesFunction: Sendable { let call: @Sendable () -> [String] }
  struct TimeZoneFunction: Sendable { let call: @Sendable () -> TimeZone }
  struct OptionalTimeZoneFunction: Sendable { let call: @Sendable () -> TimeZone? }
  struct CalendarFunction: Sendable { let call: @Sendable () -> Calendar }
  struct CalendarInitializer: Sendable { let call: @Sendable (Calendar.Identifier) -> Calendar }

  typealias Code = (code: UnsafeMutableRawPointer?, context: UnsafeMutableRawPointer?)

  private static func find(_ name: String) -> Code { unsafe (vitrine_next(name), nil) }

  static let locale = unsafe unsafeBitCast(
    find("$s20FoundationEssentials6LocaleV7currentACvgZ"), to: LocaleFunction.self)
  static let autoupdatingLocale = unsafe unsafeBitCast(
    find("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"), to: LocaleFunction.self)
  static let preferredLanguages = unsafe unsafeBitCast(
    find("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"),
    to: LanguagesFunction.self)
  static let timeZone = unsafe unsafeBitCast(
    find("$s20FoundationEssentials8TimeZoneV7currentACvgZ"), to: TimeZoneFunction.self)
  static let autoupdatingTimeZone = unsafe unsafeBitCast(
    find("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ"), to: TimeZoneFunction.self)
  static let defaultTimeZone = unsafe unsafeBitCast(
    find("$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ"),
    to: OptionalTimeZoneFunction.self)
  static let calendar = unsafe unsafeBitCast(
    find("$s20FoundationEssentials8CalendarV7currentACvgZ"), to: CalendarFunction.self)
  static let autoupdatingCalendar = unsafe unsafeBitCast(
    find("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ"), to: CalendarFunction.self)
  static let calendarInit = unsafe unsafeBitCast(
    find("$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC"),
    to: CalendarInitializer.self)
}
