#ifndef VITRINE_INTERNAL_H
#define VITRINE_INTERNAL_H

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "surroundings.h"

// The sanitizers define weak functions of some of these names, too, which would come first.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#define REPLACES __attribute__((visibility("default"), used))
#else
#define IS_SANITIZED 0
#define REPLACES __attribute__((weak, visibility("default"), used))
#endif

/// Declares `real`, the system's own function, and looks it up at the first call; threads may race, as they
/// find the same function.
#define REAL(name)                                                    \
  static __typeof__(&name) real_##name;                               \
  __typeof__(&name) real = __atomic_load_n(&real_##name, __ATOMIC_ACQUIRE); \
  if (!real) {                                                        \
    real = (__typeof__(&name))vitrine_next(#name);                    \
    __atomic_store_n(&real_##name, real, __ATOMIC_RELEASE);           \
  }

/// Whether this thread runs a widget's code. False before the program has started, and during the check
/// itself.
bool vitrine_runs_widget(void);

/// Whether an address is in a library that uses real time: Dispatch or the concurrency runtime.
bool vitrine_keeps_real_time(const void *address);
#define CALLER_KEEPS_REAL_TIME vitrine_keeps_real_time(__builtin_return_address(0))

// Functions implemented in Swift. `vitrine_runs_widget` calls `vitrine_answer_runs`; the other answers are
// requested only if it returned true.
bool vitrine_answer_runs(void);
void vitrine_answer_now(int64_t *seconds, int64_t *nanoseconds);
/// Records that the code waited until a date, in seconds since 1970, or slept for some seconds.
void vitrine_answer_pass_to(double seconds);
void vitrine_answer_pass_by(double seconds);
uint64_t vitrine_answer_random(void);
/// Return strings that live as long as the program.
const char *vitrine_answer_variable(const char *name);
char **vitrine_answer_environment(void);
/// Returns the seconds east of Greenwich at a moment, and the zone's abbreviation, which lives as long as
/// the program.
long vitrine_answer_offset(int64_t seconds, bool *is_daylight, const char **abbreviation);
void vitrine_answer_refuse_host(const char *host);
/// Return strings that live as long as the program.
const char *vitrine_answer_zone(void);
const char *vitrine_answer_locale(void);
/// Returns the widget's own string for a key in UTF-8, which the caller frees; NULL if its tables lack it. The table is
/// NULL for the standard one.
char *vitrine_answer_string(const char *key, const char *table);
/// Whether the code was given strings with plural forms.
bool vitrine_answer_counts(void);
/// How a format takes a value.
enum vitrine_argument { ARGUMENT_INT, ARGUMENT_LONG, ARGUMENT_DOUBLE, ARGUMENT_POINTER };
/// Writes how a string with plural forms takes its values, and returns how many it has; 0 for any other text.
long vitrine_answer_arguments(const char *format, uint8_t *kinds, long most);
/// Returns the string in the form for its values in UTF-8, which the caller frees; NULL for none. A value that is no
/// number is NaN.
char *vitrine_answer_counted(const char *format, const double *numbers, long count);
/// Returns the number of the widget's run that this code is part of, from 1 on.
uint64_t vitrine_answer_run(void);
/// Returns surroundings for a thread or block that this code starts; the caller releases them.
void *vitrine_answer_child(void);
/// Runs a function under surroundings.
void *vitrine_run_under(void *surroundings, void *(*run)(void *), void *argument);

/// Converts a date of the widget's clock to one of the machine's at the same distance from now.
struct timespec vitrine_real_date(const struct timespec *date);

#endif
