// A thin door to ICU's dictionaries of Thai, Lao, Khmer and Burmese words. ICU is opened when a text
// first needs it, so that nobody else pays for loading its 30 MB.
#ifndef VITRINE_CDICTIONARYBREAKS_H
#define VITRINE_CDICTIONARYBREAKS_H

#include <stdint.h>

/// Finds where lines may break in UTF-16 text of scripts that write no spaces between words.
///
/// `breaks` receives offsets greater than 0 and less than `count`, ascending, `capacity` at most. Returns
/// how many there are, or -1 when ICU or its dictionaries cannot be opened.
int32_t vitrine_dictionary_breaks(
    const uint16_t *text, int32_t count, int32_t *breaks, int32_t capacity);

/// ICU's version as "72.1", or an empty string where it cannot be opened.
const char *vitrine_dictionary_version(void);

#endif
