#include "internal.h"

#ifdef __GLIBC__

#include <errno.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

// Waits until a date. A widget's code uses dates of its own clock, but the system waits by the machine's, so
// dates are shifted by the difference. The widget's clock advances only by these waits: by the requested
// time, not by the time that passed on the machine.

struct timespec vitrine_real_date(const struct timespec *deadline) {
  int64_t seconds, nanoseconds;
  vitrine_answer_now(&seconds, &nanoseconds);
  __typeof__(&clock_gettime) clock = (__typeof__(&clock_gettime))vitrine_next("clock_gettime");
  struct timespec now = {0, 0};
  clock(CLOCK_REALTIME, &now);
  struct timespec moved = {
      deadline->tv_sec + now.tv_sec - seconds,
      deadline->tv_nsec + now.tv_nsec - nanoseconds,
  };
  const long second = 1000000000;
  while (moved.tv_nsec < 0) { moved.tv_nsec += second; moved.tv_sec--; }
  while (moved.tv_nsec >= second) { moved.tv_nsec -= second; moved.tv_sec++; }
  return moved;
}

#define MOVES_DEADLINE (vitrine_runs_widget() && !CALLER_KEEPS_REAL_TIME)

static double seconds_of(const struct timespec *time) {
  return (double)time->tv_sec + (double)time->tv_nsec * 1e-9;
}

static int passed(int result, int late, const struct timespec *deadline) {
  if (result == late) vitrine_answer_pass_to(seconds_of(deadline));
  return result;
}

REPLACES int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict deadline) {
  REAL(pthread_cond_timedwait);
  if (!MOVES_DEADLINE) return real(condition, mutex, deadline);
  struct timespec moved = vitrine_real_date(deadline);
  return passed(real(condition, mutex, &moved), ETIMEDOUT, deadline);
}

REPLACES int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict deadline) {
  REAL(pthread_cond_clockwait);
  if (clock != CLOCK_REALTIME || !MOVES_DEADLINE) return real(condition, mutex, clock, deadline);
  struct timespec moved = vitrine_real_date(deadline);
  return passed(real(condition, mutex, clock, &moved), ETIMEDOUT, deadline);
}

REPLACES int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  REAL(sem_timedwait);
  if (!MOVES_DEADLINE) return real(semaphore, deadline);
  struct timespec moved = vitrine_real_date(deadline);
  int result = real(semaphore, &moved);
  if (result != 0 && errno == ETIMEDOUT) vitrine_answer_pass_to(seconds_of(deadline));
  return result;
}

REPLACES int pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
  REAL(pthread_mutex_timedlock);
  if (!MOVES_DEADLINE) return real(mutex, deadline);
  struct timespec moved = vitrine_real_date(deadline);
  return passed(real(mutex, &moved), ETIMEDOUT, deadline);
}

REPLACES int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *request, struct timespec *remaining) {
  REAL(clock_nanosleep);
  if (!MOVES_DEADLINE) return real(clock, flags, request, remaining);
  if (!(flags & TIMER_ABSTIME)) {
    int result = real(clock, flags, request, remaining);
    if (result == 0) vitrine_answer_pass_by(seconds_of(request));
    return result;
  }
  if (clock != CLOCK_REALTIME) return real(clock, flags, request, remaining);
  struct timespec moved = vitrine_real_date(request);
  return passed(real(clock, flags, &moved, remaining), 0, request);
}

REPLACES int nanosleep(const struct timespec *request, struct timespec *remaining) {
  REAL(nanosleep);
  int result = real(request, remaining);
  if (result == 0 && vitrine_runs_widget()) vitrine_answer_pass_by(seconds_of(request));
  return result;
}

REPLACES unsigned int sleep(unsigned int seconds) {
  REAL(sleep);
  unsigned int left = real(seconds);
  if (left < seconds && vitrine_runs_widget()) vitrine_answer_pass_by((double)(seconds - left));
  return left;
}

REPLACES int usleep(useconds_t microseconds) {
  REAL(usleep);
  int result = real(microseconds);
  if (result == 0 && vitrine_runs_widget()) vitrine_answer_pass_by((double)microseconds * 1e-6);
  return result;
}

// A run loop waits for its timers among files, and checks the clock whether it has waited long enough. The
// intended duration is not available here, so the clock advances by whole seconds: their number does not
// depend on the load of the machine.

/// The shortest wait that counts, in seconds; a shorter one ended because of an immediate event.
static const double shortest_wait = 0.01;

static double monotonic_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return seconds_of(&now);
}

REPLACES int ppoll(
    struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
  REAL(ppoll);
  if (!MOVES_DEADLINE) return real(files, count, timeout, signals);
  double start = monotonic_seconds();
  int result = real(files, count, timeout, signals);
  double waited = monotonic_seconds() - start;
  if (waited >= shortest_wait) vitrine_answer_pass_by(ceil(waited));
  return result;
}

#endif
