#include "internal.h"

#ifdef __GLIBC__

// The machine's locale and time zone for those parts of Foundation that use Core Foundation: its formatters
// and its older classes.

typedef const void *Reference;

Reference CFStringCreateWithCString(Reference allocator, const char *text, uint32_t encoding)
    __attribute__((weak));
Reference CFTimeZoneCreateWithName(Reference allocator, Reference name, uint8_t is_abbreviation)
    __attribute__((weak));
Reference CFLocaleCreate(Reference allocator, Reference identifier) __attribute__((weak));
Reference CFLocaleGetValue(Reference locale, Reference key) __attribute__((weak));
Reference CFCalendarCreateWithIdentifier(Reference allocator, Reference identifier)
    __attribute__((weak));
void CFCalendarSetLocale(Reference calendar, Reference locale) __attribute__((weak));
void CFCalendarSetTimeZone(Reference calendar, Reference zone) __attribute__((weak));
void CFRelease(Reference value) __attribute__((weak));
double CFAbsoluteTimeGetCurrent(void);
extern const Reference kCFLocaleCalendarIdentifierKey __attribute__((weak));

enum { utf8 = 0x08000100 };

static Reference made_zone(void) {
  Reference name = CFStringCreateWithCString(NULL, vitrine_answer_zone(), utf8);
  if (!name) return NULL;
  Reference zone = CFTimeZoneCreateWithName(NULL, name, false);
  CFRelease(name);
  return zone;
}

static Reference made_locale(void) {
  Reference name = CFStringCreateWithCString(NULL, vitrine_answer_locale(), utf8);
  if (!name) return NULL;
  Reference locale = CFLocaleCreate(NULL, name);
  CFRelease(name);
  return locale;
}

Reference CFTimeZoneCopyDefault(void);
REPLACES Reference CFTimeZoneCopyDefault(void) {
  if (vitrine_runs_widget()) {
    Reference zone = made_zone();
    if (zone) return zone;
  }
  REAL(CFTimeZoneCopyDefault);
  return real ? real() : NULL;
}

Reference CFTimeZoneCopySystem(void);
REPLACES Reference CFTimeZoneCopySystem(void) {
  if (vitrine_runs_widget()) {
    Reference zone = made_zone();
    if (zone) return zone;
  }
  REAL(CFTimeZoneCopySystem);
  return real ? real() : NULL;
}

Reference CFLocaleCopyCurrent(void);
REPLACES Reference CFLocaleCopyCurrent(void) {
  if (vitrine_runs_widget()) {
    Reference locale = made_locale();
    if (locale) return locale;
  }
  REAL(CFLocaleCopyCurrent);
  return real ? real() : NULL;
}

Reference CFCalendarCopyCurrent(void);
REPLACES Reference CFCalendarCopyCurrent(void) {
  if (!vitrine_runs_widget()) {
    REAL(CFCalendarCopyCurrent);
    return real ? real() : NULL;
  }
  Reference locale = made_locale();
  Reference zone = made_zone();
  Reference calendar =
      CFCalendarCreateWithIdentifier(NULL, CFLocaleGetValue(locale, kCFLocaleCalendarIdentifierKey));
  CFCalendarSetLocale(calendar, locale);
  CFCalendarSetTimeZone(calendar, zone);
  CFRelease(locale);
  CFRelease(zone);
  return calendar;
}

/// The seconds from 1970 to 2001, the reference date of Core Foundation.
static const double reference_date = 978307200;

REPLACES double CFAbsoluteTimeGetCurrent(void) {
  if (vitrine_runs_widget()) {
    int64_t seconds, nanoseconds;
    vitrine_answer_now(&seconds, &nanoseconds);
    return (double)seconds - reference_date + (double)nanoseconds * 1e-9;
  }
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return (double)now.tv_sec - reference_date + (double)now.tv_nsec * 1e-9;
}

// The identifier of the main bundle. An extension always has one, and authors rely on it.

Reference CFBundleGetMainBundle(void) __attribute__((weak));
Reference CFBundleGetIdentifier(Reference bundle);

static Reference main_bundle, main_identifier;

// Core Foundation asks for identifiers while it holds the lock of its bundles, so that the main bundle cannot be asked
// for then. Statically linked, Core Foundation has its own function, and nothing is prepared.
__attribute__((constructor)) static void find_main_bundle(void) {
  if (!CFBundleGetMainBundle || !CFStringCreateWithCString) return;
  if (!vitrine_next("CFBundleGetIdentifier")) return;
  main_identifier = CFStringCreateWithCString(NULL, "com.example.app.widgets", utf8);
  main_bundle = CFBundleGetMainBundle();
}

REPLACES Reference CFBundleGetIdentifier(Reference bundle) {
  REAL(CFBundleGetIdentifier);
  Reference known = real ? real(bundle) : NULL;
  if (known || !bundle || bundle != main_bundle || !vitrine_runs_widget()) return known;
  return main_identifier;
}

// Functions of Foundation written in Swift. A jump keeps their arguments as in Swift's calling convention;
// the targets are defined in Swift.

#if defined(__x86_64__)
#define JUMP "jmp "
#elif defined(__aarch64__)
#define JUMP "b "
#endif

#define SWIFT_REPLACES(name, target)                                          \
  __asm__(".text\n.weak \"" name "\"\n.type \"" name "\",%function\n\"" name "\":\n" JUMP target "\n" \
          ".size \"" name "\", . - \"" name "\"\n");

#ifdef JUMP
// Locale.current, .autoupdatingCurrent, .preferredLanguages
SWIFT_REPLACES("$s20FoundationEssentials6LocaleV7currentACvgZ", "vitrine_locale_current")
SWIFT_REPLACES("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "vitrine_locale_autoupdating")
SWIFT_REPLACES("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "vitrine_preferred_languages")
// TimeZone.current, .autoupdatingCurrent, ._default
SWIFT_REPLACES("$s20FoundationEssentials8TimeZoneV7currentACvgZ", "vitrine_time_zone_current")
SWIFT_REPLACES("$s20FoundationEssentials8TimeZoneV19autoupdatingCurrentACvgZ", "vitrine_time_zone_autoupdating")
SWIFT_REPLACES("$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ", "vitrine_time_zone_default")
// Calendar.current, .autoupdatingCurrent, .init(identifier:)
SWIFT_REPLACES("$s20FoundationEssentials8CalendarV7currentACvgZ", "vitrine_calendar_current")
SWIFT_REPLACES("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "vitrine_calendar_autoupdating")
SWIFT_REPLACES("$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC", "vitrine_calendar_init")
// The creation of unstructured tasks
SWIFT_REPLACES("swift_task_create", "vitrine_task_create")
#endif

#endif
