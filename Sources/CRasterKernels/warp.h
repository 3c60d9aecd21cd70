// The pixels of a layer that is seen in perspective; included by kernels.c.

// The largest number of samples along each side of a pixel.
#define WARP_SAMPLES 16

// A layer of w by h pixels, and the ways from a pixel to the next ones as the layer is seen.
typedef struct {
  const uint32_t *src;
  ptrdiff_t stride, w, h;
  RasterRay right, down;
} Warp;

// Red and green, and blue and alpha, in the halves of two words.
typedef struct {
  uint64_t rg, ba;
} WarpSum;

// The number of samples along a side of a pixel that covers (x, y) pixels of the layer.
INLINE int warpSamples(double x, double y) {
  const double square = x * x + y * y;
  int n = 1;
  while (n < WARP_SAMPLES && square > (n + 0.05) * (n + 0.05)) n++;
  return n;
}

// Red, blue, green and alpha, 16 bits each.
INLINE uint64_t warpSpread(uint32_t p) {
  return (p & 0x00ff00ffu) | (uint64_t)((p >> 8) & 0x00ff00ffu) << 32;
}

INLINE uint32_t warpTexel(const Warp *m, ptrdiff_t x, ptrdiff_t y) {
  return x >= 0 && x < m->w && y >= 0 && y < m->h ? m->src[y * m->stride + x] : 0;
}

// Adds 65536 times the colour at (x, y) in pixels from the middle of the first one; clear outside.
INLINE WarpSum warpAdd(WarpSum sum, const Warp *m, double x, double y, int isInside) {
  if (!isInside && !(x > -1 && x < (double)m->w && y > -1 && y < (double)m->h)) return sum;
  const ptrdiff_t column = (ptrdiff_t)(x + 1) - 1, row = (ptrdiff_t)(y + 1) - 1;
  const uint64_t fx = (uint32_t)(int32_t)((x - (double)column) * 256);
  const uint64_t fy = (uint32_t)(int32_t)((y - (double)row) * 256);
  uint64_t above, below;
  if (isInside) {
    const uint32_t *p = m->src + row * m->stride + column;
    above = warpSpread(p[0]) * (256 - fx) + warpSpread(p[1]) * fx;
    below = warpSpread(p[m->stride]) * (256 - fx) + warpSpread(p[m->stride + 1]) * fx;
  } else {
    above = warpSpread(warpTexel(m, column, row)) * (256 - fx) +
            warpSpread(warpTexel(m, column + 1, row)) * fx;
    below = warpSpread(warpTexel(m, column, row + 1)) * (256 - fx) +
            warpSpread(warpTexel(m, column + 1, row + 1)) * fx;
  }
  // Below 65536 until here, then below 2 to the power of 24, and 256 of them below 2 to that of 32.
  const uint64_t half = 0x0000ffff0000ffffu;
  sum.rg += (above & half) * (256 - fy) + (below & half) * fy;
  sum.ba += ((above >> 16) & half) * (256 - fy) + ((below >> 16) & half) * fy;
  return sum;
}

INLINE WarpSum warpGrid(const Warp *m, RasterRay at, int across, int along, int isInside) {
  WarpSum sum = {0, 0};
  for (int j = 0; j < along; j++) {
    const double sy = (j + 0.5) / along - 0.5;
    for (int i = 0; i < across; i++) {
      const double sx = (i + 0.5) / across - 0.5;
      const double q = (at.q + sx * m->right.q) + sy * m->down.q;
      if (!isInside && !(q > 0)) continue;
      const double r = 1 / q;
      sum = warpAdd(sum, m, ((at.u + sx * m->right.u) + sy * m->down.u) * r - 0.5,
                    ((at.v + sx * m->right.v) + sy * m->down.v) * r - 0.5, isInside);
    }
  }
  return sum;
}

INLINE uint32_t warpMean(uint32_t sum, uint32_t n) {
  const uint32_t rounded = sum + (n << 15);
  return (n & (n - 1)) == 0 ? rounded >> (16 + __builtin_ctz(n)) : rounded / (n << 16);
}

INLINE uint32_t warpPixel(const Warp *m, RasterRay at, ptrdiff_t *samples) {
  if (!(at.q > 0)) return 0;
  const double k = 1 / at.q, w = (double)m->w, h = (double)m->h;
  const double u = at.u * k, v = at.v * k;
  const double ru = (m->right.u - u * m->right.q) * k, rv = (m->right.v - v * m->right.q) * k;
  const double du = (m->down.u - u * m->down.q) * k, dv = (m->down.v - v * m->down.q) * k;
  const double reachX = 1 + __builtin_fabs(ru) + __builtin_fabs(du);
  const double reachY = 1 + __builtin_fabs(rv) + __builtin_fabs(dv);
  if (!(u > -reachX && u < w + reachX && v > -reachY && v < h + reachY)) return 0;
  const int across = warpSamples(ru, rv), along = warpSamples(du, dv);
  // Where the distance changes little within the pixel, no sample lies further out than twice the way to its edge.
  const int isInside = __builtin_fabs(m->right.q) + __builtin_fabs(m->down.q) < at.q &&
                       u > reachX && u < w - reachX && v > reachY && v < h - reachY;
  const WarpSum sum =
      isInside ? warpGrid(m, at, across, along, 1) : warpGrid(m, at, across, along, 0);
  const uint32_t n = (uint32_t)(across * along);
  *samples += n;
  return warpMean((uint32_t)sum.rg, n) | warpMean((uint32_t)(sum.rg >> 32), n) << 8 |
         warpMean((uint32_t)sum.ba, n) << 16 | warpMean((uint32_t)(sum.ba >> 32), n) << 24;
}

INLINE ptrdiff_t warpBody(uint32_t *dst, ptrdiff_t n, const uint32_t *src, ptrdiff_t stride,
                          ptrdiff_t w, ptrdiff_t h, RasterRay start, RasterRay right,
                          RasterRay down) {
  const Warp map = {src, stride, w, h, right, down};
  ptrdiff_t samples = 0;
  for (ptrdiff_t x = 0; x < n; x++) {
    const double i = (double)x;
    const RasterRay at = {start.u + i * right.u, start.v + i * right.v, start.q + i * right.q};
    dst[x] = warpPixel(&map, at, &samples);
  }
  return samples;
}
