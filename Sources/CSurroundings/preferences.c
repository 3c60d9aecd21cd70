#include "internal.h"

#ifdef __GLIBC__

#include <pthread.h>
#include <stdlib.h>

// User defaults. Foundation stores them in files of the machine's user, through the functions of Core
// Foundation that are replaced here. A widget's code reads the values set by this program, for example in
// its tests, and by itself, but never those of an earlier run or another program.

typedef const void *Reference;

Reference CFRetain(Reference value) __attribute__((weak));
void CFRelease(Reference value) __attribute__((weak));
uint8_t CFEqual(Reference a, Reference b) __attribute__((weak));
Reference CFDictionaryCreate(
    Reference allocator, Reference *keys, Reference *values, long count, const void *key_calls,
    const void *value_calls) __attribute__((weak));
extern const char kCFTypeDictionaryKeyCallBacks[] __attribute__((weak));
extern const char kCFTypeDictionaryValueCallBacks[] __attribute__((weak));

/// A setting; a value of NULL means that it was removed.
struct setting {
  Reference application, key, value;
  /// The run of a widget's code that made the setting; 0 for the rest of the program.
  uint64_t run;
  struct setting *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct setting *settings;

/// Returns the newest setting visible to a run: its own, otherwise the program's. Call with the lock held.
static struct setting *find(Reference application, Reference key, uint64_t run) {
  struct setting *common = NULL;
  for (struct setting *each = settings; each; each = each->next) {
    if (each->run != run && each->run != 0) continue;
    if (!CFEqual(each->key, key) || !CFEqual(each->application, application)) continue;
    if (each->run == run) return each;
    common = each;
  }
  return common;
}

static void keep(Reference application, Reference key, Reference value, uint64_t run) {
  if (!key || !application) return;
  pthread_mutex_lock(&lock);
  struct setting *known = find(application, key, run);
  Reference old = NULL;
  if (value) CFRetain(value);
  if (known && known->run == run) {
    old = known->value;
    known->value = value;
  } else {
    struct setting *made = malloc(sizeof *made);
    if (made) {
      *made = (struct setting){CFRetain(application), CFRetain(key), value, run, settings};
      settings = made;
    } else {
      old = value;
    }
  }
  pthread_mutex_unlock(&lock);
  if (old) CFRelease(old);
}

void vitrine_forget_preferences(uint64_t run) {
  pthread_mutex_lock(&lock);
  struct setting *forgotten = NULL;
  for (struct setting **link = &settings; *link;) {
    struct setting *each = *link;
    if (each->run != run) {
      link = &each->next;
      continue;
    }
    *link = each->next;
    each->next = forgotten;
    forgotten = each;
  }
  pthread_mutex_unlock(&lock);
  while (forgotten) {
    struct setting *next = forgotten->next;
    CFRelease(forgotten->application);
    CFRelease(forgotten->key);
    if (forgotten->value) CFRelease(forgotten->value);
    free(forgotten);
    forgotten = next;
  }
}

Reference CFPreferencesCopyAppValue(Reference key, Reference application);
REPLACES Reference CFPreferencesCopyAppValue(Reference key, Reference application) {
  if (vitrine_runs_widget() && key && application) {
    pthread_mutex_lock(&lock);
    struct setting *known = find(application, key, vitrine_answer_run());
    Reference value = known && known->value ? CFRetain(known->value) : NULL;
    pthread_mutex_unlock(&lock);
    return value;
  }
  REAL(CFPreferencesCopyAppValue);
  return real ? real(key, application) : NULL;
}

void CFPreferencesSetAppValue(Reference key, Reference value, Reference application);
REPLACES void CFPreferencesSetAppValue(Reference key, Reference value, Reference application) {
  if (vitrine_runs_widget()) {
    keep(application, key, value, vitrine_answer_run());
    return;
  }
  REAL(CFPreferencesSetAppValue);
  if (!real) return;
  real(key, value, application);
  keep(application, key, value, 0);
}

Reference CFPreferencesCopyMultiple(
    Reference keys, Reference application, Reference user, Reference host);
REPLACES Reference CFPreferencesCopyMultiple(
    Reference keys, Reference application, Reference user, Reference host) {
  if (!vitrine_runs_widget() || !application) {
    REAL(CFPreferencesCopyMultiple);
    return real ? real(keys, application, user, host) : NULL;
  }
  uint64_t run = vitrine_answer_run();
  pthread_mutex_lock(&lock);
  long count = 0;
  for (struct setting *each = settings; each; each = each->next) count++;
  Reference *found = calloc((size_t)count * 2 + 1, sizeof *found);
  long kept = 0;
  for (struct setting *each = settings; found && each; each = each->next) {
    if (!each->value || !CFEqual(each->application, application)) continue;
    if (find(application, each->key, run) != each) continue;
    found[kept] = each->key;
    found[count + kept] = each->value;
    kept++;
  }
  Reference all = found
      ? CFDictionaryCreate(
            NULL, found, found + count, kept, kCFTypeDictionaryKeyCallBacks,
            kCFTypeDictionaryValueCallBacks)
      : NULL;
  pthread_mutex_unlock(&lock);
  free(found);
  return all;
}

uint8_t CFPreferencesAppSynchronize(Reference application);
REPLACES uint8_t CFPreferencesAppSynchronize(Reference application) {
  if (vitrine_runs_widget()) return true;
  REAL(CFPreferencesAppSynchronize);
  return real ? real(application) : false;
}

#endif
