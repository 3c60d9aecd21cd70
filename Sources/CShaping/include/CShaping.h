#ifndef VITRINE_CSHAPING_H
#define VITRINE_CSHAPING_H

#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#include <fribidi/fribidi.h>

#endif
