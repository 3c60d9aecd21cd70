import VitrineImages

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The set-up of a program of Vitrine, before anything prints or opens a file.
package enum ProcessSetup {
  package static func run() {
    fillStandardStreams()
    // A file that exceeds a size limit is then a named error rather than a signal.
    _ = signal(SIGXFSZ, SIG_IGN)
    Interruption.catchClosedPipes()
  }
}
