#include "CConformances.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__ELF__)

// The linker defines both where a section of this name exists.
extern const int32_t __start_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));

// Words of a descriptor of a context (module, protocol, type): flags, parent, name; of a type also the function
// that returns its metadata. Those of a conformance: protocol, type, witness table, flags.
enum { parent_word = 1, name_word = 2, accessor_word = 3 };
enum { type_word = 1, conformance_flags_word = 3 };

// The kind of a context in the low bits of its flags, and the bit of generic ones.
enum { kind_mask = 31, kind_module = 0, kind_class = 16, kind_struct = 17, kind_enum = 18 };
enum { generic_bit = 0x80 };

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

// Returns what a word refers to by its distance; null for none.
static const void *relative(const int32_t *word) {
  return *word ? (const char *)word + *word : NULL;
}

// Like `relative`, where the lowest bit says that the address itself stands there.
static const void *relative_or_indirect(const int32_t *word) {
  if (!*word) return NULL;
  const char *target = (const char *)word + (*word & ~1);
  return *word & 1 ? *(const void *const *)target : target;
}

static const int32_t *module_of(const int32_t *context) {
  while (context && (*context & kind_mask) != kind_module)
    context = relative_or_indirect(context + parent_word);
  return context;
}

static bool has_name(const int32_t *context, const char *name) {
  const char *own = context ? relative(context + name_word) : NULL;
  return own && strcmp(own, name) == 0;
}

// Returns the descriptor of the type of a conformance; null for those of Objective-C and of other images' types that
// are not there.
static const int32_t *type_of(const int32_t *conformance) {
  const void *target = relative(conformance + type_word);
  switch ((uint32_t)conformance[conformance_flags_word] >> 3 & 7) {
    case 0: return target;
    case 1: return target ? *(const int32_t *const *)target : NULL;
    default: return NULL;
  }
}

static void report(
    const int32_t *type, void (*body)(vitrine_conformance, void *), void *context) {
  int kind = *type & kind_mask;
  if (kind < kind_class || kind > kind_enum || *type & generic_bit) return;
  metadata_accessor accessor = (metadata_accessor)(uintptr_t)relative(type + accessor_word);
  const int32_t *module = module_of(type);
  const char *name = relative(type + name_word);
  const char *module_name = module ? relative(module + name_word) : NULL;
  if (!accessor || !name || !module_name) return;
  vitrine_conformance found = {accessor(0).metadata, name, module_name, kind == kind_struct};
  if (found.metadata) body(found, context);
}

void vitrine_each_conformance(
    const char *module, const char *protocol, void (*body)(vitrine_conformance, void *),
    void *context) {
  const int32_t *end = __stop_swift5_protocol_conformances;
  for (const int32_t *record = __start_swift5_protocol_conformances; record < end; record++) {
    const int32_t *conformance = relative(record);
    if (!conformance) continue;
    const int32_t *target = relative_or_indirect(conformance);
    if (!has_name(target, protocol) || !has_name(module_of(target), module)) continue;
    const int32_t *type = type_of(conformance);
    if (type) report(type, body, context);
  }
}

#else

void vitrine_each_conformance(
    const char *module, const char *protocol, void (*body)(vitrine_conformance, void *),
    void *context) {
}

#endif
