// Preloaded into a test's process, shows a machine on another day: every date is later by the seconds in
// VITRINE_LATER. Monotonic clocks stay as they are.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static long later(void) {
  const char *text = getenv("VITRINE_LATER");
  return text ? atol(text) : 0;
}

static long offset;
__attribute__((constructor)) static void start(void) { offset = later(); }

int clock_gettime(clockid_t clock, struct timespec *time) {
  static __typeof__(&clock_gettime) real;
  if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, time);
  if (clock == CLOCK_REALTIME) time->tv_sec += offset;
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static __typeof__(&gettimeofday) real;
  if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, "gettimeofday");
  int result = real(time, zone);
  time->tv_sec += offset;
  return result;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
