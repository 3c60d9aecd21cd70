// Functions of the system that widget code reaches and that answer it with the picture's configuration.
//
// Each has the name that the system's has. A program's own definitions come before those of the libraries
// it is linked to, so that the widget's code, Foundation and the standard library call these. Outside a
// widget's code, and for libraries that wait by real clocks, they pass the call on.
//
// Every definition is weak: where the libraries are linked statically, theirs win and the link succeeds.

#ifndef VITRINE_SURROUNDINGS_H
#define VITRINE_SURROUNDINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The next definition of a function, the system's own; NULL where there is none.
void *_Nullable vitrine_next(const char *_Nonnull name);

/// Takes back what a run of a widget's code has set in user defaults.
void vitrine_forget_preferences(uint64_t run);

#endif
