// Tells the thread sanitizer what Swift's `Mutex` orders on Linux. A lock that nobody waits for is taken and given
// back by atomics in our own code, which the sanitizer sees. One that somebody waits for goes through the
// kernel (FUTEX_LOCK_PI), in functions of the library that is no part of our build, and the sanitizer takes
// what the lock guards for a race. Loaded before the library, these stand in front of its functions.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

// Of the sanitizer's runtime; missing in programs without it, which the tests start too.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define HANDLE "$s15Synchronization12_MutexHandleV"

typedef SWIFT void (*lock)(uint32_t, SELF);
typedef SWIFT void (*unlock)(SELF);
typedef SWIFT bool (*try_lock)(SELF);

// _MutexHandle._lockSlow(UInt32)
SWIFT void vitrine_lock(uint32_t thread, SELF) __asm__(HANDLE "9_lockSlowyys6UInt32VF");
SWIFT void vitrine_lock(uint32_t thread, SELF) {
  ((lock)dlsym(RTLD_NEXT, HANDLE "9_lockSlowyys6UInt32VF"))(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

// _MutexHandle._unlockSlow()
SWIFT void vitrine_unlock(SELF) __asm__(HANDLE "11_unlockSlowyyF");
SWIFT void vitrine_unlock(SELF) {
  if (__tsan_release) __tsan_release(self);
  ((unlock)dlsym(RTLD_NEXT, HANDLE "11_unlockSlowyyF"))(self);
}

// _MutexHandle._tryLockSlow() -> Bool
SWIFT bool vitrine_try_lock(SELF) __asm__(HANDLE "12_tryLockSlowSbyF");
SWIFT bool vitrine_try_lock(SELF) {
  bool taken = ((try_lock)dlsym(RTLD_NEXT, HANDLE "12_tryLockSlowSbyF"))(self);
  if (taken && __tsan_acquire) __tsan_acquire(self);
  return taken;
}
