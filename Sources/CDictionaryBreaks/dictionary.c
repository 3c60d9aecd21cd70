#include "CDictionaryBreaks.h"

#if __has_include(<unicode/ubrk.h>)

#include <dlfcn.h>
#include <pthread.h>
#include <unicode/ubrk.h>
#include <unicode/uvernum.h>

// ICU appends its version to every symbol and library, so only the version compiled against can be used.
#define STRING(x) #x
#define EXPANDED(x) STRING(x)
#define LIBRARY "libicuuc.so." EXPANDED(U_ICU_VERSION_MAJOR_NUM)
#define SYMBOL(name) EXPANDED(name)

typedef UBreakIterator *(*open_function)(
    UBreakIteratorType, const char *, const UChar *, int32_t, UErrorCode *);
typedef int32_t (*next_function)(UBreakIterator *);
typedef void (*close_function)(UBreakIterator *);

static struct {
  open_function open;
  next_function next;
  close_function close;
} icu;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen(LIBRARY, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return;
  icu.next = (next_function)dlsym(library, SYMBOL(ubrk_next));
  icu.close = (close_function)dlsym(library, SYMBOL(ubrk_close));
  if (icu.next && icu.close) icu.open = (open_function)dlsym(library, SYMBOL(ubrk_open));
}

static int32_t find(
    UBreakIteratorType type, const uint16_t *text, int32_t count, int32_t *breaks,
    int32_t capacity) {
  pthread_once(&once, load);
  if (!icu.open) return -1;
  UErrorCode status = U_ZERO_ERROR;
  // The dictionaries depend on the script, not on the locale.
  UBreakIterator *iterator = icu.open(type, "en", (const UChar *)text, count, &status);
  if (U_FAILURE(status) || !iterator) return -1;
  int32_t found = 0;
  for (;;) {
    int32_t place = icu.next(iterator);
    if (place == UBRK_DONE || place >= count || found >= capacity) break;
    breaks[found++] = place;
  }
  icu.close(iterator);
  return found;
}

int32_t vitrine_dictionary_breaks(
    const uint16_t *text, int32_t count, int32_t *breaks, int32_t capacity) {
  return find(UBRK_LINE, text, count, breaks, capacity);
}

int32_t vitrine_word_breaks(
    const uint16_t *text, int32_t count, int32_t *breaks, int32_t capacity) {
  return find(UBRK_WORD, text, count, breaks, capacity);
}

const char *vitrine_dictionary_version(void) {
  pthread_once(&once, load);
  return icu.open ? U_ICU_VERSION : "";
}

#else

// Systems without ICU's headers: no word boundaries are found there.
int32_t vitrine_dictionary_breaks(
    const uint16_t *text, int32_t count, int32_t *breaks, int32_t capacity) {
  (void)text, (void)count, (void)breaks, (void)capacity;
  return -1;
}

int32_t vitrine_word_breaks(
    const uint16_t *text, int32_t count, int32_t *breaks, int32_t capacity) {
  return vitrine_dictionary_breaks(text, count, breaks, capacity);
}

const char *vitrine_dictionary_version(void) { return ""; }

#endif
