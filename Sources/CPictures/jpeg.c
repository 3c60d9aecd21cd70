#include "library.h"

// TurboJPEG's interface, version 2: libjpeg-turbo.org/Documentation.
typedef void *tjhandle;
#define JPEG(X)                                                                              \
  X(tjInitDecompress, tjhandle, void)                                                        \
  X(tjDestroy, int, tjhandle)                                                                \
  X(tjDecompressHeader3, int, tjhandle, const unsigned char *, unsigned long, int *, int *, \
    int *, int *)                                                                            \
  X(tjDecompress2, int, tjhandle, const unsigned char *, unsigned long, unsigned char *, int, \
    int, int, int, int)
LIBRARY(jpeg, JPEG_LIBRARY, JPEG)

enum {
  RGBA = 7,
  CMYK = 11,
  /// The colour spaces of inks, the second with three of them as luminance and differences.
  SPACE_CMYK = 3,
  SPACE_YCCK = 4,
  /// The exact transform, equal on every processor.
  ACCURATE = 4096,
  /// Gives up on files whose many scans would take minutes.
  LIMITED_SCANS = 32768,
  /// Takes damage in the data for an error.
  STRICT = 8192,
};

bool vitrine_jpeg_prepare(void) { return jpeg_open(); }

int32_t vitrine_jpeg(struct request *r) {
  if (!jpeg_open()) return VITRINE_PICTURE_NO_LIBRARY;
  tjhandle handle = tjInitDecompress();
  if (!handle) return VITRINE_PICTURE_DAMAGED;
  int width = 0, height = 0, sampling, space;
  bool ok =
      tjDecompressHeader3(handle, r->bytes, r->count, &width, &height, &sampling, &space) == 0;
  if (ok && r->rgba) {
    ok = width == r->width && height == r->height &&
         tjDecompress2(
             handle, r->bytes, r->count, r->rgba, width, width * 4, height,
             space == SPACE_CMYK || space == SPACE_YCCK ? CMYK : RGBA, ACCURATE | LIMITED_SCANS | STRICT) == 0;
  }
  tjDestroy(handle);
  r->width = width;
  r->height = height;
  return ok ? VITRINE_PICTURE_READ : VITRINE_PICTURE_DAMAGED;
}
