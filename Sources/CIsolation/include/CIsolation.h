// Keeps code that Vitrine did not write to itself: what it may take and reach, and what becomes of the program when it
// falls.

#ifndef VITRINE_CISOLATION_H
#define VITRINE_CISOLATION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Keeps this process to its share of memory and processor time, without files, and closes what it has open beside the
/// three standard descriptors.
void vitrine_limit_process(uint64_t most_memory, unsigned most_seconds);

/// Takes from this process what it needs no more once it has opened its libraries: files, the network, other processes.
void vitrine_confine_process(void);

/// Takes the network from this process and from the program that it becomes.
void vitrine_confine_network(void);

/// Keeps the memory that this process writes to a number of bytes.
void vitrine_limit_memory(uint64_t most_bytes);

/// Lets this process, and what it starts, write below some folders alone, and start no program but its own.
///
/// - Returns: false where the kernel cannot (Linux before 5.13, or without Landlock); nothing is taken then.
bool vitrine_confine_folders(
    const char *_Nonnull const *_Nonnull folders, size_t count, const char *program);

/// Whether the program was linked to be confined: whoever links one defines the symbol `vitrine_confined_program`.
bool vitrine_is_confined(void);

/// Has this program start again when it falls, as by a trap of Swift, within what `vitrine_fall_here` names.
///
/// - Parameters:
///   - program: the path of the program.
///   - arguments: its arguments, ended by null. All three have to last.
///   - variables: its environment, ended by null.
void vitrine_watch_falls(
    const char *program, char *_Nullable const *_Nonnull arguments,
    char *_Nullable const *_Nonnull variables);

enum {
  /// The most bytes of a variable for `vitrine_fall_here`, with its end.
  VITRINE_FALL_BYTES = 4096
};

/// Names the variable, `NAME=value`, that the program has more in its environment when it falls from now on. Null, and
/// one that is too long, let it end as others do.
void vitrine_fall_here(const char *_Nullable variable);

/// Has a fall where no picture is named end the program with a code and a message on standard error. Null lets it end as
/// others do.
///
/// - Parameter message: it has to last as long as it is named.
void vitrine_fall_says(const char *_Nullable message, int code);

/// Says that this thread runs code of Vitrine's own, in which a fall ends the program.
void vitrine_thread_draws(bool draws);

/// Whether a fall on another thread would start the program again.
bool vitrine_starts_again(void);

/// Starts the program again as if it had fallen. Returns where nothing is named.
void vitrine_fall(void);

/// A function and its argument, for a thread that has room for the handler when its own stack is full.
struct vitrine_watched_thread;

/// Returns what `vitrine_run_watched_thread` runs, as the thread's own argument; null where no falls are watched.
struct vitrine_watched_thread *_Nullable vitrine_watched_thread(
    void *_Nullable (*_Nonnull start)(void *_Nullable), void *_Nullable argument);
void *_Nullable vitrine_run_watched_thread(void *_Nullable thread);

#pragma clang assume_nonnull end
#endif
