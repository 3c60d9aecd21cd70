#include "internal.h"

#ifdef __GLIBC__

#include <CIsolation.h>
#include <pthread.h>
#include <stdlib.h>

// Threads that a widget's code starts belong to it, and so do the blocks that it queues.

void *swift_retain(void *object);
void swift_release(void *object);

/// A function to run under surroundings, which this object owns.
struct work {
  void *surroundings;
  void *(*run)(void *);
  void *argument;
};

static struct work *made_work(void *(*run)(void *), void *argument) {
  struct work *work = malloc(sizeof *work);
  if (work) *work = (struct work){vitrine_answer_child(), run, argument};
  return work;
}

static void drop(struct work *work) {
  swift_release(work->surroundings);
  free(work);
}

static void *run_work(void *argument) {
  struct work *work = argument;
  void *result = vitrine_run_under(work->surroundings, work->run, work->argument);
  drop(work);
  return result;
}

/// Whether to wrap work from this caller: the runtime's own jobs carry their task-local values, and the
/// workers of a pool are shared.
#define WRAPS (vitrine_runs_widget() && !CALLER_KEEPS_REAL_TIME)

REPLACES int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *),
    void *restrict argument) {
  REAL(pthread_create);
  struct work *work = WRAPS ? made_work(start, argument) : NULL;
  if (work) start = run_work, argument = work;
  struct vitrine_watched_thread *watched = vitrine_watched_thread(start, argument);
  int result = watched ? real(thread, attributes, vitrine_run_watched_thread, watched)
                       : real(thread, attributes, start, argument);
  if (result != 0) {
    free(watched);
    if (work) drop(work);
  }
  return result;
}

// Blocks. Clang's “Block Implementation Specification” defines their layout.

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *block, size_t index);
  const struct descriptor *descriptor;
};

/// A block that runs another under surroundings; it owns both once it is copied.
struct wrapper {
  struct block head;
  struct block *inner;
  void *surroundings;
};

struct descriptor {
  unsigned long reserved, size;
  void (*copy)(struct wrapper *copy, const struct wrapper *original);
  void (*dispose)(struct wrapper *block);
};

extern void *_NSConcreteStackBlock[];
void _Block_object_assign(void *field, const void *object, int kind);
void _Block_object_dispose(const void *object, int kind);
enum { has_copy_and_dispose = 1 << 25, field_is_block = 7 };

static void copy_wrapper(struct wrapper *copy, const struct wrapper *original) {
  _Block_object_assign(&copy->inner, original->inner, field_is_block);
  copy->surroundings = swift_retain(original->surroundings);
}

static void dispose_wrapper(struct wrapper *block) {
  _Block_object_dispose(block->inner, field_is_block);
  swift_release(block->surroundings);
}

struct call {
  struct block *inner;
  size_t index;
};

static void *run_call(void *argument) {
  struct call *call = argument;
  call->inner->invoke(call->inner, call->index);
  return NULL;
}

/// Blocks without a parameter ignore the index.
static void invoke_wrapper(void *block, size_t index) {
  struct wrapper *wrapper = block;
  struct call call = {wrapper->inner, index};
  vitrine_run_under(wrapper->surroundings, run_call, &call);
}

static const struct descriptor wrapper_descriptor = {
    0, sizeof(struct wrapper), copy_wrapper, dispose_wrapper};

/// A wrapper on the stack; code that stores it must copy it, as with every block.
static struct wrapper wrapped(struct block *inner) {
  return (struct wrapper){
      {_NSConcreteStackBlock, has_copy_and_dispose, 0, invoke_wrapper, &wrapper_descriptor},
      inner,
      vitrine_answer_child()};
}

typedef void *Queue;
typedef void *Group;
typedef void *Source;
typedef struct block *Block;
typedef void (*Function)(void *);
typedef uint64_t Moment;

// A statically linked library provides only the object files that are referenced, and with the definitions
// here nothing would reference them. These names are defined in the same files of Dispatch.
void dispatch_apply_f(size_t count, Queue queue, void *context, void (*function)(void *, size_t));
void dispatch_block_cancel(Block block);
Group dispatch_group_create(void);
Queue dispatch_queue_create(const char *label, void *attributes);
Source dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, Queue queue);
Moment dispatch_time(Moment when, int64_t nanoseconds);
__attribute__((used)) static const void *const needed_files[] = {
    (const void *)dispatch_apply_f,      (const void *)dispatch_block_cancel,
    (const void *)dispatch_group_create, (const void *)dispatch_queue_create,
    (const void *)dispatch_source_create, (const void *)dispatch_time,
};

// Work items store their flags in a block around their own; the inner one is wrapped at their creation.

Block dispatch_block_create(unsigned long flags, Block block);
REPLACES Block dispatch_block_create(unsigned long flags, Block block) {
  REAL(dispatch_block_create);
  if (!WRAPS) return real(flags, block);
  struct wrapper wrapper = wrapped(block);
  Block result = real(flags, (Block)&wrapper);
  swift_release(wrapper.surroundings);
  return result;
}

Block dispatch_block_create_with_qos_class(
    unsigned long flags, unsigned int quality, int priority, Block block);
