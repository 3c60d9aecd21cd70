#define _GNU_SOURCE
#include "CMeasures.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// The functions of ICU's unumberformatter.h, under the names that Foundation's build of ICU gives them.
typedef int error_code;
typedef void *(*open_function)(const uint16_t *, int32_t, const char *, error_code *);
typedef void *(*open_result_function)(error_code *);
typedef void (*format_function)(const void *, double, void *, error_code *);
typedef int32_t (*text_function)(const void *, uint16_t *, int32_t, error_code *);
typedef void (*close_function)(void *);

#define SKELETON_CAPACITY 256

static struct {
  open_function open;
  open_result_function open_result;
  format_function format;
  text_function text;
  close_function close, close_result;
} icu;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  // A program that uses Foundation has its ICU loaded; a static one has no names to look up.
  void *library = RTLD_DEFAULT;
  if (!dlsym(library, "swift_unumf_openResult")) {
    library = dlopen("lib_FoundationICU.so", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return;
  }
  icu.open_result = (open_result_function)dlsym(library, "swift_unumf_openResult");
  icu.format = (format_function)dlsym(library, "swift_unumf_formatDouble");
  icu.text = (text_function)dlsym(library, "swift_unumf_resultToString");
  icu.close = (close_function)dlsym(library, "swift_unumf_close");
  icu.close_result = (close_function)dlsym(library, "swift_unumf_closeResult");
  if (icu.open_result && icu.format && icu.text && icu.close && icu.close_result)
    icu.open = (open_function)dlsym(library, "swift_unumf_openForSkeletonAndLocale");
}

// ICU's warnings are negative, its errors positive.
static int32_t formatted(void *formatter, double value, uint16_t *text, int32_t capacity) {
  error_code status = 0;
  void *result = icu.open_result(&status);
  if (status > 0 || !result) return -1;
  icu.format(formatter, value, result, &status);
  int32_t length = status > 0 ? -1 : icu.text(result, text, capacity, &status);
  icu.close_result(result);
  return status > 0 || length > capacity ? -1 : length;
}

int32_t vitrine_format_measure(
    const char *skeleton, const char *locale, double value, uint16_t *text, int32_t capacity) {
  pthread_once(&once, load);
  if (!icu.open) return -1;
  uint16_t wide[SKELETON_CAPACITY];
  int32_t length = 0;
  for (; skeleton[length]; length++) {
    if (length == SKELETON_CAPACITY) return -1;
    wide[length] = (uint8_t)skeleton[length];
  }
  error_code status = 0;
  void *formatter = icu.open(wide, length, locale, &status);
  if (status > 0 || !formatter) return -1;
  int32_t result = formatted(formatter, value, text, capacity);
  icu.close(formatter);
  return result;
}
