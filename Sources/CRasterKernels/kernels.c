#include "CRasterKernels.h"

#define INLINE static inline __attribute__((always_inline))

// Rounded x / 255 of both 16-bit halves; each half holds a product of two bytes.
INLINE uint32_t div255Pair(uint32_t x) {
  x += 0x00800080u;
  return ((x + ((x >> 8) & 0x00ff00ffu)) >> 8) & 0x00ff00ffu;
}

INLINE uint32_t scalePixel(uint32_t p, uint32_t k) {
  return div255Pair((p & 0x00ff00ffu) * k) | (div255Pair(((p >> 8) & 0x00ff00ffu) * k) << 8);
}

INLINE uint32_t overPixel(uint32_t d, uint32_t s) { return s + scalePixel(d, 255u - (s >> 24)); }

INLINE void fillBody(uint32_t *dst, ptrdiff_t stride, ptrdiff_t w, ptrdiff_t h, uint32_t color) {
  for (ptrdiff_t y = 0; y < h; y++, dst += stride)
    for (ptrdiff_t x = 0; x < w; x++) dst[x] = color;
}

INLINE void overBody(uint32_t *dst, ptrdiff_t stride, ptrdiff_t w, ptrdiff_t h, uint32_t color) {
  const uint32_t k = 255u - (color >> 24);
  for (ptrdiff_t y = 0; y < h; y++, dst += stride)
    for (ptrdiff_t x = 0; x < w; x++) dst[x] = color + scalePixel(dst[x], k);
}

INLINE void overMaskBody(uint32_t *dst, ptrdiff_t stride, const uint8_t *mask,
                         ptrdiff_t maskStride, ptrdiff_t w, ptrdiff_t h, uint32_t color) {
  for (ptrdiff_t y = 0; y < h; y++, dst += stride, mask += maskStride)
    for (ptrdiff_t x = 0; x < w; x++) dst[x] = overPixel(dst[x], scalePixel(color, mask[x]));
}

INLINE void overRowBody(uint32_t *restrict dst, const uint32_t *restrict src, ptrdiff_t n) {
  for (ptrdiff_t x = 0; x < n; x++) dst[x] = overPixel(dst[x], src[x]);
}

INLINE void overRowMaskBody(uint32_t *restrict dst, const uint32_t *restrict src,
                            const uint8_t *restrict mask, ptrdiff_t n) {
  for (ptrdiff_t x = 0; x < n; x++) dst[x] = overPixel(dst[x], scalePixel(src[x], mask[x]));
}

INLINE void scaleRowMaskBody(uint32_t *restrict dst, const uint8_t *restrict mask, ptrdiff_t n) {
  for (ptrdiff_t x = 0; x < n; x++) dst[x] = scalePixel(dst[x], mask[x]);
}

INLINE void scaleRowBody(uint32_t *dst, ptrdiff_t n, uint32_t alpha) {
  for (ptrdiff_t x = 0; x < n; x++) dst[x] = scalePixel(dst[x], alpha);
}

INLINE void scaleMaskBody(uint8_t *restrict mask, const uint8_t *restrict other, ptrdiff_t n) {
  for (ptrdiff_t x = 0; x < n; x++) {
    uint32_t v = (uint32_t)mask[x] * other[x] + 128u;
    mask[x] = (uint8_t)((v + (v >> 8)) >> 8);
  }
}

INLINE void rampBody(uint32_t *dst, ptrdiff_t n, RasterRamp start, RasterRamp step) {
  const uint32_t r = (uint32_t)start.r, g = (uint32_t)start.g;
  const uint32_t b = (uint32_t)start.b, a = (uint32_t)start.a;
  const uint32_t dr = (uint32_t)step.r, dg = (uint32_t)step.g;
  const uint32_t db = (uint32_t)step.b, da = (uint32_t)step.a;
  for (ptrdiff_t x = 0; x < n; x++) {
    const uint32_t i = (uint32_t)x;
    dst[x] = ((r + i * dr) >> 20) | (((g + i * dg) >> 20) << 8) | (((b + i * db) >> 20) << 16) |
             (((a + i * da) >> 20) << 24);
  }
}

#define TWIN(SUFFIX, TARGET)                                                                       \
  TARGET static void fill##SUFFIX(uint32_t *d, ptrdiff_t s, ptrdiff_t w, ptrdiff_t h,              \
                                  uint32_t c) {                                                    \
    fillBody(d, s, w, h, c);                                                                       \
  }                                                                                                \
  TARGET static void over##SUFFIX(uint32_t *d, ptrdiff_t s, ptrdiff_t w, ptrdiff_t h,              \
                                  uint32_t c) {                                                    \
    overBody(d, s, w, h, c);                                                                       \
  }                                                                                                \
  TARGET static void overMask##SUFFIX(uint32_t *d, ptrdiff_t s, const uint8_t *m, ptrdiff_t ms,    \
                                      ptrdiff_t w, ptrdiff_t h, uint32_t c) {                      \
    overMaskBody(d, s, m, ms, w, h, c);                                                            \
  }                                                                                                \
  TARGET static void overRow##SUFFIX(uint32_t *d, const uint32_t *s, ptrdiff_t n) {                \
    overRowBody(d, s, n);                                                                          \
  }                                                                                                \
  TARGET static void overRowMask##SUFFIX(uint32_t *d, const uint32_t *s, const uint8_t *m,         \
                                         ptrdiff_t n) {                                            \
    overRowMaskBody(d, s, m, n);                                                                   \
  }                                                                                                \
  TARGET static void scaleRowMask##SUFFIX(uint32_t *d, const uint8_t *m, ptrdiff_t n) {            \
    scaleRowMaskBody(d, m, n);                                                                     \
  }                                                                                                \
  TARGET static void scaleRow##SUFFIX(uint32_t *d, ptrdiff_t n, uint32_t a) {                      \
    scaleRowBody(d, n, a);                                                                         \
  }                                                                                                \
  TARGET static void scaleMask##SUFFIX(uint8_t *m, const uint8_t *o, ptrdiff_t n) {                \
    scaleMaskBody(m, o, n);                                                                        \
  }                                                                                                \
  TARGET static void ramp##SUFFIX(uint32_t *d, ptrdiff_t n, RasterRamp c, RasterRamp s) {            \
    rampBody(d, n, c, s);                                                                          \
  }                                                                                                \
  static const RasterKernelTable table##SUFFIX = {                                                 \
      fill##SUFFIX,         over##SUFFIX,     overMask##SUFFIX,  overRow##SUFFIX, overRowMask##SUFFIX, \
      scaleRowMask##SUFFIX, scaleRow##SUFFIX, scaleMask##SUFFIX, ramp##SUFFIX};

TWIN(Portable, )
#if defined(__x86_64__)
TWIN(AVX2, __attribute__((target("avx2"))))
#endif

const RasterKernelTable *rasterKernelsPortable(void) { return &tablePortable; }

const RasterKernelTable *rasterKernels(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return &tableAVX2;
#endif
  return &tablePortable;
}
