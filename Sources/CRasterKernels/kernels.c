#include "CRasterKernels.h"

// Wide vectors are passed only between functions that are always inlined, so their ABI does not matter.
#pragma clang diagnostic ignored "-Wpsabi"
// A fused product and sum would round once, and only on some processors.
#pragma STDC FP_CONTRACT OFF
// The remaining pixels of a row after groups of eight.
#define REST _Pragma("clang loop vectorize(disable) unroll(disable)") for

// Small vectors; the unaligned element types let them be read from any address.
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint16_t u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef uint8_t u8x4 __attribute__((vector_size(4), aligned(1), may_alias));

// Rows of a picture are a page apart, so the processor does not prefetch the next one.
#define AHEAD 6

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
  for (ptrdiff_t y = 0; y < h; y++, dst += stride) {
    if (y + AHEAD < h) rasterPrefetch(dst + AHEAD * stride, w);
    for (ptrdiff_t x = 0; x < w; x++) dst[x] = color;
  }
}

// Eight pixels at a time, as sixteen 16-bit lanes.
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x8u __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef uint8_t u8x32 __attribute__((vector_size(32)));
typedef uint8_t u8x16u __attribute__((vector_size(16), aligned(1), may_alias));
typedef uint16_t u16x4v __attribute__((vector_size(8)));
typedef uint8_t u8x8u __attribute__((vector_size(8), aligned(1), may_alias));

// The low byte of each pixel's lane as factor of both its halves.
INLINE u16x16 factors(u32x8 k) { return (u16x16)(k | (k << 16)); }

INLINE u32x8 scaleEight(u32x8 p, u16x16 k) {
  const u16x16 v = (u16x16)p;
  u16x16 rb = (v & 255) * k + 128, ag = (v >> 8) * k + 128;
  rb = (rb + (rb >> 8)) >> 8;
  ag = (ag + (ag >> 8)) & 0xff00;
  return (u32x8)(rb | ag);
}

INLINE u32x8 overEight(u32x8 d, u32x8 s) { return s + scaleEight(d, factors(255 - (s >> 24))); }

INLINE u32x8 maskEight(const uint8_t *mask) {
  return __builtin_convertvector(*(const u8x8u *)mask, u32x8);
}

INLINE uint64_t bytesEight(const uint8_t *mask) {
  uint64_t v;
  __builtin_memcpy(&v, mask, 8);
  return v;
}

INLINE void overBody(uint32_t *dst, ptrdiff_t stride, ptrdiff_t w, ptrdiff_t h, uint32_t color) {
  const uint32_t k = 255u - (color >> 24);
  const u32x8 c8 = color - (u32x8){};
  const u16x16 k8 = factors(k - (u32x8){});
  for (ptrdiff_t y = 0; y < h; y++, dst += stride) {
    if (y + AHEAD < h) rasterPrefetch(dst + AHEAD * stride, w);
    ptrdiff_t x = 0;
    for (; x + 8 <= w; x += 8) {
      u32x8u *p = (u32x8u *)(dst + x);
      *p = c8 + scaleEight(*p, k8);
    }
    REST(; x < w; x++) dst[x] = color + scalePixel(dst[x], k);
  }
}

INLINE void overMaskBody(uint32_t *dst, ptrdiff_t stride, const uint8_t *mask,
                         ptrdiff_t maskStride, ptrdiff_t w, ptrdiff_t h, uint32_t color) {
  const u32x8 c8 = color - (u32x8){};
  const int opaque = color >> 24 == 255;
  for (ptrdiff_t y = 0; y < h; y++, dst += stride, mask += maskStride) {
    ptrdiff_t x = 0;
    for (; x + 8 <= w; x += 8) {
      const uint64_t bytes = bytesEight(mask + x);
      if (bytes == 0) continue;
      u32x8u *p = (u32x8u *)(dst + x);
      if (opaque && bytes == ~(uint64_t)0)
        *p = c8;
      else
        *p = overEight(*p, scaleEight(c8, factors(maskEight(mask + x))));
    }
    REST(; x < w; x++) dst[x] = overPixel(dst[x], scalePixel(color, mask[x]));
  }
}

INLINE void overRowBody(uint32_t *restrict dst, const uint32_t *restrict src, ptrdiff_t n) {
  ptrdiff_t x = 0;
  for (; x + 8 <= n; x += 8) {
    u32x8u *p = (u32x8u *)(dst + x);
    *p = overEight(*p, *(const u32x8u *)(src + x));
  }
  REST(; x < n; x++) dst[x] = overPixel(dst[x], src[x]);
}

