#ifndef VITRINE_CLIBDEFLATE_H
#define VITRINE_CLIBDEFLATE_H

#include <libdeflate.h>

#endif
