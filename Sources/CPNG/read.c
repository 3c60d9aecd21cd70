#include "messages.h"

#include <string.h>

typedef struct {
  vitrine_messages messages;  // first, so that one pointer serves the error callbacks
  const uint8_t *next;
  size_t left;
} source;

static void pull(png_structp png, png_bytep out, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->left) png_error(png, "the data end too early");
  memcpy(out, from->next, count);
  from->next += count;
  from->left -= count;
}

/// Makes libpng return straight RGBA of 1 or 2 bytes a sample for any file. No gamma is applied: the samples are
/// interpreted as sRGB.
static void ask_for_rgba(png_structp png, png_infop info, size_t sample) {
  if (sample == 1)
    png_set_scale_16(png);
  else
    png_set_expand_16(png);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, sample == 1 ? 0xff : 0xffff, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

static void read_rows(
    png_structp png, png_infop info, uint8_t *pixels, uint32_t width, uint32_t height,
    size_t sample) {
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the size differs from the header's");
  int passes = png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7 ? 7 : 1;
  ask_for_rgba(png, info, sample);
  if (png_get_rowbytes(png, info) != (size_t)width * 4 * sample)
    png_error(png, "the rows have an unexpected length");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++)
      png_read_row(png, pixels + (size_t)y * width * 4 * sample, NULL);
  png_read_end(png, NULL);
}

static int read_picture(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    size_t sample, char *message) {
  source from = {.messages = {.text = message}, .next = bytes, .left = count};
  message[0] = 0;
  png_structp png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, &from.messages, vitrine_on_error, vitrine_on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    strcpy(message, "out of memory");
    return -1;
  }
  if (setjmp(from.messages.back)) {
    png_destroy_read_struct(&png, &info, NULL);
    return -1;
  }
  png_set_read_fn(png, &from, pull);
  // The caller has checked the size and the CRC of every chunk that a picture needs. The others are left out where
  // theirs is wrong, so that the caller's word of it is true.
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_WARN_DISCARD);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_set_user_limits(png, width, height);
  // Ignores texts and suggested palettes: each may decompress to 8 MB, a thousand of them would be kept,
  // and notes are read elsewhere.
  png_set_chunk_cache_max(png, 1);
  read_rows(png, info, pixels, width, height, sample);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

int vitrine_png_read(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    char *message) {
  return read_picture(bytes, count, pixels, width, height, 1, message);
}

int vitrine_png_read_wide(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    char *message) {
  return read_picture(bytes, count, pixels, width, height, 2, message);
}
