#ifndef VITRINE_CPNG_H
#define VITRINE_CPNG_H
#endif
