// `dladdr` is no part of POSIX.
#define _GNU_SOURCE
#include "library.h"

#include <stdlib.h>

static int32_t answer(int32_t format, struct request *request) {
  switch (format) {
  case VITRINE_JPEG: return vitrine_jpeg(request);
  case VITRINE_WEBP: return vitrine_webp(request);
  case VITRINE_HEIC: return vitrine_heic(request);
  case VITRINE_GIF: return vitrine_gif(request);
  default: return VITRINE_PICTURE_DAMAGED;
  }
}

int32_t vitrine_picture_size(
    int32_t format, const uint8_t *bytes, size_t count, int32_t *width, int32_t *height) {
  struct request request = {.bytes = bytes, .count = count};
  int32_t status = answer(format, &request);
  if (status == VITRINE_PICTURE_READ && (request.width < 1 || request.height < 1))
    return VITRINE_PICTURE_DAMAGED;
  *width = request.width;
  *height = request.height;
  return status;
}

int32_t vitrine_picture_read(
    int32_t format, const uint8_t *bytes, size_t count, int32_t width, int32_t height,
    uint8_t *rgba) {
  struct request request = {
      .bytes = bytes, .count = count, .width = width, .height = height, .rgba = rgba};
  return answer(format, &request);
}

bool vitrine_picture_prepare(int32_t format) {
  switch (format) {
  case VITRINE_JPEG: return vitrine_jpeg_prepare();
  case VITRINE_WEBP: return vitrine_webp_prepare();
  case VITRINE_HEIC: return vitrine_heic_prepare();
  case VITRINE_GIF: return vitrine_gif_prepare();
  default: return false;
  }
}

/// A function that the library of a format has.
static const char *any_function(int32_t format) {
  switch (format) {
  case VITRINE_JPEG: return "tjInitDecompress";
  case VITRINE_WEBP: return "WebPGetInfo";
  case VITRINE_HEIC: return "heif_context_alloc";
  default: return "DGifOpen";
  }
}

bool vitrine_picture_library_file(int32_t format, char *name, size_t capacity) {
  void *library = dlopen(vitrine_picture_library(format), RTLD_LAZY | RTLD_LOCAL);
  if (!library) return false;
  const void *function = dlsym(library, any_function(format));
  Dl_info info;
  char *path = function && dladdr(function, &info) ? realpath(info.dli_fname, NULL) : NULL;
  dlclose(library);
  if (!path) return false;
  const char *last = strrchr(path, '/');
  last = last ? last + 1 : path;
  bool fits = strlen(last) < capacity;
  if (fits) strcpy(name, last);
  free(path);
  return fits;
}

const char *vitrine_picture_library(int32_t format) {
  switch (format) {
  case VITRINE_JPEG: return JPEG_LIBRARY;
  case VITRINE_WEBP: return WEBP_LIBRARY;
  case VITRINE_HEIC: return HEIC_LIBRARY;
  case VITRINE_GIF: return GIF_LIBRARY;
  default: return "";
  }
}
