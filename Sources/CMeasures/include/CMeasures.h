// Numbers with units in a language's words, by the ICU that Foundation brings: Foundation's own styles for them
// are part of Apple's systems only.
#ifndef CMEASURES_H
#define CMEASURES_H
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Writes `value` as an ICU number skeleton of ASCII letters says, as UTF-16, and returns its length in units;
/// -1 where Foundation's ICU is not found, the skeleton is unknown, or the text is longer than `capacity`.
int32_t vitrine_format_measure(
    const char *skeleton, const char *locale, double value, uint16_t *text, int32_t capacity);

#pragma clang assume_nonnull end
#endif
