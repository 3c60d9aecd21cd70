#define _GNU_SOURCE
#include "CIsolation.h"
#include "library.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Pictures of other formats than PNG are decoded in a process of their own, so that what ends it, or makes it do
// something else, costs that picture alone. It is this very program, started again under a name that no user gives it:
// before its `main` it meets the constructor below, which decodes one picture and ends. So it is there for the command
// line, for a bundle's own program and for tests alike; a fork of this one would be a process of many threads with one.

extern char **environ;

#define DECODER_NAME "vitrine-picture-decoder"

enum {
  /// The seconds by the clock, for a process that does nothing at all.
  MOST_WAIT = 300,
  /// The largest profile of colours, in bytes.
  MOST_PROFILE = 4 << 20,
};
static const uint64_t most_memory = (uint64_t)VITRINE_DECODER_MEGABYTES << 20;

/// What is asked; the bytes of the file follow.
struct question {
  int32_t format, most_side;
  uint64_t most_pixels, count;
};

/// What is answered; the pixels and the profile follow where the picture is read.
struct answer {
  int32_t status, width, height;
  uint32_t profile_count;
};

#if defined(__APPLE__)
enum { SENDING = 0 };
#else
/// A process that has ended is an error here, and no signal.
enum { SENDING = MSG_NOSIGNAL };
#endif

static bool send_all(int socket, const void *bytes, size_t count) {
  for (const uint8_t *next = bytes; count;) {
    ssize_t sent = send(socket, next, count, SENDING);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    next += sent;
    count -= (size_t)sent;
  }
  return true;
}

static time_t now(void) {
  struct timespec time = {0};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec;
}

