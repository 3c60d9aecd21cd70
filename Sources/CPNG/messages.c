#include "messages.h"

#include <string.h>

void vitrine_on_error(png_structp png, png_const_charp text) {
  vitrine_messages *to = png_get_error_ptr(png);
  strncpy(to->text, text ? text : "unknown error", VITRINE_PNG_MESSAGE - 1);
  to->text[VITRINE_PNG_MESSAGE - 1] = 0;
  longjmp(to->back, 1);
}

// A warning never changes a pixel, so it is not passed on.
void vitrine_on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

const char *vitrine_png_version(void) { return png_get_libpng_ver(NULL); }