REPLACES Block dispatch_block_create_with_qos_class(
    unsigned long flags, unsigned int quality, int priority, Block block) {
  REAL(dispatch_block_create_with_qos_class);
  if (!WRAPS) return real(flags, quality, priority, block);
  struct wrapper wrapper = wrapped(block);
  Block result = real(flags, quality, priority, (Block)&wrapper);
  swift_release(wrapper.surroundings);
  return result;
}

static void do_nothing(void *block, size_t index) {
  (void)block;
  (void)index;
}

/// Whether a block is a work item's, which must be passed to Dispatch unchanged: wrapping hides its flags.
static bool is_work_item(Block block) {
  static void (*invoke)(void *, size_t);
  void (*known)(void *, size_t) = __atomic_load_n(&invoke, __ATOMIC_ACQUIRE);
  if (!known) {
    static const struct descriptor plain = {0, sizeof(struct block), NULL, NULL};
    struct block empty = {_NSConcreteStackBlock, 0, 0, do_nothing, &plain};
    __typeof__(&dispatch_block_create) create =
        (__typeof__(&dispatch_block_create))vitrine_next("dispatch_block_create");
    if (!create) return false;
    Block sample = create(0, &empty);
    known = sample->invoke;
    _Block_object_dispose(sample, field_is_block);
    __atomic_store_n(&invoke, known, __ATOMIC_RELEASE);
  }
  return block->invoke == known;
}

#define WRAPS_BLOCK(block) (WRAPS && !is_work_item(block))

/// Defines a replacement whose last argument is a block.
#define TAKES_BLOCK(name, parameters, ...)                \
  void name parameters;                                   \
  REPLACES void name parameters {                         \
    REAL(name);                                           \
    if (!WRAPS_BLOCK(block)) {                            \
      real(__VA_ARGS__, block);                           \
      return;                                             \
    }                                                     \
    struct wrapper wrapper = wrapped(block);              \
    real(__VA_ARGS__, (Block)&wrapper);                   \
    swift_release(wrapper.surroundings);                  \
  }

TAKES_BLOCK(dispatch_async, (Queue queue, Block block), queue)
TAKES_BLOCK(dispatch_barrier_async, (Queue queue, Block block), queue)
TAKES_BLOCK(dispatch_sync, (Queue queue, Block block), queue)
TAKES_BLOCK(dispatch_barrier_sync, (Queue queue, Block block), queue)
TAKES_BLOCK(dispatch_after, (Moment when, Queue queue, Block block), when, queue)
TAKES_BLOCK(dispatch_group_async, (Group group, Queue queue, Block block), group, queue)
TAKES_BLOCK(dispatch_group_notify, (Group group, Queue queue, Block block), group, queue)
TAKES_BLOCK(dispatch_apply, (size_t count, Queue queue, Block block), count, queue)

// A source without a handler has none to wrap.
void dispatch_source_set_event_handler(Source source, Block block);
REPLACES void dispatch_source_set_event_handler(Source source, Block block) {
  REAL(dispatch_source_set_event_handler);
  if (!block || !WRAPS_BLOCK(block)) {
    real(source, block);
    return;
  }
  struct wrapper wrapper = wrapped(block);
  real(source, (Block)&wrapper);
  swift_release(wrapper.surroundings);
}

// Functions with a context, for code in C.

struct function_call {
  Function function;
  void *context;
};

static void *run_function(void *argument) {
  struct function_call call = *(struct function_call *)argument;
  free(argument);
  call.function(call.context);
  return NULL;
}

static void run_function_work(void *work) { run_work(work); }

static struct work *made_function_work(Function function, void *context) {
  struct function_call *call = malloc(sizeof *call);
  if (!call) return NULL;
  *call = (struct function_call){function, context};
  struct work *work = made_work(run_function, call);
  if (!work) free(call);
  return work;
}

/// Defines a replacement whose last arguments are a context and a function.
#define TAKES_FUNCTION(name, parameters, ...)                                    \
  void name parameters;                                                          \
  REPLACES void name parameters {                                                \
    REAL(name);                                                                  \
    struct work *work = WRAPS ? made_function_work(function, context) : NULL;    \
    if (work) real(__VA_ARGS__, work, run_function_work);                        \
    else real(__VA_ARGS__, context, function);                                   \
  }

TAKES_FUNCTION(dispatch_async_f, (Queue queue, void *context, Function function), queue)
TAKES_FUNCTION(dispatch_barrier_async_f, (Queue queue, void *context, Function function), queue)
TAKES_FUNCTION(
    dispatch_after_f, (Moment when, Queue queue, void *context, Function function), when, queue)
TAKES_FUNCTION(
    dispatch_group_async_f, (Group group, Queue queue, void *context, Function function), group,
    queue)

// Converts a date of the widget's clock to one of the machine's, which Dispatch waits for.
Moment dispatch_walltime(const struct timespec *date, int64_t nanoseconds);
REPLACES Moment dispatch_walltime(const struct timespec *date, int64_t nanoseconds) {
  REAL(dispatch_walltime);
  if (!date || !WRAPS) return real(date, nanoseconds);
  struct timespec moved = vitrine_real_date(date);
  return real(&moved, nanoseconds);
}

#endif
