#define _GNU_SOURCE
#include "CIsolation.h"

// Landlock: https://docs.kernel.org/userspace-api/landlock.html. The numbers are those of the kernel's interface, as
// headers of a system may be older than its kernel.

#if defined(__linux__)
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446 };
enum { GET_VERSION = 1, PATH_BENEATH = 1 };
enum {
  EXECUTE = 1 << 0,
  WRITE_FILE = 1 << 1,
  REMOVE_DIR = 1 << 4,
  REMOVE_FILE = 1 << 5,
  // Kinds of files, of which MAKE_SYM is the last.
  MAKE_CHAR = 1 << 6,
  MAKE_SYM = 1 << 12,
  REFER = 1 << 13,     // from version 2
  TRUNCATE = 1 << 14,  // from version 3
};

struct ruleset {
  uint64_t handled_access_fs;
};

struct __attribute__((packed)) path_beneath {
  uint64_t allowed_access;
  int32_t parent_fd;
};

static uint64_t writing(long version) {
  uint64_t rights = WRITE_FILE | REMOVE_DIR | REMOVE_FILE;
  for (uint64_t kind = MAKE_CHAR; kind <= MAKE_SYM; kind <<= 1) rights |= kind;
  if (version >= 2) rights |= REFER;
  if (version >= 3) rights |= TRUNCATE;
  return rights;
}

static void allow(int ruleset, const char *path, uint64_t rights) {
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) return;
  struct path_beneath rule = {rights, file};
  syscall(ADD_RULE, ruleset, PATH_BENEATH, &rule, 0);
  close(file);
}

bool vitrine_confine_folders(
    const char *const *folders, size_t count, const char *program) {
  long version = syscall(CREATE_RULESET, NULL, 0, GET_VERSION);
  if (version < 1) return false;
  uint64_t rights = writing(version);
  struct ruleset handled = {rights | EXECUTE};
  int ruleset = (int)syscall(CREATE_RULESET, &handled, sizeof handled, 0);
  if (ruleset < 0) return false;
  for (size_t i = 0; i < count; i++) allow(ruleset, folders[i], rights);
  // Programs write to these without a thought.
  static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/tty"};
  uint64_t plain = WRITE_FILE | (version >= 3 ? TRUNCATE : 0);
  for (size_t i = 0; i < sizeof devices / sizeof *devices; i++) allow(ruleset, devices[i], plain);
  // Pictures are decoded by this program, started again; the other is what the kernel loads it with.
  static const char *const loaders[] = {
      "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1", "/lib/ld-musl-x86_64.so.1"};
  allow(ruleset, program, EXECUTE);
  for (size_t i = 0; i < sizeof loaders / sizeof *loaders; i++) allow(ruleset, loaders[i], EXECUTE);
  bool done = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(RESTRICT_SELF, ruleset, 0) == 0;
  close(ruleset);
  return done;
}

#else

bool vitrine_confine_folders(const char *const *folders, size_t count, const char *program) {
  (void)folders, (void)count, (void)program;
  return false;
}

#endif

#if defined(__ELF__)
// Its address says whether it is defined.
extern const char vitrine_confined_program __attribute__((weak));

bool vitrine_is_confined(void) { return &vitrine_confined_program != NULL; }
#else
bool vitrine_is_confined(void) { return false; }
#endif
