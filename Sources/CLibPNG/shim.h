#ifndef VITRINE_CLIBPNG_H
#define VITRINE_CLIBPNG_H

#include <png.h>

#endif