/// - Parameter end: the second of the clock at which whoever writes is given up.
static bool receive_all(int socket, void *bytes, size_t count, time_t end) {
  for (uint8_t *next = bytes; count;) {
    if (now() > end) return false;
    ssize_t got = recv(socket, next, count, 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    next += got;
    count -= (size_t)got;
  }
  return true;
}

// MARK: The process that decodes

#if defined(__linux__) && defined(__GLIBC__)

static struct answer decode(const struct question *question, const uint8_t *bytes, uint8_t **rgba) {
  struct answer answer = {.status = VITRINE_PICTURE_DAMAGED};
  size_t count = question->count;
  int32_t width = 0, height = 0;
  answer.status = vitrine_picture_size(question->format, bytes, count, &width, &height);
  if (answer.status != VITRINE_PICTURE_READ) return answer;
  answer.width = width;
  answer.height = height;
  uint64_t pixels = (uint64_t)width * height;
  if (width > question->most_side || height > question->most_side || pixels > question->most_pixels) {
    answer.status = VITRINE_PICTURE_TOO_LARGE;
    return answer;
  }
  *rgba = calloc(pixels, 4);
  answer.status = *rgba ? vitrine_picture_read(question->format, bytes, count, width, height, *rgba)
                        : VITRINE_PICTURE_DAMAGED;
  return answer;
}

static void serve(int socket) {
  struct question question;
  time_t end = now() + MOST_WAIT;
  if (!receive_all(socket, &question, sizeof question, end)) return;
  uint8_t *bytes = malloc(question.count ? question.count : 1);
  if (!bytes || !receive_all(socket, bytes, question.count, end)) return;
  // Libraries are files: they are opened before none can be.
  bool is_there = vitrine_picture_prepare(question.format);
  vitrine_confine_process();
  struct answer answer = {.status = VITRINE_PICTURE_NO_LIBRARY};
  uint8_t *rgba = NULL, *profile = NULL;
  if (is_there) answer = decode(&question, bytes, &rgba);
  if (answer.status == VITRINE_PICTURE_READ && question.format == VITRINE_HEIC &&
      (profile = malloc(MOST_PROFILE)))
    answer.profile_count =
        (uint32_t)vitrine_heic_profile(bytes, question.count, profile, MOST_PROFILE);
  if (send_all(socket, &answer, sizeof answer) && answer.status == VITRINE_PICTURE_READ &&
      send_all(socket, rgba, (size_t)answer.width * answer.height * 4))
    send_all(socket, profile, answer.profile_count);
}

/// The C library hands constructors what it hands `main`.
__attribute__((constructor)) static void begin(int count, char **arguments) {
  if (count != 1 || !arguments || !arguments[0] || strcmp(arguments[0], DECODER_NAME) != 0) return;
  vitrine_limit_process(most_memory, VITRINE_DECODER_SECONDS);
  serve(STDIN_FILENO);
  _exit(0);
}

#endif

// MARK: The process that asks

static pid_t start(int socket) {
#if defined(__linux__) && defined(__GLIBC__)
  char *arguments[] = {DECODER_NAME, NULL};
  posix_spawn_file_actions_t files;
  posix_spawnattr_t traits;
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, socket, 0);
  posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_init(&traits);
  posix_spawnattr_setsigmask(&traits, &none);
  posix_spawnattr_setsigdefault(&traits, &all);
  posix_spawnattr_setflags(&traits, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = -1;
  int error = posix_spawn(&process, "/proc/self/exe", &files, &traits, arguments, environ);
  posix_spawnattr_destroy(&traits);
  posix_spawn_file_actions_destroy(&files);
  return error ? -1 : process;
#else
  (void)socket;
  return -1;
#endif
}

int32_t vitrine_decoder_open(
    struct vitrine_decoder *decoder, int32_t format, const uint8_t *bytes, size_t count,
    int32_t most_side, uint64_t most_pixels) {
  *decoder = (struct vitrine_decoder){.socket = -1, .process = -1};
  // This process opens it too, without handing it anything: verdicts on pictures go by the libraries that are open.
  if (!vitrine_picture_prepare(format)) return VITRINE_PICTURE_NO_LIBRARY;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return VITRINE_PICTURE_NO_PROCESS;
  decoder->socket = ends[0];
  decoder->process = start(ends[1]);
  close(ends[1]);
  if (decoder->process < 0) return VITRINE_PICTURE_NO_PROCESS;
  struct timeval wait = {.tv_sec = MOST_WAIT};
  setsockopt(ends[0], SOL_SOCKET, SO_RCVTIMEO, &wait, sizeof wait);
  setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &wait, sizeof wait);
  decoder->end = now() + MOST_WAIT;
  struct question question = {format, most_side, most_pixels, count};
  struct answer answer;
  if (!send_all(ends[0], &question, sizeof question) || !send_all(ends[0], bytes, count) ||
      !receive_all(ends[0], &answer, sizeof answer, decoder->end))
    return VITRINE_PICTURE_DAMAGED;
  // A process that a picture has taken over may answer anything.
  if (answer.status == VITRINE_PICTURE_READ &&
      (answer.width < 1 || answer.height < 1 || answer.width > most_side || answer.height > most_side ||
       (uint64_t)answer.width * answer.height > most_pixels || answer.profile_count > MOST_PROFILE))
    return VITRINE_PICTURE_DAMAGED;
  decoder->width = answer.width;
  decoder->height = answer.height;
  decoder->profile_count = answer.profile_count;
  return answer.status;
}

bool vitrine_decoder_read(const struct vitrine_decoder *decoder, uint8_t *out, size_t count) {
  return receive_all(decoder->socket, out, count, decoder->end);
}

void vitrine_decoder_close(struct vitrine_decoder *decoder) {
  if (decoder->socket >= 0) close(decoder->socket);
  if (decoder->process < 0) return;
  // It may be anywhere, and has nothing to say any more.
  kill(decoder->process, SIGKILL);
  while (waitpid(decoder->process, NULL, 0) < 0 && errno == EINTR) continue;
  decoder->process = -1;
}
