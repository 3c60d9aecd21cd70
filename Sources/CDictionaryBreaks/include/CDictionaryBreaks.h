// A thin wrapper of ICU's dictionaries of words in scripts without spaces. ICU is loaded when a text first
// needs it, so that other programs do not load its 30 MB.
#ifndef VITRINE_CDICTIONARYBREAKS_H
#define VITRINE_CDICTIONARYBREAKS_H

#include <stdint.h>

/// Finds line break opportunities in UTF-16 text of scripts without spaces between words.
///
/// `breaks` receives offsets greater than 0 and less than `count`, ascending, `capacity` at most. Returns
/// their number, or -1 if ICU or its dictionaries cannot be opened.
int32_t vitrine_dictionary_breaks(
    const uint16_t *text, int32_t count, int32_t *breaks, int32_t capacity);

/// Finds the ends of words, those of Chinese and Japanese by a dictionary too; the parameters are those of
/// `vitrine_dictionary_breaks`.
int32_t vitrine_word_breaks(
    const uint16_t *text, int32_t count, int32_t *breaks, int32_t capacity);

/// Returns ICU's version, e.g. "72.1", or an empty string if it cannot be opened.
const char *vitrine_dictionary_version(void);

#endif
