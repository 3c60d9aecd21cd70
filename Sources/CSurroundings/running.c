#include "internal.h"

#ifdef __GLIBC__

#include <link.h>
#include <stdio.h>
#include <string.h>

// Swift's task-local values say whether a widget's code runs on this thread. They must not be read before
// the program's libraries are initialized.

static bool is_started;

__attribute__((constructor)) static void start(void) { is_started = true; }

bool vitrine_runs_widget(void) {
  // Reading a task-local value may itself request memory, the environment or the time.
  static __thread bool is_asking;
  if (!is_started || is_asking) return false;
  is_asking = true;
  bool runs = vitrine_answer_runs();
  is_asking = false;
  return runs;
}

/// The function of the sanitizer that this program is built with, which has to see the call; otherwise NULL.
static void *sanitizer_function(const char *name) {
  if (!IS_SANITIZED) return NULL;
  char replaced[128];
  int length = snprintf(replaced, sizeof replaced, "__interceptor_%s", name);
  return length < (int)sizeof replaced ? dlsym(RTLD_DEFAULT, replaced) : NULL;
}

void *vitrine_next(const char *name) {
  void *sanitizers = sanitizer_function(name);
  if (sanitizers) return sanitizers;
  // For this function `dlsym` does not find the default of its two versions first.
  if (strcmp(name, "pthread_cond_timedwait") == 0) {
    void *versioned = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
    if (versioned) return versioned;
  }
  return dlsym(RTLD_NEXT, name);
}

// Libraries that use real time.

struct range {
  uintptr_t first, end;
};

static struct range real_time[2];
static int real_time_count;

static int note_range(struct dl_phdr_info *library, size_t size, void *unused) {
  (void)size;
  (void)unused;
  const char *slash = strrchr(library->dlpi_name, '/');
  const char *name = slash ? slash + 1 : library->dlpi_name;
  if (strncmp(name, "libdispatch.so", 14) != 0 && strncmp(name, "libswift_Concurrency.so", 23) != 0)
    return 0;
  for (int i = 0; i < library->dlpi_phnum && real_time_count < 2; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    real_time[real_time_count].first = library->dlpi_addr + part->p_vaddr;
    real_time[real_time_count].end = library->dlpi_addr + part->p_vaddr + part->p_memsz;
    real_time_count++;
    break;
  }
  return 0;
}

__attribute__((constructor)) static void find_libraries(void) { dl_iterate_phdr(note_range, NULL); }

bool vitrine_keeps_real_time(const void *address) {
  for (int i = 0; i < real_time_count; i++) {
    if ((uintptr_t)address >= real_time[i].first && (uintptr_t)address < real_time[i].end) return true;
  }
  return false;
}

#else

// Other C libraries are linked statically, so that their functions cannot be replaced.
void *vitrine_next(const char *name) {
  (void)name;
  return NULL;
}

void vitrine_forget_preferences(uint64_t run) { (void)run; }

#endif
