import Foundation
import FuzzTargets

/// libFuzzer, called from our own `main`: it is a library as well as a program, and so one binary has all
/// targets and tries single files too.
enum Hunt {
  #if LIBFUZZER
    /// Set once, before the first input.
    nonisolated(unsafe) private static var target: FuzzTarget?

    static func run(_ target: FuzzTarget, _ flags: [String]) throws {
      unsafe self.target = target
      let copies = unsafe (["Fuzz"] + flags).map { unsafe strdup($0) } + [nil]
      let arguments = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(
        capacity: flags.count + 2)
      _ = unsafe arguments.initialize(from: copies)
      var count = Int32(flags.count + 1)
      var start = arguments.baseAddress
      _ = unsafe LLVMFuzzerRunDriver(&count, &start) { bytes, count in
        unsafe Hunt.attempt(UnsafeBufferPointer(start: bytes, count: count))
      }
    }

    private static func attempt(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
      guard let problem = unsafe target?.run(unsafe Array(bytes)) else { return 0 }
      print("Fuzz: \(problem)")
      // What libFuzzer takes for a finding, as it takes a trap.
      abort()
    }
  #else
    static func run(_ target: FuzzTarget, _ flags: [String]) throws {
      throw FuzzError("this build has no libFuzzer; Tests/Fuzz/run makes one that has")
    }
  #endif
}

#if LIBFUZZER
  @_silgen_name("LLVMFuzzerRunDriver")
  private func LLVMFuzzerRunDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
