#include "internal.h"

#ifdef __GLIBC__

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Files of the main bundle. Xcode puts an extension's resources into it; the package manager makes a folder
// beside the program for each target that has any, which Core Foundation does not look into.

typedef const void *Reference;

Reference CFBundleGetMainBundle(void) __attribute__((weak));
Reference CFBundleCopyResourceURL(Reference bundle, Reference name, Reference type, Reference folder);
unsigned char CFStringGetCString(Reference text, char *buffer, long size, uint32_t encoding)
    __attribute__((weak));
Reference CFURLCreateFromFileSystemRepresentation(
    Reference allocator, const uint8_t *path, long length, unsigned char is_folder)
    __attribute__((weak));

enum { utf8 = 0x08000100, longest_path = 4096, longest_name = 1024 };

static int by_name(const struct dirent **a, const struct dirent **b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

static bool ends_with(const char *text, const char *end) {
  size_t length = strlen(text), last = strlen(end);
  return length >= last && !strcmp(text + length - last, end);
}

// Folders of targets, without copies for programs that only take part in builds.
static int is_resources(const struct dirent *entry) {
  return ends_with(entry->d_name, ".resources") && !ends_with(entry->d_name, "-tool.resources");
}

// The text of a string, empty for none; false if it does not fit.
static bool text_of(Reference string, char *buffer) {
  buffer[0] = 0;
  return !string || CFStringGetCString(string, buffer, longest_name, utf8);
}

// Looks for `name.type` in `folder` of each resource folder beside the program, in the order of their names.
static bool find(Reference name, Reference type, Reference folder, char *path) {
  char names[longest_name], types[longest_name], folders[longest_name], program[longest_path];
  if (!text_of(name, names) || !text_of(type, types) || !text_of(folder, folders)) return false;
  if (!names[0]) return false;
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  if (length <= 0) return false;
  program[length] = 0;
  char *last = strrchr(program, '/');
  if (!last) return false;
  *last = 0;
  struct dirent **entries = NULL;
  int count = scandir(program, &entries, is_resources, by_name);
  bool is_found = false;
  for (int i = 0; i < count; i++) {
    if (!is_found) {
      int written = snprintf(
          path, longest_path, "%s/%s/%s%s%s%s%s", program, entries[i]->d_name, folders,
          folders[0] ? "/" : "", names, types[0] && types[0] != '.' ? "." : "", types);
      is_found = written > 0 && written < longest_path && !access(path, R_OK);
    }
    free(entries[i]);
  }
  free(entries);
  return is_found;
}

REPLACES Reference CFBundleCopyResourceURL(
    Reference bundle, Reference name, Reference type, Reference folder) {
  REAL(CFBundleCopyResourceURL);
  Reference known = real ? real(bundle, name, type, folder) : NULL;
  if (known || !CFBundleGetMainBundle || !CFStringGetCString) return known;
  if (!CFURLCreateFromFileSystemRepresentation || !vitrine_runs_widget()) return known;
  if (!bundle || bundle != CFBundleGetMainBundle()) return known;
  char path[longest_path];
  if (!find(name, type, folder, path)) return known;
  return CFURLCreateFromFileSystemRepresentation(
      NULL, (const uint8_t *)path, (long)strlen(path), false);
}

#endif
