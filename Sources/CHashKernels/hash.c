#include "CHashKernels.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

bool vitrineHasHashInstructions(void) {
  unsigned a, b, c, d;
  // Leaf 1 tells of SSSE3 and SSE4.1, which order the bytes; leaf 7 of the rounds.
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return false;
  return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & bit_SHA);
}

__attribute__((target("sha,sse4.1,ssse3"))) void vitrineHashBlocks(
    uint32_t *state, const uint8_t *blocks, size_t count, const uint32_t *constants) {
  const __m128i bigEndian = _mm_set_epi64x(0x0c0d0e0f08090a0bll, 0x0405060700010203ll);
  // The instruction wants the words a, b, e, f in one register and c, d, g, h in another, the first on top.
  __m128i abef = _mm_set_epi32((int)state[0], (int)state[1], (int)state[4], (int)state[5]);
  __m128i cdgh = _mm_set_epi32((int)state[2], (int)state[3], (int)state[6], (int)state[7]);
  for (; count > 0; count--, blocks += 64) {
    const __m128i oldABEF = abef, oldCDGH = cdgh;
    // The last sixteen words of the schedule, four to a register.
    __m128i last[4];
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      __m128i words;
      if (i < 4) {
        words = _mm_loadu_si128((const __m128i *)blocks + i);
        words = _mm_shuffle_epi8(words, bigEndian);
      } else {
        const __m128i before = last[(i + 3) & 3];
        words = _mm_sha256msg1_epu32(last[i & 3], last[(i + 1) & 3]);
        words = _mm_add_epi32(words, _mm_alignr_epi8(before, last[(i + 2) & 3], 4));
        words = _mm_sha256msg2_epu32(words, before);
      }
      last[i & 3] = words;
      words = _mm_add_epi32(words, _mm_loadu_si128((const __m128i *)constants + i));
      // Two rounds make the new a, b, e, f; the old ones become c, d, g, h.
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, words);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(words, 0x0e));
    }
    abef = _mm_add_epi32(abef, oldABEF);
    cdgh = _mm_add_epi32(cdgh, oldCDGH);
  }
  state[0] = (uint32_t)_mm_extract_epi32(abef, 3);
  state[1] = (uint32_t)_mm_extract_epi32(abef, 2);
  state[4] = (uint32_t)_mm_extract_epi32(abef, 1);
  state[5] = (uint32_t)_mm_extract_epi32(abef, 0);
  state[2] = (uint32_t)_mm_extract_epi32(cdgh, 3);
  state[3] = (uint32_t)_mm_extract_epi32(cdgh, 2);
  state[6] = (uint32_t)_mm_extract_epi32(cdgh, 1);
  state[7] = (uint32_t)_mm_extract_epi32(cdgh, 0);
}

#else

bool vitrineHasHashInstructions(void) { return false; }

void vitrineHashBlocks(uint32_t *state, const uint8_t *blocks, size_t count,
                       const uint32_t *constants) {}

#endif
