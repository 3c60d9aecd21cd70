#ifndef VITRINE_CHARFBUZZ_H
#define VITRINE_CHARFBUZZ_H

#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>

#endif
