#ifndef VITRINE_CFRIBIDI_H
#define VITRINE_CFRIBIDI_H

#include <fribidi/fribidi.h>

#endif
