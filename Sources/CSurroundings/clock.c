#include "internal.h"

#ifdef __GLIBC__

#include <sys/time.h>

// The time of day. Monotonic clocks remain those of the machine.

static bool shows_date(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

static bool answers(const void *caller) {
  return vitrine_runs_widget() && !vitrine_keeps_real_time(caller);
}

REPLACES int clock_gettime(clockid_t clock, struct timespec *time) {
  if (shows_date(clock) && answers(__builtin_return_address(0))) {
    int64_t seconds, nanoseconds;
    vitrine_answer_now(&seconds, &nanoseconds);
    time->tv_sec = seconds;
    time->tv_nsec = nanoseconds;
    return 0;
  }
  REAL(clock_gettime);
  return real(clock, time);
}

REPLACES int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (answers(__builtin_return_address(0))) {
    int64_t seconds, nanoseconds;
    vitrine_answer_now(&seconds, &nanoseconds);
    time->tv_sec = seconds;
    time->tv_usec = nanoseconds / 1000;
    return 0;
  }
  REAL(gettimeofday);
  return real(time, zone);
}

REPLACES time_t time(time_t *result) {
  if (answers(__builtin_return_address(0))) {
    int64_t seconds, nanoseconds;
    vitrine_answer_now(&seconds, &nanoseconds);
    if (result) *result = seconds;
    return seconds;
  }
  REAL(time);
  return real(result);
}

REPLACES int timespec_get(struct timespec *time, int base) {
  if (base == TIME_UTC && answers(__builtin_return_address(0))) {
    int64_t seconds, nanoseconds;
    vitrine_answer_now(&seconds, &nanoseconds);
    time->tv_sec = seconds;
    time->tv_nsec = nanoseconds;
    return base;
  }
  REAL(timespec_get);
  return real(time, base);
}

// Civil time, which the C library reads from the variable TZ and from files.

static struct tm *civil(time_t moment, struct tm *result) {
  bool is_daylight;
  const char *abbreviation;
  long offset = vitrine_answer_offset(moment, &is_daylight, &abbreviation);
  time_t shifted = moment + offset;
  if (!gmtime_r(&shifted, result)) return NULL;
  result->tm_gmtoff = offset;
  result->tm_isdst = is_daylight;
  result->tm_zone = abbreviation;
  return result;
}

REPLACES struct tm *localtime_r(const time_t *restrict moment, struct tm *restrict result) {
  if (vitrine_runs_widget()) return civil(*moment, result);
  REAL(localtime_r);
  return real(moment, result);
}

REPLACES struct tm *localtime(const time_t *moment) {
  static struct tm shared;
  if (vitrine_runs_widget()) return civil(*moment, &shared);
  REAL(localtime);
  return real(moment);
}

REPLACES time_t mktime(struct tm *parts) {
  if (vitrine_runs_widget()) {
    bool is_daylight;
    const char *abbreviation;
    struct tm copy = *parts;
    time_t local = timegm(&copy);
    // The offset at the moment computed with the offset of the reading: right except in the hours that a
    // clock skips or repeats.
    time_t guess = local - vitrine_answer_offset(local, &is_daylight, &abbreviation);
    time_t moment = local - vitrine_answer_offset(guess, &is_daylight, &abbreviation);
    civil(moment, parts);
    return moment;
  }
  REAL(mktime);
  return real(parts);
}

#endif
