#define _GNU_SOURCE
#include "CPictures.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { MOST_SECONDS = 10 };
static const rlim_t most_memory = (rlim_t)1 << 30;

/// Keeps a program to its share of time and memory. The limits hold from the start of its work: it has only been
/// started.
static void limit(pid_t program) {
#if defined(__linux__)
  struct rlimit seconds = {MOST_SECONDS, MOST_SECONDS}, memory = {most_memory, most_memory};
  prlimit(program, RLIMIT_CPU, &seconds, NULL);
  prlimit(program, RLIMIT_AS, &memory, NULL);
#else
  (void)program;
#endif
}

static pid_t start(const char *const *arguments, int output) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&files, output, 1);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  pid_t program = -1;
  int error = posix_spawnp(&program, arguments[0], &files, NULL, (char *const *)arguments, environ);
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
  limit(program);
  ssize_t size = read_all(pipes[0], out, capacity);
  close(pipes[0]);
  int status = 0;
  while (waitpid(program, &status, 0) < 0 && errno == EINTR) continue;
  if (size < 0 || !WIFEXITED(status) || WEXITSTATUS(status) != 0) return VITRINE_PICTURE_DAMAGED;
  *count = (size_t)size;
  return VITRINE_PICTURE_READ;
}
