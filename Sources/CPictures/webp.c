#include "library.h"

#include <stdlib.h>

// libwebp's simple interface: developers.google.com/speed/webp/docs/api.
#define WEBP(X)                                                        \
  X(WebPGetInfo, int, const uint8_t *, size_t, int *, int *)           \
  X(WebPDecodeRGBAInto, uint8_t *, const uint8_t *, size_t, uint8_t *, size_t, int)
LIBRARY(webp, WEBP_LIBRARY, WEBP)

bool vitrine_webp_prepare(void) { return webp_open(); }

int32_t vitrine_webp(struct request *r) {
  if (!webp_open()) return VITRINE_PICTURE_NO_LIBRARY;
  int width = 0, height = 0;
  bool ok = WebPGetInfo(r->bytes, r->count, &width, &height) != 0;
  if (ok && r->rgba) {
    size_t size = (size_t)width * height * 4;
    ok = width == r->width && height == r->height &&
         WebPDecodeRGBAInto(r->bytes, r->count, r->rgba, size, width * 4) != NULL;
  }
  r->width = width;
  r->height = height;
  return ok ? VITRINE_PICTURE_READ : VITRINE_PICTURE_DAMAGED;
}

// Apart from decoding, which a library without these can do.
#define WEBP_ENCODER(X)                                                              \
  X(WebPEncodeLosslessRGBA, size_t, const uint8_t *, int, int, int, uint8_t **)      \
  X(WebPFree, void, void *)
LIBRARY(webp_encoder, WEBP_LIBRARY, WEBP_ENCODER)

int32_t vitrine_webp_encode(
    const uint8_t *rgba, int32_t width, int32_t height, uint8_t **bytes, size_t *count) {
  *bytes = NULL;
  *count = 0;
  if (!webp_encoder_open()) return VITRINE_PICTURE_NO_LIBRARY;
  uint8_t *file = NULL;
  size_t size = WebPEncodeLosslessRGBA(rgba, width, height, width * 4, &file);
  uint8_t *copy = size ? malloc(size) : NULL;
  if (copy) {
    memcpy(copy, file, size);
    *bytes = copy;
    *count = size;
  }
  if (file) WebPFree(file);
  return copy ? VITRINE_PICTURE_READ : VITRINE_PICTURE_DAMAGED;
}
