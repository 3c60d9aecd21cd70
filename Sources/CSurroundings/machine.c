#include "internal.h"

#ifdef __GLIBC__

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/utsname.h>
#include <unistd.h>
#include <arpa/inet.h>

// The machine's environment variables and names.

extern char **environ;

/// The folder of temporary files is the machine's: code may write nowhere else.
static bool is_of_widget(const char *name) { return vitrine_runs_widget() && strcmp(name, "TMPDIR"); }

REPLACES char *getenv(const char *name) {
  if (is_of_widget(name)) return (char *)vitrine_answer_variable(name);
  REAL(getenv);
  return real(name);
}

REPLACES char *secure_getenv(const char *name) {
  if (is_of_widget(name)) return (char *)vitrine_answer_variable(name);
  REAL(secure_getenv);
  return real(name);
}

// Foundation reads all variables here.
char **_platform_shims_get_environ(void);
REPLACES char **_platform_shims_get_environ(void) {
  return vitrine_runs_widget() ? vitrine_answer_environment() : environ;
}

/// The name of a machine without a name of its own, and of every phone on its own network.
static const char host_name[] = "localhost";

REPLACES int gethostname(char *name, size_t length) {
  if (vitrine_runs_widget()) {
    if (length < sizeof host_name) {
      errno = ENAMETOOLONG;
      return -1;
    }
    memcpy(name, host_name, sizeof host_name);
    return 0;
  }
  REAL(gethostname);
  return real(name, length);
}

REPLACES int uname(struct utsname *names) {
  REAL(uname);
  int result = real(names);
  if (result == 0 && vitrine_runs_widget())
    memcpy(names->nodename, host_name, sizeof host_name);
  return result;
}

// The network. Names are never resolved and connections never made, so that a request fails at once and
// in the same way on every machine.

REPLACES int getaddrinfo(
    const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result) {
  // A numeric address needs no network.
  bool asks = node && !(hints && (hints->ai_flags & AI_NUMERICHOST));
  if (asks && vitrine_runs_widget()) {
    vitrine_answer_refuse_host(node);
    return EAI_NONAME;
  }
  REAL(getaddrinfo);
  return real(node, service, hints, result);
}

REPLACES struct hostent *gethostbyname(const char *name) {
  if (vitrine_runs_widget()) {
    vitrine_answer_refuse_host(name);
    h_errno = HOST_NOT_FOUND;
    return NULL;
  }
  REAL(gethostbyname);
  return real(name);
}

/// Refuses an address of the internet; false for others.
static bool refuses(const struct sockaddr *address) {
  char text[INET6_ADDRSTRLEN] = "an address";
  if (!address) return false;
  if (address->sa_family == AF_INET) {
    inet_ntop(AF_INET, &((const struct sockaddr_in *)address)->sin_addr, text, sizeof text);
  } else if (address->sa_family == AF_INET6) {
    inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)address)->sin6_addr, text, sizeof text);
  } else {
    return false;
  }
  if (!vitrine_runs_widget()) return false;
  vitrine_answer_refuse_host(text);
  errno = ECONNREFUSED;
  return true;
}

REPLACES int connect(int socket, __CONST_SOCKADDR_ARG address, socklen_t length) {
  if (refuses(address.__sockaddr__)) return -1;
  REAL(connect);
  return real(socket, address, length);
}

REPLACES ssize_t sendto(
    int socket, const void *bytes, size_t count, int flags, __CONST_SOCKADDR_ARG address,
    socklen_t length) {
  if (refuses(address.__sockaddr__)) return -1;
  REAL(sendto);
  return real(socket, bytes, count, flags, address, length);
}

#endif
