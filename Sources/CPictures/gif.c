#include "library.h"

#include <stdlib.h>

// giflib's interface, version 5: giflib.sourceforge.net/gif_lib.html.
typedef struct {
  uint8_t red, green, blue;
} Color;
typedef struct {
  int count, bits;
  bool is_sorted;
  Color *colors;
} ColorMap;
typedef struct {
  int left, top, width, height;
  bool is_interlaced;
  ColorMap *map;
} Frame;
typedef struct {
  int width, height, resolution, background;
  uint8_t aspect;
  ColorMap *map;
  int frame_count;
  Frame frame;
  void *saved;
  int extension_count;
  void *extensions;
  int error;
  void *user;
  void *internal;
} GifFile;

#define GIF(X)                                                                  \
  X(DGifOpen, GifFile *, void *, int (*)(GifFile *, uint8_t *, int), int *)     \
  X(DGifCloseFile, int, GifFile *, int *)                                       \
  X(DGifGetRecordType, int, GifFile *, int *)                                   \
  X(DGifGetImageDesc, int, GifFile *)                                           \
  X(DGifGetLine, int, GifFile *, uint8_t *, int)                                \
  X(DGifGetExtension, int, GifFile *, int *, uint8_t **)                        \
  X(DGifGetExtensionNext, int, GifFile *, uint8_t **)
LIBRARY(gif, GIF_LIBRARY, GIF)

enum { RECORD_IMAGE = 2, RECORD_EXTENSION = 3, GRAPHICS_CONTROL = 0xf9, GIF_OK = 1 };

/// The bytes that are still to be read.
struct source {
  const uint8_t *bytes;
  size_t count;
};

static int read_source(GifFile *file, uint8_t *out, int count) {
  struct source *source = file->user;
  size_t size = count < 0 ? 0 : (size_t)count;
  if (size > source->count) size = source->count;
  memcpy(out, source->bytes, size);
  source->bytes += size;
  source->count -= size;
  return (int)size;
}

/// Reads an extension; one that controls the next frame may name the colour that is clear, otherwise −1 stays.
static bool read_extension(GifFile *file, int *clear) {
  int kind;
  uint8_t *block;
  if (DGifGetExtension(file, &kind, &block) != GIF_OK) return false;
  while (block) {
    // The block's first byte is its length; flags, delay in two bytes, and the colour follow.
    if (kind == GRAPHICS_CONTROL && block[0] >= 4 && block[1] & 1) *clear = block[4];
    if (DGifGetExtensionNext(file, &block) != GIF_OK) return false;
  }
  return true;
}

static bool draw_line(GifFile *file, struct request *r, uint8_t *line, int y, int clear) {
  const Frame *frame = &file->frame;
  const ColorMap *map = frame->map ? frame->map : file->map;
  if (!map || DGifGetLine(file, line, frame->width) != GIF_OK) return false;
  for (int x = 0; x < frame->width; x++) {
    if (line[x] == clear || line[x] >= map->count) continue;
    uint8_t *pixel = r->rgba + ((size_t)(frame->top + y) * r->width + frame->left + x) * 4;
    Color color = map->colors[line[x]];
    pixel[0] = color.red, pixel[1] = color.green, pixel[2] = color.blue, pixel[3] = 255;
  }
  return true;
}

static bool draw_frame(GifFile *file, struct request *r, int clear) {
  if (DGifGetImageDesc(file) != GIF_OK) return false;
  const Frame *frame = &file->frame;
  if (frame->left < 0 || frame->top < 0 || frame->width < 1 || frame->height < 1) return false;
  if (frame->width > r->width - frame->left || frame->height > r->height - frame->top) return false;
  uint8_t *line = malloc((size_t)frame->width);
  if (!line) return false;
  bool ok = true;
  // Interlaced lines come in four passes.
  static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
  for (int pass = 0; ok && pass < (frame->is_interlaced ? 4 : 1); pass++) {
    int y = frame->is_interlaced ? starts[pass] : 0;
    int step = frame->is_interlaced ? steps[pass] : 1;
    for (; ok && y < frame->height; y += step) ok = draw_line(file, r, line, y, clear);
  }
  free(line);
  return ok;
}

static bool draw_first_frame(GifFile *file, struct request *r) {
  memset(r->rgba, 0, (size_t)r->width * r->height * 4);
  int clear = -1, record;
  while (DGifGetRecordType(file, &record) == GIF_OK) {
    if (record == RECORD_IMAGE) return draw_frame(file, r, clear);
    if (record != RECORD_EXTENSION || !read_extension(file, &clear)) return false;
  }
  return false;
}

bool vitrine_gif_prepare(void) { return gif_open(); }

int32_t vitrine_gif(struct request *r) {
  if (!gif_open()) return VITRINE_PICTURE_NO_LIBRARY;
  struct source source = {r->bytes, r->count};
  int error = 0;
  GifFile *file = DGifOpen(&source, read_source, &error);
  if (!file) return VITRINE_PICTURE_DAMAGED;
  bool ok = true;
  if (r->rgba) {
    ok = file->width == r->width && file->height == r->height && draw_first_frame(file, r);
  } else {
    r->width = file->width;
    r->height = file->height;
  }
  DGifCloseFile(file, &error);
  return ok ? VITRINE_PICTURE_READ : VITRINE_PICTURE_DAMAGED;
}
