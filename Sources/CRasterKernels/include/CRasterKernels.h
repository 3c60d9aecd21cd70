// Pixel loops of the rasterizer. Each exists once as source and twice as code: for any processor, and for
// AVX2; both give the same bytes. Products and sums of floats are rounded one by one on every processor.
#ifndef CRASTERKERNELS_H
#define CRASTERKERNELS_H
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Four components in 12.20 fixed point.
typedef struct {
  int32_t r, g, b, a;
} RasterRamp;

// Premultiplied components of a pixel in 0 … 255 that are not rounded.
typedef float RasterColor __attribute__((ext_vector_type(4)));

// A place (u, v) / q in the plane.
typedef struct {
  double u, v, q;
} RasterRay;

// Pixels are premultiplied RGBA, red in the lowest byte. Strides count elements, sizes are > 0.
typedef struct {
  // dst = color
  void (*fill)(uint32_t *dst, ptrdiff_t stride, ptrdiff_t w, ptrdiff_t h, uint32_t color);
  // dst = color over dst
  void (*over)(uint32_t *dst, ptrdiff_t stride, ptrdiff_t w, ptrdiff_t h, uint32_t color);
  // dst = color · mask over dst
  void (*overMask)(uint32_t *dst, ptrdiff_t stride, const uint8_t *mask, ptrdiff_t maskStride,
                   ptrdiff_t w, ptrdiff_t h, uint32_t color);
  // dst = src over dst
  void (*overRow)(uint32_t *dst, const uint32_t *src, ptrdiff_t n);
  // dst = src · mask over dst
  void (*overRowMask)(uint32_t *dst, const uint32_t *src, const uint8_t *mask, ptrdiff_t n);
  // dst = dst · mask
  void (*scaleRowMask)(uint32_t *dst, const uint8_t *mask, ptrdiff_t n);
  // dst = dst · alpha / 255
  void (*scaleRow)(uint32_t *dst, ptrdiff_t n, uint32_t alpha);
  // mask = mask · other
  void (*scaleMask)(uint8_t *mask, const uint8_t *other, ptrdiff_t n);
  // dst[i] = (start + i · step) >> 20 in each component; all values must stay in 0 … 256 << 20
  void (*ramp)(uint32_t *dst, ptrdiff_t n, RasterRamp start, RasterRamp step);
  // dst[i] = mean of a square of `1 << shift` bytes, in 8.8 fixed point; `n` cells of one row, with
  // interleaved components. srcStride counts bytes.
  void (*shrink)(uint16_t *dst, const uint8_t *src, ptrdiff_t srcStride, ptrdiff_t n,
                 ptrdiff_t channels, ptrdiff_t shift);
  // dst[i] = sum of weights[k] · src[i + k · step] / 65536, rounded; the weights are an odd
  // number, symmetrical, and add up to 65536
  void (*fir)(uint16_t *dst, const uint16_t *src, ptrdiff_t n, ptrdiff_t step,
              const uint16_t *weights, ptrdiff_t taps);
  // dst = a + (b − a) · w / (2 << shift), rounded
  void (*mix)(uint16_t *dst, const uint16_t *a, const uint16_t *b, ptrdiff_t n, ptrdiff_t w,
              ptrdiff_t shift);
  // Between each cell and the next, `1 << shift` bytes by linear interpolation: n + 1 cells give
  // n << shift pixels.
  void (*expand)(uint8_t *dst, const uint16_t *src, ptrdiff_t n, ptrdiff_t channels,
                 ptrdiff_t shift);
  // dst = color over dst
  void (*deepOver)(RasterColor *dst, RasterColor color, ptrdiff_t n);
  // dst = src · part over dst
  void (*deepOverRow)(RasterColor *dst, const RasterColor *src, ptrdiff_t n, float part);
  // dst = src rounded to bytes in 0 … 255, none above its alpha
  void (*deepRound)(uint32_t *dst, const RasterColor *src, ptrdiff_t n);
  // dst = the mean colour of `src`, which is w by h pixels with clear ones around, where each pixel is seen; the middle
  // of the first is at `start`, of the next in the row at `start + right`, and `down` is the way to that below. Returns
  // the number of samples that were taken.
  ptrdiff_t (*warp)(uint32_t *dst, ptrdiff_t n, const uint32_t *src, ptrdiff_t stride, ptrdiff_t w,
                    ptrdiff_t h, RasterRay start, RasterRay right, RasterRay down);
} RasterKernelTable;

// Prefetches the cache lines of `n` pixels from `p` on for writing.
static inline void rasterPrefetch(const uint32_t *p, ptrdiff_t n) {
  for (ptrdiff_t x = 0; x < n; x += 16) __builtin_prefetch(p + x, 1, 3);
}

// The fastest table for this processor.
const RasterKernelTable *rasterKernels(void);
// The table for any processor.
const RasterKernelTable *rasterKernelsPortable(void);

#pragma clang assume_nonnull end
#endif
