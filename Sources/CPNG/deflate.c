#include "CPNG.h"

#include <libdeflate.h>

static struct libdeflate_compressor *real(vitrine_compressor *c) {
  return (struct libdeflate_compressor *)c;
}

vitrine_compressor *vitrine_compressor_make(int level) {
  return (vitrine_compressor *)libdeflate_alloc_compressor(level);
}

void vitrine_compressor_free(vitrine_compressor *compressor) {
  if (compressor) libdeflate_free_compressor(real(compressor));
}

// Without a compressor libdeflate returns the bound for any level.
size_t vitrine_zlib_bound(size_t count) { return libdeflate_zlib_compress_bound(NULL, count); }

size_t vitrine_zlib_compress(
    vitrine_compressor *compressor, const uint8_t *bytes, size_t count, uint8_t *out,
    size_t capacity) {
  return libdeflate_zlib_compress(real(compressor), bytes, count, out, capacity);
}

static int status(enum libdeflate_result result) {
  if (result == LIBDEFLATE_SUCCESS) return 0;
  return result == LIBDEFLATE_INSUFFICIENT_SPACE ? 1 : 2;
}

int vitrine_zlib_decompress(
    const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity, size_t *size) {
  struct libdeflate_decompressor *made = libdeflate_alloc_decompressor();
  if (!made) return 2;
  enum libdeflate_result result =
      libdeflate_zlib_decompress(made, bytes, count, out, capacity, size);
  libdeflate_free_decompressor(made);
  return status(result);
}

int vitrine_gzip_decompress(
    const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity, size_t *size) {
  struct libdeflate_decompressor *made = libdeflate_alloc_decompressor();
  if (!made) return 2;
  enum libdeflate_result result =
      libdeflate_gzip_decompress(made, bytes, count, out, capacity, size);
  libdeflate_free_decompressor(made);
  return status(result);
}

uint32_t vitrine_crc32(uint32_t start, const uint8_t *bytes, size_t count) {
  return libdeflate_crc32(start, bytes, count);
}

uint32_t vitrine_adler32(uint32_t start, const uint8_t *bytes, size_t count) {
  return libdeflate_adler32(start, bytes, count);
}

const char *vitrine_deflate_version(void) { return LIBDEFLATE_VERSION_STRING; }
