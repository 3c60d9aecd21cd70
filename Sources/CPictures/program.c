#define _GNU_SOURCE
#include "CPictures.h"
#include "CIsolation.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

#if defined(__linux__) && defined(__GLIBC__)

enum {
  MOST_SECONDS = 10,
  /// What a shell ends with that finds no such program.
  NOT_FOUND = 127,
};
static const uint64_t most_memory = (uint64_t)1 << 30;

// The program is started by this very one under a name that no user gives it, which takes the limits upon itself before
// it becomes the other: set from outside, they would come some time after its start.
#define LIMITED_NAME "vitrine-limited-program"

__attribute__((constructor)) static void begin(int count, char **arguments) {
  if (count < 2 || !arguments || !arguments[0] || strcmp(arguments[0], LIMITED_NAME) != 0) return;
  vitrine_limit_process(most_memory, MOST_SECONDS);
  vitrine_confine_network();
  execvp(arguments[1], arguments + 1);
  _exit(NOT_FOUND);
}

static int spawn(pid_t *program, const char *const *arguments, posix_spawn_file_actions_t *files) {
  size_t count = 0;
  while (arguments[count]) count++;
  const char **all = malloc((count + 2) * sizeof *all);
  if (!all) return ENOMEM;
  all[0] = LIMITED_NAME;
  memcpy(all + 1, arguments, (count + 1) * sizeof *all);
  int error = posix_spawn(program, "/proc/self/exe", files, NULL, (char *const *)all, environ);
  free(all);
  return error;
}

#else

enum { NOT_FOUND = 127 };

static int spawn(pid_t *program, const char *const *arguments, posix_spawn_file_actions_t *files) {
  return posix_spawnp(program, arguments[0], files, NULL, (char *const *)arguments, environ);
}

#endif

static pid_t start(const char *const *arguments, int output) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&files, output, 1);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  pid_t program = -1;
  int error = spawn(&program, arguments, &files);
  posix_spawn_file_actions_destroy(&files);
  return error ? -1 : program;
}

/// Reads until the end or until the capacity is reached; returns −1 on an error or if there is more.
static ssize_t read_all(int input, uint8_t *out, size_t capacity) {
  size_t count = 0;
  for (;;) {
    uint8_t spare;
    ssize_t got = count < capacity ? read(input, out + count, capacity - count) : read(input, &spare, 1);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return got < 0 ? -1 : (ssize_t)count;
    if (count == capacity) return -1;
    count += (size_t)got;
  }
}

int32_t vitrine_program_output(
    const char *const *arguments, uint8_t *out, size_t capacity, size_t *count) {
  int pipes[2];
  *count = 0;
  if (pipe2(pipes, O_CLOEXEC) != 0) return VITRINE_PICTURE_DAMAGED;
  pid_t program = start(arguments, pipes[1]);
  close(pipes[1]);
  if (program < 0) {
    close(pipes[0]);
    return VITRINE_PICTURE_NO_LIBRARY;
  }
  ssize_t size = read_all(pipes[0], out, capacity);
  close(pipes[0]);
  int status = 0;
  while (waitpid(program, &status, 0) < 0 && errno == EINTR) continue;
  if (WIFEXITED(status) && WEXITSTATUS(status) == NOT_FOUND) return VITRINE_PICTURE_NO_LIBRARY;
  if (size < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0) return VITRINE_PICTURE_DAMAGED;
  *count = (size_t)size;
  return VITRINE_PICTURE_READ;
}
