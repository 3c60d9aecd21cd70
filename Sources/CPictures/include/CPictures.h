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
  /// The picture has more pixels than are wanted.
  VITRINE_PICTURE_TOO_LARGE,
  /// No process could be started.
  VITRINE_PICTURE_NO_PROCESS,
};

enum {
  /// The megabytes of address space of a process that decodes a picture; a HEIC of 64 megapixels takes 690.
  VITRINE_DECODER_MEGABYTES = 960,
  /// The seconds of processor time for a picture; one of 64 megapixels takes three.
  VITRINE_DECODER_SECONDS = 20,
};

/// A process that decodes one picture.
struct vitrine_decoder {
  int socket;
  int process;
  /// The second of a steady clock at which it is given up.
  int64_t end;
  int32_t width, height;
  /// The bytes of the ICC profile of a HEIC picture; 0 where there is none.
  uint32_t profile_count;
};

/// Starts a process that decodes a picture of at most so many pixels, and waits for its size; of a GIF the first frame
/// on the whole screen. Where the answer is `VITRINE_PICTURE_READ`, straight RGBA of width × height × 4 bytes can be
/// read, then the profile; a JPEG of four inks gives them as they are stored. With `VITRINE_PICTURE_TOO_LARGE` there is
/// a size alone. The process has the memory and the time above, no files and no network; a picture that it ends with is
/// answered as damaged. It must be closed whatever the answer is.
int32_t vitrine_decoder_open(
    struct vitrine_decoder *decoder, int32_t format, const uint8_t *bytes, size_t count,
    int32_t most_side, uint64_t most_pixels);

/// Reads the next bytes that were decoded; returns false where they do not come.
bool vitrine_decoder_read(const struct vitrine_decoder *decoder, uint8_t *out, size_t count);

/// Ends the process.
void vitrine_decoder_close(struct vitrine_decoder *decoder);

/// Encodes straight RGBA as a WebP without loss; the colours of clear pixels are not kept. The caller frees the bytes.
/// Answers `VITRINE_PICTURE_DAMAGED` for a picture that the library refuses, such as one of more than 16383 pixels on a
/// side.
int32_t vitrine_webp_encode(
    const uint8_t *rgba, int32_t width, int32_t height, uint8_t **bytes, size_t *count);

/// Runs a program without input and copies what it prints, at most `capacity` bytes. The arguments begin with the
/// program's name and end with NULL. It gets 10 s of processor time, 1 GB of memory and no network. Answers
/// `VITRINE_PICTURE_NO_LIBRARY` where there is no such program, `VITRINE_PICTURE_DAMAGED` where it fails or prints more.
int32_t vitrine_program_output(
    const char *const *arguments, uint8_t *out, size_t capacity, size_t *count);

/// Copies the name of the file that a format's library was loaded from, links resolved, at most `capacity` bytes with
/// the closing null. It tells the version, such as `libwebp.so.7.1.5`. Returns false where there is no such library.
bool vitrine_picture_library_file(int32_t format, char *name, size_t capacity);

/// The file name of a format's library.
const char *vitrine_picture_library(int32_t format);

#endif
