#ifndef VITRINE_CPICTURES_CONFINEMENT_H
#define VITRINE_CPICTURES_CONFINEMENT_H

#include <stdint.h>

/// Keeps this process to its share of memory and processor time, without files, and closes what it has open beside the
/// three standard descriptors.
void vitrine_limit_process(uint64_t most_memory, unsigned most_seconds);

/// Takes from this process what it needs no more once it has opened its libraries: files, the network, other processes.
void vitrine_confine_process(void);

/// Takes the network from this process and from the program that it becomes.
void vitrine_confine_network(void);

#endif
