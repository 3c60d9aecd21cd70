// A thin wrapper of libpng and libdeflate. libpng reports errors by longjmp, so every call into it stays
// inside one C function here, which returns 0 or copies libpng's message.
#ifndef VITRINE_CPNG_H
#define VITRINE_CPNG_H

#include <stddef.h>
#include <stdint.h>

/// The size of a buffer for one libpng message with its closing zero.
enum { VITRINE_PNG_MESSAGE = 160 };

typedef struct vitrine_compressor vitrine_compressor;

/// Decodes a whole PNG file to straight RGBA8 rows without padding.
///
/// `pixels` is a buffer of exactly `width * height * 4` bytes, the size in the file's header; a file that
/// decodes to another size is refused. Returns 0, or -1 with a message.
int vitrine_png_read(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    char *message);

/// Like `vitrine_png_read`, to samples of two bytes, the first most significant, in a buffer of twice the size.
int vitrine_png_read_wide(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    char *message);

/// Receives the next piece of an encoded file; returns 0 to stop the encoder.
typedef int (*vitrine_png_sink)(void *context, const uint8_t *bytes, size_t count);

/// Encodes straight RGBA8 rows with libpng's own choice of filters, as the trusted reference.
///
/// `channels` is 3 (alpha is dropped) or 4; `dots_per_metre` 0 leaves pHYs out. Returns 0, or -1 with a
/// message.
int vitrine_png_write(
    const uint8_t *pixels, uint32_t width, uint32_t height, int channels, int level,
    uint32_t dots_per_metre, vitrine_png_sink sink, void *context, char *message);

/// Returns libdeflate's compressor of one level (0…12), or NULL if memory is short.
vitrine_compressor *vitrine_compressor_make(int level);
void vitrine_compressor_free(vitrine_compressor *compressor);

/// Returns the largest number of bytes that `vitrine_zlib_compress` writes for `count` bytes at any level.
size_t vitrine_zlib_bound(size_t count);

/// Compresses to the zlib format; returns the number of bytes written, or 0 if `capacity` is too small.
size_t vitrine_zlib_compress(
    vitrine_compressor *compressor, const uint8_t *bytes, size_t count, uint8_t *out,
    size_t capacity);

/// Decompresses the zlib format; returns 0 and the `size` written, 1 if `capacity` is too small, or 2 for
/// damaged bytes or short memory.
int vitrine_zlib_decompress(
    const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity, size_t *size);

/// Like `vitrine_zlib_decompress`, for the gzip format with one member.
int vitrine_gzip_decompress(
    const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity, size_t *size);

/// Continues a CRC-32 (start: 0) or an Adler-32 (start: 1).
uint32_t vitrine_crc32(uint32_t start, const uint8_t *bytes, size_t count);
uint32_t vitrine_adler32(uint32_t start, const uint8_t *bytes, size_t count);

/// Returns the versions that determine the bytes of a file, e.g. "1.6.39" and "1.14".
const char *vitrine_png_version(void);
const char *vitrine_deflate_version(void);

/// Opens the null device for each of standard input, output and error that is closed.
///
/// Otherwise the next opened file would get its descriptor, and messages would be written into that file.
/// Runs by itself when the program is loaded; calling it again changes nothing.
void vitrine_fill_standard_streams(void);

#endif