INLINE void overRowMaskBody(uint32_t *restrict dst, const uint32_t *restrict src,
                            const uint8_t *restrict mask, ptrdiff_t n) {
  ptrdiff_t x = 0;
  for (; x + 8 <= n; x += 8) {
    if (bytesEight(mask + x) == 0) continue;
    u32x8u *p = (u32x8u *)(dst + x);
    const u32x8 s = scaleEight(*(const u32x8u *)(src + x), factors(maskEight(mask + x)));
    *p = overEight(*p, s);
  }
  REST(; x < n; x++) dst[x] = overPixel(dst[x], scalePixel(src[x], mask[x]));
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

INLINE uint16_t meanOfSquare(uint32_t sum, ptrdiff_t shift) {
  const ptrdiff_t down = 2 * shift - 8;
  return (uint16_t)(down <= 0 ? sum << -down : (sum + (1u << (down - 1))) >> down);
}

// One cell of RGBA pixels, 4 … 32 wide: whole vectors of four pixels, whose sums fit 16 bits.
INLINE u32x4 sumOfCell(const uint8_t *src, ptrdiff_t stride, ptrdiff_t d) {
  u16x16 sum = {};
  for (ptrdiff_t y = 0; y < d; y++) {
    // Rows are a page apart; prefetches this one's part of the next cells.
    __builtin_prefetch(src + y * stride + 8 * d);
    for (ptrdiff_t x = 0; x < d; x += 4)
      sum += __builtin_convertvector(*(const u8x16u *)(src + y * stride + 4 * x), u16x16);
  }
  const u16x4v a = __builtin_shufflevector(sum, sum, 0, 1, 2, 3);
  const u16x4v b = __builtin_shufflevector(sum, sum, 4, 5, 6, 7);
  const u16x4v c = __builtin_shufflevector(sum, sum, 8, 9, 10, 11);
  const u16x4v e = __builtin_shufflevector(sum, sum, 12, 13, 14, 15);
  return __builtin_convertvector(a, u32x4) + __builtin_convertvector(b, u32x4) +
         __builtin_convertvector(c, u32x4) + __builtin_convertvector(e, u32x4);
}

INLINE void shrinkBody(uint16_t *restrict dst, const uint8_t *restrict src, ptrdiff_t stride,
                       ptrdiff_t n, ptrdiff_t channels, ptrdiff_t shift) {
  const ptrdiff_t d = (ptrdiff_t)1 << shift;
  for (ptrdiff_t i = 0; i < n; i++, src += d * channels, dst += channels) {
    if (channels == 4) {
      u32x4 sum = {0, 0, 0, 0};
      if (shift >= 2 && shift <= 5) {
        sum = sumOfCell(src, stride, d);
      } else {
        for (ptrdiff_t y = 0; y < d; y++)
          for (ptrdiff_t x = 0; x < d; x++)
            sum += __builtin_convertvector(*(const u8x4 *)(src + y * stride + 4 * x), u32x4);
      }
      for (ptrdiff_t c = 0; c < 4; c++) dst[c] = meanOfSquare(sum[c], shift);
    } else {
      uint32_t sum = 0;
      for (ptrdiff_t y = 0; y < d; y++)
        for (ptrdiff_t x = 0; x < d; x++) sum += src[y * stride + x];
      dst[0] = meanOfSquare(sum, shift);
    }
  }
}

// Weights are symmetrical, so pairs of samples are added before they are weighed.
INLINE void firBody(uint16_t *restrict dst, const uint16_t *restrict src, ptrdiff_t n,
                    ptrdiff_t step, const uint16_t *restrict weights, ptrdiff_t taps) {
  const ptrdiff_t half = taps / 2;
  ptrdiff_t i = 0;
  for (; i + 32 <= n; i += 32) {
    uint32_t sum[32];
    const uint16_t *m = src + i + half * step;
    for (ptrdiff_t j = 0; j < 32; j++) sum[j] = 32768 + (uint32_t)weights[half] * m[j];
    for (ptrdiff_t k = 0; k < half; k++) {
      const uint32_t w = weights[k];
      const uint16_t *p = src + i + k * step, *q = src + i + (taps - 1 - k) * step;
      for (ptrdiff_t j = 0; j < 32; j++) sum[j] += w * ((uint32_t)p[j] + q[j]);
    }
    for (ptrdiff_t j = 0; j < 32; j++) dst[i + j] = (uint16_t)(sum[j] >> 16);
  }
  for (; i < n; i++) {
    uint32_t sum = 32768;
    for (ptrdiff_t k = 0; k < taps; k++) sum += (uint32_t)weights[k] * src[i + k * step];
    dst[i] = (uint16_t)(sum >> 16);
  }
}

INLINE void mixBody(uint16_t *restrict dst, const uint16_t *restrict a, const uint16_t *restrict b,
                    ptrdiff_t n, ptrdiff_t w, ptrdiff_t shift) {
  const uint32_t wb = (uint32_t)w, wa = (2u << shift) - wb, half = 1u << shift;
  for (ptrdiff_t i = 0; i < n; i++) dst[i] = (uint16_t)((a[i] * wa + b[i] * wb + half) >> (shift + 1));
}

// The pixels between two cells, four at a time; `d` is at least 4.
INLINE void expandCell(uint8_t *dst, u32x4 a, u32x4 step, ptrdiff_t d, ptrdiff_t shift) {
  const u32x4 first = (a << (uint32_t)(shift + 1)) + step + (128u << (shift + 1));
  const u32x8 step8 = __builtin_shufflevector(step, step, 0, 1, 2, 3, 4, 5, 6, 7);
  u32x8 v = __builtin_shufflevector(first, first + 2 * step, 0, 1, 2, 3, 4, 5, 6, 7);
  const uint32_t down = (uint32_t)(shift + 9);
  for (ptrdiff_t x = 0; x < d; x += 4, dst += 16, v += 8 * step8) {
    const u8x32 p = (u8x32)(v >> down), q = (u8x32)((v + 4 * step8) >> down);
    *(u8x16u *)dst = __builtin_shufflevector(p, q, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44,
                                             48, 52, 56, 60);
  }
}

INLINE void expandBody(uint8_t *restrict dst, const uint16_t *restrict src, ptrdiff_t n,
                       ptrdiff_t channels, ptrdiff_t shift) {
  const ptrdiff_t d = (ptrdiff_t)1 << shift;
  const uint32_t half = 128u << (shift + 1);
  for (ptrdiff_t i = 0; i < n; i++, src += channels) {
    if (channels == 4) {
      const u32x4 a = __builtin_convertvector(*(const u16x4 *)src, u32x4);
      const u32x4 step = __builtin_convertvector(*(const u16x4 *)(src + 4), u32x4) - a;
      if (d >= 4) {
        expandCell(dst, a, step, d, shift);
        dst += 4 * d;
        continue;
      }
      u32x4 v = (a << (uint32_t)(shift + 1)) + step + half;
      for (ptrdiff_t x = 0; x < d; x++, dst += 4, v += step + step)
        *(u8x4 *)dst = __builtin_convertvector(v >> (uint32_t)(shift + 9), u8x4);
    } else {
      const uint32_t step = (uint32_t)src[1] - src[0];
      uint32_t v = ((uint32_t)src[0] << (shift + 1)) + step + half;
      for (ptrdiff_t x = 0; x < d; x++, v += 2 * step) *dst++ = (uint8_t)(v >> (shift + 9));
    }
  }
}

// Two pixels at a time, from the address of the first.
typedef float f32x8 __attribute__((ext_vector_type(8)));
typedef float f32x8u __attribute__((ext_vector_type(8), aligned(16), may_alias));
typedef uint32_t u32x8e __attribute__((ext_vector_type(8)));
typedef uint32_t u32x4e __attribute__((ext_vector_type(4)));
typedef int32_t i32x8e __attribute__((ext_vector_type(8)));
typedef int32_t i32x4e __attribute__((ext_vector_type(4)));
typedef uint8_t u8x8e __attribute__((ext_vector_type(8)));

INLINE f32x8 colorPair(const RasterColor *p) { return *(const f32x8u *)p; }

// Alpha in all components of both pixels.
#define ALPHAS(V) __builtin_shufflevector(V, V, 3, 3, 3, 3, 7, 7, 7, 7)

#define LIMITED(V, TYPE)                                                                           \
  __builtin_elementwise_min(__builtin_elementwise_max(V, (TYPE)0), (TYPE)255)

INLINE void deepOverBody(RasterColor *dst, RasterColor color, ptrdiff_t n) {
  const float left = 1 - color.w * (1.0f / 255);
  const f32x8 pair = __builtin_shufflevector(color, color, 0, 1, 2, 3, 0, 1, 2, 3);
  ptrdiff_t x = 0;
  for (; x + 2 <= n; x += 2) *(f32x8u *)(dst + x) = pair + colorPair(dst + x) * left;
  if (x < n) dst[x] = color + dst[x] * left;
}

INLINE void deepOverRowBody(RasterColor *restrict dst, const RasterColor *restrict src,
                            ptrdiff_t n, float part) {
  ptrdiff_t x = 0;
  for (; x + 2 <= n; x += 2) {
    const f32x8 color = colorPair(src + x) * part;
    const f32x8 left = 1 - ALPHAS(color) * (1.0f / 255);
    *(f32x8u *)(dst + x) = color + colorPair(dst + x) * left;
  }
  if (x < n) {
    const RasterColor color = src[x] * part;
    dst[x] = color + dst[x] * (1 - color.w * (1.0f / 255));
  }
}

INLINE uint32_t packedColor(u32x4e v) { return v.x | v.y << 8 | v.z << 16 | v.w << 24; }

INLINE void deepRoundBody(uint32_t *restrict dst, const RasterColor *restrict src, ptrdiff_t n) {
  ptrdiff_t x = 0;
  for (; x + 2 <= n; x += 2) {
    const f32x8 v = LIMITED(colorPair(src + x), f32x8) + 0.5f;
    const u32x8e whole = (u32x8e)__builtin_convertvector(v, i32x8e);
    const u32x8e bytes = __builtin_elementwise_min(whole, ALPHAS(whole));
    const u8x8e packed = __builtin_convertvector(bytes, u8x8e);
    __builtin_memcpy(dst + x, &packed, 8);
  }
  if (x < n) {
    const RasterColor v = LIMITED(src[x], RasterColor) + 0.5f;
    const u32x4e whole = (u32x4e)__builtin_convertvector(v, i32x4e);
    dst[x] = packedColor(__builtin_elementwise_min(whole, whole.wwww));
  }
}

#include "warp.h"

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
  TARGET static void shrink##SUFFIX(uint16_t *d, const uint8_t *s, ptrdiff_t ss, ptrdiff_t n,       \
                                    ptrdiff_t c, ptrdiff_t k) {                                    \
    if (c == 4)                                                                                    \
      shrinkBody(d, s, ss, n, 4, k);                                                               \
    else                                                                                           \
      shrinkBody(d, s, ss, n, 1, k);                                                               \
  }                                                                                                \
  TARGET static void fir##SUFFIX(uint16_t *d, const uint16_t *s, ptrdiff_t n, ptrdiff_t p,         \
                                 const uint16_t *w, ptrdiff_t k) {                                 \
    firBody(d, s, n, p, w, k);                                                                     \
  }                                                                                                \
  TARGET static void mix##SUFFIX(uint16_t *d, const uint16_t *a, const uint16_t *b, ptrdiff_t n,   \
                                 ptrdiff_t w, ptrdiff_t k) {                                       \
    mixBody(d, a, b, n, w, k);                                                                     \
  }                                                                                                \
  TARGET static void expand##SUFFIX(uint8_t *d, const uint16_t *s, ptrdiff_t n, ptrdiff_t c,       \
                                    ptrdiff_t k) {                                                 \
    if (c == 4)                                                                                    \
      expandBody(d, s, n, 4, k);                                                                   \
    else                                                                                           \
      expandBody(d, s, n, 1, k);                                                                   \
  }                                                                                                \
  TARGET static void deepOver##SUFFIX(RasterColor *d, RasterColor c, ptrdiff_t n) {                 \
    deepOverBody(d, c, n);                                                                         \
  }                                                                                                \
  TARGET static void deepOverRow##SUFFIX(RasterColor *d, const RasterColor *s, ptrdiff_t n,        \
                                         float p) {                                                \
    deepOverRowBody(d, s, n, p);                                                                   \
  }                                                                                                \
  TARGET static void deepRound##SUFFIX(uint32_t *d, const RasterColor *s, ptrdiff_t n) {            \
    deepRoundBody(d, s, n);                                                                        \
  }                                                                                                \
  TARGET static ptrdiff_t warp##SUFFIX(uint32_t *d, ptrdiff_t n, const uint32_t *s, ptrdiff_t p,     \
                                       ptrdiff_t w, ptrdiff_t h, RasterRay a, RasterRay r,         \
                                       RasterRay b) {                                              \
    return warpBody(d, n, s, p, w, h, a, r, b);                                                    \
  }                                                                                                \
  static const RasterKernelTable table##SUFFIX = {                                                 \
      fill##SUFFIX,     over##SUFFIX,    overMask##SUFFIX, overRow##SUFFIX, overRowMask##SUFFIX,     \
      scaleRowMask##SUFFIX, scaleRow##SUFFIX, scaleMask##SUFFIX, ramp##SUFFIX, shrink##SUFFIX,      \
      fir##SUFFIX,      mix##SUFFIX,     expand##SUFFIX,   deepOver##SUFFIX, deepOverRow##SUFFIX,     \
      deepRound##SUFFIX, warp##SUFFIX};

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
