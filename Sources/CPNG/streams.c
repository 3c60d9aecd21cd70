#include "CPNG.h"

#include <errno.h>
#include <fcntl.h>

// A constructor runs before a Swift `main()` that is asynchronous: until then the runtime has opened
// descriptors of its own, which would have taken the missing numbers.
__attribute__((constructor)) void vitrine_fill_standard_streams(void) {
  for (int stream = 0; stream <= 2; stream++) {
    if (fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
    // The lowest free number is given, and those below are taken.
    if (open("/dev/null", O_RDWR) >= 0) continue;
    // Without devices, as in a bare chroot, a folder holds the number: nothing can be written into it.
    (void)open("/", O_RDONLY);
  }
}
