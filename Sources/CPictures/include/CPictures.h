#ifndef VITRINE_CPICTURES_H
#define VITRINE_CPICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Decoders of picture formats other than PNG. Their libraries are opened when the first such picture is met, so that
// programs start without them.

enum { VITRINE_JPEG, VITRINE_WEBP, VITRINE_HEIC, VITRINE_GIF, VITRINE_PICTURE_FORMATS };

enum {
  VITRINE_PICTURE_READ,
  /// The library is not installed, or lacks a function.
  VITRINE_PICTURE_NO_LIBRARY,
  /// The library refuses the bytes, or they have another size than was asked for.
  VITRINE_PICTURE_DAMAGED,
};

/// Reads the size in pixels of the picture, for GIF of the whole screen.
int32_t vitrine_picture_size(
    int32_t format, const uint8_t *bytes, size_t count, int32_t *width, int32_t *height);

/// Decodes a picture of the size that `vitrine_picture_size` gave into width × height × 4 bytes of straight RGBA; of a
/// GIF its first frame. A JPEG of four inks gives them as they are stored.
int32_t vitrine_picture_read(
    int32_t format, const uint8_t *bytes, size_t count, int32_t width, int32_t height,
    uint8_t *rgba);

/// Encodes straight RGBA as a WebP without loss; the colours of clear pixels are not kept. The caller frees the bytes.
/// Answers `VITRINE_PICTURE_DAMAGED` for a picture that the library refuses, such as one of more than 16383 pixels on a
/// side.
int32_t vitrine_webp_encode(
    const uint8_t *rgba, int32_t width, int32_t height, uint8_t **bytes, size_t *count);

/// Copies the ICC profile of a HEIC picture, at most `capacity` bytes. Returns its size, 0 if there is none.
size_t vitrine_heic_profile(
    const uint8_t *bytes, size_t count, uint8_t *profile, size_t capacity);

/// Runs a program without input and copies what it prints, at most `capacity` bytes. The arguments begin with the
/// program's name and end with NULL. It gets 10 s of processor time and 1 GB of memory. Answers
/// `VITRINE_PICTURE_NO_LIBRARY` where there is no such program, `VITRINE_PICTURE_DAMAGED` where it fails or prints more.
int32_t vitrine_program_output(
    const char *const *arguments, uint8_t *out, size_t capacity, size_t *count);

/// Copies the name of the file that a format's library was loaded from, links resolved, at most `capacity` bytes with
/// the closing null. It tells the version, such as `libwebp.so.7.1.5`. Returns false where there is no such library.
bool vitrine_picture_library_file(int32_t format, char *name, size_t capacity);

/// The file name of a format's library.
const char *vitrine_picture_library(int32_t format);

#endif
