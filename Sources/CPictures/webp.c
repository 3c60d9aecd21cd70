#include "library.h"

// libwebp's simple interface: developers.google.com/speed/webp/docs/api.
#define WEBP(X)                                                        \
  X(WebPGetInfo, int, const uint8_t *, size_t, int *, int *)           \
  X(WebPDecodeRGBAInto, uint8_t *, const uint8_t *, size_t, uint8_t *, size_t, int)
LIBRARY(webp, WEBP_LIBRARY, WEBP)

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
