// The C library under the name by which sources for Apple's systems call it, as in `Darwin.round(x)` and
// `import func Darwin.sin`. They reach it by an alias: a module called Darwin would tell other packages that they are
// compiled for such a system.
@_exported public import Glibc

/// The whole process, for `getrusage`: a number there, and a case of its own type here.
public let RUSAGE_SELF: Int32 = 0
