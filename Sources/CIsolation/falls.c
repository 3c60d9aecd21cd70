#define _GNU_SOURCE
#include "CIsolation.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A trap of Swift ends the process, and no code of it runs any more. What may still be done in a handler of signals is
// to start the program anew, in the same process, with a word on where it fell.

enum { STACK_BYTES = 1 << 16 };
static const int falls[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
enum { FALL_COUNT = sizeof falls / sizeof *falls };

static const char *program;
static char *const *arguments;
/// The environment, with room for one more.
static char **variables;
static size_t last_variable;
static pid_t watched;
static struct sigaction before[FALL_COUNT];

/// Two texts in turn, so that a handler never meets one that is being written.
static char texts[2][VITRINE_FALL_BYTES];
static unsigned turn;
static _Atomic(char *) fall;
/// The last words of a program that falls before any picture, and its code.
static _Atomic(const char *) last_words;
static atomic_int last_code;
static atomic_flag starts = ATOMIC_FLAG_INIT;
static _Thread_local bool draws;

void vitrine_thread_draws(bool is_drawing) { draws = is_drawing; }

void vitrine_fall_here(const char *variable) {
  if (!variable || strlen(variable) >= VITRINE_FALL_BYTES) {
    atomic_store(&fall, NULL);
    return;
  }
  turn ^= 1;
  strcpy(texts[turn], variable);
  atomic_store(&fall, texts[turn]);
}

void vitrine_fall_says(const char *message, int code) {
  atomic_store(&last_code, code);
  atomic_store(&last_words, message);
}

bool vitrine_starts_again(void) {
  return atomic_load(&fall) && variables && getpid() == watched;
}

void vitrine_fall(void) {
  char *here = atomic_load(&fall);
  // A process that was started by this one has the handler, too.
  if (!here || !vitrine_starts_again()) return;
  // Another thread that falls at the same moment ends with this one.
  if (atomic_flag_test_and_set(&starts)) {
    while (true) pause();
  }
  variables[last_variable] = here;
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(program, arguments, variables);
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)info, (void)context;
  if (!draws) vitrine_fall();
  const char *words = atomic_load(&last_words);
  if (words && !draws && getpid() == watched) {
    ssize_t written = write(STDERR_FILENO, words, strlen(words));
    (void)written;
    _exit(atomic_load(&last_code));
  }
  // As without this handler: what fell falls again.
  for (size_t i = 0; i < FALL_COUNT; i++)
    if (falls[i] == number) sigaction(number, &before[i], NULL);
  if (info->si_code <= 0) raise(number);
}

/// Gives this thread a stack for the handler, as a full one cannot hold it. Returns it; null if there is one.
static void *give_stack(void) {
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return NULL;
  stack = (stack_t){.ss_sp = malloc(STACK_BYTES), .ss_size = STACK_BYTES};
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  return stack.ss_sp;
}

struct vitrine_watched_thread {
  void *(*start)(void *);
  void *argument;
};

struct vitrine_watched_thread *vitrine_watched_thread(void *(*start)(void *), void *argument) {
  if (!variables) return NULL;
  struct vitrine_watched_thread *thread = malloc(sizeof *thread);
  if (thread) *thread = (struct vitrine_watched_thread){start, argument};
  return thread;
}

void *vitrine_run_watched_thread(void *argument) {
  struct vitrine_watched_thread thread = *(struct vitrine_watched_thread *)argument;
  free(argument);
  void *own = give_stack();
  void *result = thread.start(thread.argument);
  if (own) {
    sigaltstack(&(stack_t){.ss_flags = SS_DISABLE}, NULL);
    free(own);
  }
  return result;
}

void vitrine_watch_falls(
    const char *path, char *const *all_arguments, char *const *all_variables) {
  size_t count = 0;
  while (all_variables[count]) count++;
  char **copy = calloc(count + 2, sizeof *copy);
  if (!copy) return;
  memcpy(copy, all_variables, count * sizeof *copy);
  program = path;
  arguments = all_arguments;
  last_variable = count;
  variables = copy;
  watched = getpid();
  give_stack();
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < FALL_COUNT; i++) sigaction(falls[i], &action, &before[i]);
}
