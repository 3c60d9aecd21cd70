// Replacements of system functions that return the picture's configuration to widget code.
//
// Each has the name of the system's function. A program's own definitions take precedence over those of the
// libraries it is linked to, so that the widget's code, Foundation and the standard library call these.
// Outside a widget's code, and for libraries that wait by real clocks, they call the system's functions.
//
// Every definition is weak: if the libraries are linked statically, theirs win and the link succeeds.

#ifndef VITRINE_SURROUNDINGS_H
#define VITRINE_SURROUNDINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Returns the next definition of a function, the system's own; NULL if there is none.
void *_Nullable vitrine_next(const char *_Nonnull name);

/// Removes the user defaults set by a run of a widget's code.
void vitrine_forget_preferences(uint64_t run);

#endif
