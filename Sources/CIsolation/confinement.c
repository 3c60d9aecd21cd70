#define _GNU_SOURCE
#include "CIsolation.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>

#if defined(__linux__)
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

static void limit(int what, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(what, &limit) != 0) return;
  if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < most) most = limit.rlim_max;
  limit = (struct rlimit){most, most};
  setrlimit(what, &limit);
}

// Sanitizers reserve far more address space than they use.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_SHADOW 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SHADOW 1
#endif
#endif

void vitrine_limit_process(uint64_t most_memory, unsigned most_seconds) {
  // Handlers that a runtime has set would print what is nobody's business, or start a program that does.
  static const int ends[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP, SIGXCPU};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) signal(ends[i], SIG_DFL);
  // A file that cannot be written, such as a cache, is an error that programs expect.
  signal(SIGXFSZ, SIG_IGN);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_CPU, most_seconds);
#if !defined(HAS_SHADOW)
  limit(RLIMIT_AS, most_memory);
#else
  (void)most_memory;
#endif
#if defined(__linux__)
  // Threads would reserve an arena each.
  mallopt(M_ARENA_MAX, 1);
#if defined(__NR_close_range)
  syscall(__NR_close_range, 3u, ~0u, 0u);
#endif
#endif
}

void vitrine_limit_memory(uint64_t most_bytes) {
#if !defined(HAS_SHADOW)
  limit(RLIMIT_DATA, most_bytes);
#else
  (void)most_bytes;
#endif
}

#if defined(__linux__) && defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__linux__) && defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#if defined(ARCHITECTURE)
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, value)
#define ALLOW(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_##name, 0, 1), ANSWER(SECCOMP_RET_ALLOW)
#define REFUSED(error) (SECCOMP_RET_ERRNO | ((error) & SECCOMP_RET_DATA))

static void install(struct sock_filter *filter, size_t count) {
  struct sock_fprog program = {(unsigned short)count, filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

/// Memory, threads, clocks, and the descriptors that are open: nothing else is answered.
static void confine_calls(void) {
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      ANSWER(REFUSED(EPERM)),
      LOAD(nr),
      ALLOW(read), ALLOW(write), ALLOW(recvfrom), ALLOW(sendto), ALLOW(close),
      ALLOW(mmap), ALLOW(munmap), ALLOW(mremap), ALLOW(mprotect), ALLOW(madvise), ALLOW(brk),
      ALLOW(futex), ALLOW(set_robust_list), ALLOW(rt_sigprocmask), ALLOW(rt_sigreturn),
      ALLOW(sched_yield), ALLOW(sched_getaffinity), ALLOW(gettid), ALLOW(getpid),
      ALLOW(clock_gettime), ALLOW(clock_nanosleep), ALLOW(nanosleep), ALLOW(getrandom),
      ALLOW(tgkill), ALLOW(exit), ALLOW(exit_group),
#if defined(__NR_rseq)
      ALLOW(rseq),
#endif
#if defined(__NR_clone3)
      // Its flags lie in memory; the C library then asks for a thread in the older way.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone3, 0, 1),
      ANSWER(REFUSED(ENOSYS)),
#endif
      // Threads, and no processes.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 3),
      LOAD(args[0]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
      ANSWER(SECCOMP_RET_ALLOW),
      ANSWER(REFUSED(EPERM)),
  };
  install(filter, sizeof filter / sizeof *filter);
}
#endif

void vitrine_confine_process(void) {
#if !defined(HAS_SHADOW)
  // Neither files nor sockets can be opened any more.
  limit(RLIMIT_NOFILE, 0);
#if defined(ARCHITECTURE)
  confine_calls();
#endif
#endif
}

void vitrine_confine_network(void) {
#if defined(ARCHITECTURE)
  struct sock_filter filter[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      ANSWER(REFUSED(EPERM)),
      LOAD(nr),
      // Beyond the numbers of these are those of another way to call the system.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socket, 0, 1),
      ANSWER(REFUSED(EPERM)),
#if defined(__NR_io_uring_setup)
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_io_uring_setup, 0, 1),
      ANSWER(REFUSED(EPERM)),
#endif
      ANSWER(SECCOMP_RET_ALLOW),
  };
  install(filter, sizeof filter / sizeof *filter);
#endif
}
