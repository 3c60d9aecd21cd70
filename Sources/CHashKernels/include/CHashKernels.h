// The block function of SHA-256 (FIPS 180-4) by the instructions that some processors have for it.
#ifndef CHASHKERNELS_H
#define CHASHKERNELS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// Whether this processor has the instructions.
bool vitrineHasHashInstructions(void);

// Takes `count` blocks of 64 bytes into the eight words of `state`. `constants` are the 64 of the rounds.
// Call it only where there are instructions.
void vitrineHashBlocks(uint32_t *state, const uint8_t *blocks, size_t count,
                       const uint32_t *constants);

#pragma clang assume_nonnull end
#endif
