#include "library.h"

// libheif's interface: github.com/strukturag/libheif. Its decoder turns and mirrors pictures as the file says.
struct heif_error {
  int code;
  int subcode;
  const char *message;
};
struct heif_context;
struct heif_image_handle;
struct heif_image;

#define HEIC(X)                                                                                 \
  X(heif_context_alloc, struct heif_context *, void)                                            \
  X(heif_context_free, void, struct heif_context *)                                             \
  X(heif_context_read_from_memory_without_copy, struct heif_error, struct heif_context *,       \
    const void *, size_t, const void *)                                                         \
  X(heif_context_get_primary_image_handle, struct heif_error, struct heif_context *,            \
    struct heif_image_handle **)                                                                \
  X(heif_image_handle_get_width, int, const struct heif_image_handle *)                         \
  X(heif_image_handle_get_height, int, const struct heif_image_handle *)                        \
  X(heif_image_handle_release, void, const struct heif_image_handle *)                          \
  X(heif_image_handle_get_raw_color_profile_size, size_t, const struct heif_image_handle *)     \
  X(heif_image_handle_get_raw_color_profile, struct heif_error,                                 \
    const struct heif_image_handle *, void *)                                                   \
  X(heif_decode_image, struct heif_error, const struct heif_image_handle *, struct heif_image **, \
    int, int, const void *)                                                                     \
  X(heif_image_get_width, int, const struct heif_image *, int)                                  \
  X(heif_image_get_height, int, const struct heif_image *, int)                                 \
  X(heif_image_get_plane_readonly, const uint8_t *, const struct heif_image *, int, int *)      \
  X(heif_image_release, void, const struct heif_image *)
LIBRARY(heic, HEIC_LIBRARY, HEIC)

enum { SPACE_RGB = 1, CHROMA_RGBA = 11, CHANNEL_INTERLEAVED = 10 };

/// A file that is open, with its first picture.
struct file {
  struct heif_context *context;
  struct heif_image_handle *picture;
};

static void close_file(struct file *file) {
  if (file->picture) heif_image_handle_release(file->picture);
  if (file->context) heif_context_free(file->context);
}

static bool open_file(struct file *file, const uint8_t *bytes, size_t count) {
  *file = (struct file){heif_context_alloc(), NULL};
  bool ok =
      file->context &&
      heif_context_read_from_memory_without_copy(file->context, bytes, count, NULL).code == 0 &&
      heif_context_get_primary_image_handle(file->context, &file->picture).code == 0;
  if (!ok) close_file(file);
  return ok;
}

static bool copy(const struct heif_image *image, struct request *r) {
  int stride = 0;
  const uint8_t *plane = heif_image_get_plane_readonly(image, CHANNEL_INTERLEAVED, &stride);
  bool fits = plane && heif_image_get_width(image, CHANNEL_INTERLEAVED) == r->width &&
              heif_image_get_height(image, CHANNEL_INTERLEAVED) == r->height;
  for (int32_t y = 0; fits && y < r->height; y++) {
    size_t row = (size_t)r->width * 4;
    memcpy(r->rgba + y * row, plane + (size_t)y * stride, row);
  }
  return fits;
}

bool vitrine_heic_prepare(void) {
  if (!heic_open()) return false;
  // Versions that have decoders in files of their own look for them with the first context.
  struct heif_context *context = heif_context_alloc();
  if (context) heif_context_free(context);
  return true;
}

int32_t vitrine_heic(struct request *r) {
  if (!heic_open()) return VITRINE_PICTURE_NO_LIBRARY;
  struct file file;
  if (!open_file(&file, r->bytes, r->count)) return VITRINE_PICTURE_DAMAGED;
  bool ok = true;
  if (r->rgba) {
    struct heif_image *image = NULL;
    ok = heif_decode_image(file.picture, &image, SPACE_RGB, CHROMA_RGBA, NULL).code == 0 && image &&
         copy(image, r);
    if (image) heif_image_release(image);
  } else {
    r->width = heif_image_handle_get_width(file.picture);
    r->height = heif_image_handle_get_height(file.picture);
  }
  close_file(&file);
  return ok ? VITRINE_PICTURE_READ : VITRINE_PICTURE_DAMAGED;
}

size_t vitrine_heic_profile(
    const uint8_t *bytes, size_t count, uint8_t *profile, size_t capacity) {
  struct file file;
  if (!heic_open() || !open_file(&file, bytes, count)) return 0;
  size_t size = heif_image_handle_get_raw_color_profile_size(file.picture);
  if (size > capacity) size = 0;
  if (size && heif_image_handle_get_raw_color_profile(file.picture, profile).code != 0) size = 0;
  close_file(&file);
  return size;
}
