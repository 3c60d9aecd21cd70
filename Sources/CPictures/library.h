#ifndef VITRINE_CPICTURES_LIBRARY_H
#define VITRINE_CPICTURES_LIBRARY_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>

#include "CPictures.h"

// Declares a variable for each function of a library, and a function that opens the library once. The types are those
// of the libraries' documented interfaces, which do not change within the version in the file's name.
#define FUNCTION(name, result, ...) static result (*name)(__VA_ARGS__);
#define LOAD(name, result, ...) \
  ok = ok && (name = (result(*)(__VA_ARGS__))dlsym(library, #name)) != NULL;
#define LIBRARY(name, file, functions)                \
  functions(FUNCTION) static bool name##_is_loaded;   \
  static void name##_load(void) {                     \
    void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL); \
    bool ok = library != NULL;                        \
    functions(LOAD) name##_is_loaded = ok;            \
  }                                                   \
  static bool name##_open(void) {                     \
    static pthread_once_t once = PTHREAD_ONCE_INIT;   \
    pthread_once(&once, name##_load);                 \
    return name##_is_loaded;                          \
  }

#define JPEG_LIBRARY "libturbojpeg.so.0"
#define WEBP_LIBRARY "libwebp.so.7"
#define HEIC_LIBRARY "libheif.so.1"
#define GIF_LIBRARY "libgif.so.7"

/// A picture's bytes, and what is asked of them: its size, or its pixels in that size.
struct request {
  const uint8_t *bytes;
  size_t count;
  int32_t width, height;
  /// NULL where only the size is asked for.
  uint8_t *rgba;
};

/// Opens the library of a format with all that it opens itself; returns false where it is not installed.
bool vitrine_picture_prepare(int32_t format);

/// Reads the size in pixels of the picture, for GIF of the whole screen.
int32_t vitrine_picture_size(
    int32_t format, const uint8_t *bytes, size_t count, int32_t *width, int32_t *height);

/// Decodes a picture of the size that `vitrine_picture_size` gave into width × height × 4 bytes of straight RGBA; of a
/// GIF its first frame.
int32_t vitrine_picture_read(
    int32_t format, const uint8_t *bytes, size_t count, int32_t width, int32_t height,
    uint8_t *rgba);

/// Copies the ICC profile of a HEIC picture, at most `capacity` bytes. Returns its size, 0 if there is none.
size_t vitrine_heic_profile(
    const uint8_t *bytes, size_t count, uint8_t *profile, size_t capacity);

bool vitrine_jpeg_prepare(void);
bool vitrine_webp_prepare(void);
bool vitrine_heic_prepare(void);
bool vitrine_gif_prepare(void);
int32_t vitrine_jpeg(struct request *request);
int32_t vitrine_webp(struct request *request);
int32_t vitrine_heic(struct request *request);
int32_t vitrine_gif(struct request *request);

#endif
