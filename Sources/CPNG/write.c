#include "messages.h"

#include <string.h>

typedef struct {
  vitrine_messages messages;  // first, as in read.c
  vitrine_png_sink sink;
  void *context;
} target;

static void push(png_structp png, png_bytep bytes, size_t count) {
  target *to = png_get_io_ptr(png);
  if (!to->sink(to->context, bytes, count)) png_error(png, "the receiver stopped");
}

static void flush(png_structp png) { (void)png; }

static void write_rows(
    png_structp png, png_infop info, const uint8_t *pixels, uint32_t width, uint32_t height,
    int channels, uint32_t dots_per_metre) {
  png_set_IHDR(
      png, info, width, height, 8, channels == 3 ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (dots_per_metre)
    png_set_pHYs(png, info, dots_per_metre, dots_per_metre, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  if (channels == 3) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * width * 4);
  png_write_end(png, info);
}

int vitrine_png_write(
    const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int level,
    uint32_t dots_per_metre, vitrine_png_sink sink, void *context, char *message) {
  target to = {.messages = {.text = message}, .sink = sink, .context = context};
  message[0] = 0;
  png_structp png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, &to.messages, vitrine_on_error, vitrine_on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_write_struct(&png, NULL);
    strcpy(message, "out of memory");
    return -1;
  }
  if (setjmp(to.messages.back)) {
    png_destroy_write_struct(&png, &info);
    return -1;
  }
  png_set_write_fn(png, &to, push, flush);
  png_set_compression_level(png, level);
  write_rows(png, info, pixels, width, height, channels, dots_per_metre);
  png_destroy_write_struct(&png, &info);
  return 0;
}
