// Handles libpng's errors: the message is copied, then control returns to the C function that called
// libpng.
#ifndef VITRINE_CPNG_MESSAGES_H
#define VITRINE_CPNG_MESSAGES_H

#include "CPNG.h"

#include <png.h>
#include <setjmp.h>

typedef struct {
  jmp_buf back;
  char *text;  // VITRINE_PNG_MESSAGE bytes
} vitrine_messages;

PNG_NORETURN void vitrine_on_error(png_structp png, png_const_charp text);
void vitrine_on_warning(png_structp png, png_const_charp text);

#endif
