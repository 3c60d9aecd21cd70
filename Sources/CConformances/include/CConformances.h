// The types of a program that conform to a protocol.
//
// The compiler records conformances in a section of the program, in the format that the ABI fixes
// (docs/ABI/TypeMetadata.rst of the Swift repository); the language has no way to list them.

#ifndef VITRINE_CONFORMANCES_H
#define VITRINE_CONFORMANCES_H

#include <stdbool.h>

/// A type that conforms.
typedef struct {
  /// The type's metadata, a value of `Any.Type`.
  const void *_Nonnull metadata;
  /// Its name without enclosing types, and the name of its module. Both last as long as the program.
  const char *_Nonnull name;
  const char *_Nonnull module;
  bool is_struct;
} vitrine_conformance;

/// Calls `body` for each type without generic arguments that conforms to a protocol, in the order of the linker. Only
/// the program's own image is searched, with the libraries that it is linked to statically. Where programs are not
/// in the ELF format nothing is found.
///
/// - Parameters:
///   - module: the name of the protocol's module.
///   - protocol: the name of the protocol.
///   - context: passed on to `body`.
void vitrine_each_conformance(
    const char *_Nonnull module, const char *_Nonnull protocol,
    void (*_Nonnull body)(vitrine_conformance, void *_Nullable), void *_Nullable context);

#endif
