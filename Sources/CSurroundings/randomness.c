#include "internal.h"

#ifdef __GLIBC__

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

// Random numbers.

static void fill(void *bytes, size_t count) {
  uint8_t *next = bytes;
  while (count > 0) {
    uint64_t number = vitrine_answer_random();
    size_t part = count < sizeof number ? count : sizeof number;
    memcpy(next, &number, part);
    next += part;
    count -= part;
  }
}

REPLACES ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
  if (vitrine_runs_widget()) {
    fill(bytes, count);
    return (ssize_t)count;
  }
  REAL(getrandom);
  return real(bytes, count, flags);
}

REPLACES int getentropy(void *bytes, size_t count) {
  if (vitrine_runs_widget() && count <= 256) {
    fill(bytes, count);
    return 0;
  }
  REAL(getentropy);
  return real(bytes, count);
}

// The standard library calls the kernel directly. A system call has at most six arguments, and passing on
// more than were given does no harm.
REPLACES long syscall(long number, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, number);
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = __builtin_va_arg(list, long);
  __builtin_va_end(list);
  if (number == SYS_getrandom && a[0] && vitrine_runs_widget()) {
    fill((void *)a[0], (size_t)a[1]);
    return a[1];
  }
  REAL(syscall);
  return real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

// Called from code that has the generators of the standard library inlined.
void swift_stdlib_random(void *bytes, size_t count);
REPLACES void swift_stdlib_random(void *bytes, size_t count) {
  if (vitrine_runs_widget()) {
    fill(bytes, count);
    return;
  }
  REAL(swift_stdlib_random);
  if (real) real(bytes, count);
  else if (getentropy(bytes, count) != 0) abort();
}

// The generators of UUIDs, which read a device.

static void fill_uuid(uint8_t *bytes) {
  fill(bytes, 16);
  // Version 4, variant 1 (RFC 9562, 5.4).
  bytes[6] = (bytes[6] & 0x0F) | 0x40;
  bytes[8] = (bytes[8] & 0x3F) | 0x80;
}

#define UUID_GENERATOR(name)            \
  void name(uint8_t *bytes);            \
  REPLACES void name(uint8_t *bytes) {  \
    if (vitrine_runs_widget()) {        \
      fill_uuid(bytes);                 \
      return;                           \
    }                                   \
    REAL(name);                         \
    if (real) real(bytes);              \
    else if (getentropy(bytes, 16) == 0) { \
      bytes[6] = (bytes[6] & 0x0F) | 0x40; \
      bytes[8] = (bytes[8] & 0x3F) | 0x80; \
    } else abort();                     \
  }

UUID_GENERATOR(_foundation_uuid_generate_random)
UUID_GENERATOR(_cf_uuid_generate_random)

// The generators of the C library. Their state belongs to the process, so any other use would advance them.

REPLACES int rand(void) {
  if (vitrine_runs_widget()) return (int)(vitrine_answer_random() & RAND_MAX);
  REAL(rand);
  return real();
}

REPLACES long random(void) {
  if (vitrine_runs_widget()) return (long)(vitrine_answer_random() & 0x7FFFFFFF);
  REAL(random);
  return real();
}

REPLACES long lrand48(void) {
  if (vitrine_runs_widget()) return (long)(vitrine_answer_random() & 0x7FFFFFFF);
  REAL(lrand48);
  return real();
}

REPLACES double drand48(void) {
  if (vitrine_runs_widget()) return (double)(vitrine_answer_random() >> 16) * 0x1p-48;
  REAL(drand48);
  return real();
}

#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 36)
REPLACES uint32_t arc4random(void) {
  if (vitrine_runs_widget()) return (uint32_t)vitrine_answer_random();
  REAL(arc4random);
  return real();
}

REPLACES void arc4random_buf(void *bytes, size_t count) {
  if (vitrine_runs_widget()) {
    fill(bytes, count);
    return;
  }
  REAL(arc4random_buf);
  real(bytes, count);
}

REPLACES uint32_t arc4random_uniform(uint32_t bound) {
  if (vitrine_runs_widget())
    return bound ? (uint32_t)(vitrine_answer_random() % bound) : 0;
  REAL(arc4random_uniform);
  return real(bound);
}
#endif

// The seed of hashes, and with it the order of dictionaries and sets. It cannot change once the first
// dictionary is made, so it is the same for the whole program. The layout is that of
// `_SwiftHashingParameters` in the standard library's `GlobalObjects.h`.

struct hashing_parameters {
  uint64_t seed[2];
  bool is_deterministic;
};

extern struct hashing_parameters _swift_stdlib_Hashing_parameters __attribute__((weak));

__attribute__((constructor)) static void fix_hashes(void) {
  if (!&_swift_stdlib_Hashing_parameters) return;
  _swift_stdlib_Hashing_parameters.seed[0] = 0;
  _swift_stdlib_Hashing_parameters.seed[1] = 0;
  _swift_stdlib_Hashing_parameters.is_deterministic = true;
}

#endif
