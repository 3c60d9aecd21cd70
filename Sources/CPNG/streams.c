#include "CPNG.h"

#include <errno.h>
#include <fcntl.h>

// A constructor, because before an asynchronous Swift `main()` the runtime has opened descriptors of its
// own, which would already have the missing numbers.
__attribute__((constructor)) void vitrine_fill_standard_streams(void) {
  for (int stream = 0; stream <= 2; stream++) {
    if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
    // The lowest free number is assigned, and those below are in use.
    if (open("/dev/null", O_RDWR) >= 0) continue;
    // Without devices, as in a bare chroot, a folder occupies the number: nothing can be written into it.
    (void)open("/", O_RDONLY);
  }
}
