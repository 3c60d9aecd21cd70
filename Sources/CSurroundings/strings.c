#include "internal.h"

#ifdef __GLIBC__

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>

// The strings of a widget: `NSLocalizedString` and `Bundle.localizedString` look them up here, and `String(format:)`
// fills those with plural forms, when their numbers are known.

typedef const void *Reference;

Reference CFStringCreateWithCString(Reference allocator, const char *text, uint32_t encoding)
    __attribute__((weak));
void CFRelease(Reference value) __attribute__((weak));

enum { utf8 = 0x08000100 };

Reference CFBundleCopyLocalizedString(Reference bundle, Reference key, Reference value, Reference table);
long CFStringGetLength(Reference text) __attribute__((weak));
long CFStringGetMaximumSizeForEncoding(long length, uint32_t encoding) __attribute__((weak));
uint8_t CFStringGetCString(Reference text, char *buffer, long size, uint32_t encoding)
    __attribute__((weak));

/// Returns a copy in UTF-8, which the caller frees; NULL for no string.
static char *copied(Reference text) {
  if (!text) return NULL;
  long size = CFStringGetMaximumSizeForEncoding(CFStringGetLength(text), utf8) + 1;
  char *copy = malloc(size);
  if (copy && !CFStringGetCString(text, copy, size, utf8)) {
    free(copy);
    return NULL;
  }
  return copy;
}

REPLACES Reference CFBundleCopyLocalizedString(Reference bundle, Reference key, Reference value,
                                               Reference table) {
  REAL(CFBundleCopyLocalizedString);
  if (vitrine_runs_widget()) {
    char *name = copied(key);
    char *place = copied(table);
    char *found = name ? vitrine_answer_string(name, place) : NULL;
    free(name);
    free(place);
    Reference text = found ? CFStringCreateWithCString(NULL, found, utf8) : NULL;
    free(found);
    if (text) return text;
  }
  return real ? real(bundle, key, value, table) : NULL;
}

/// The most values of a string with plural forms.
enum { most_arguments = 16 };

/// Returns the form of a string for its values, which the caller releases; NULL for any other format.
static Reference counted(Reference format, va_list arguments) {
  char *text = copied(format);
  uint8_t kinds[most_arguments];
  long count = text ? vitrine_answer_arguments(text, kinds, most_arguments) : 0;
  double numbers[most_arguments];
  va_list values;
  va_copy(values, arguments);
  for (long i = 0; i < count; i++) {
    switch (kinds[i]) {
    case ARGUMENT_INT: numbers[i] = va_arg(values, int); break;
    case ARGUMENT_LONG: numbers[i] = (double)va_arg(values, long); break;
    case ARGUMENT_DOUBLE: numbers[i] = va_arg(values, double); break;
    default: (void)va_arg(values, void *); numbers[i] = NAN; break;
    }
  }
  va_end(values);
  char *chosen = count > 0 ? vitrine_answer_counted(text, numbers, count) : NULL;
  Reference made = chosen ? CFStringCreateWithCString(NULL, chosen, utf8) : NULL;
  free(chosen);
  free(text);
  return made;
}

Reference CFStringCreateWithFormatAndArguments(Reference allocator, Reference options, Reference format,
                                               va_list arguments);
REPLACES Reference CFStringCreateWithFormatAndArguments(Reference allocator, Reference options,
                                                        Reference format, va_list arguments) {
  REAL(CFStringCreateWithFormatAndArguments);
  if (!real) return NULL;
  bool counts = vitrine_runs_widget() && vitrine_answer_counts();
  Reference chosen = counts ? counted(format, arguments) : NULL;
  Reference made = real(allocator, options, chosen ? chosen : format, arguments);
  if (chosen) CFRelease(chosen);
  return made;
}

#endif
