import Foundation

/// Files and folders that a generator reads.
///
/// Users' packages build with the generators, so that they cannot ask `readFile` of the images, which needs libraries
/// of C; its rule is theirs too: regular files alone, opened without waiting, up to a limit.
enum InputFile {
  /// The largest file in bytes, many times the size of any that an editor of Xcode writes.
  static let mostBytes = 8 << 20

  /// Reads a whole file.
  static func read(_ path: String) throws(GeneratorError) -> [UInt8] {
    func failure(_ reason: String) -> GeneratorError { GeneratorError(file: path, reason: reason) }
    let handle = try open(path)
    guard let data = try? handle.read(upToCount: mostBytes + 1) ?? Data() else {
      throw failure("it cannot be read")
    }
    guard data.count <= mostBytes else { throw failure("it has more than \(mostBytes) bytes") }
    return [UInt8](data)
  }

  /// The starts of paths of descriptors that this process already has.
  private static let handedOver = ["/dev/fd/", "/dev/stdin", "/proc/self/fd/"]

  /// Opens a regular file: nobody may write into a pipe, and a device has no end.
  private static func open(_ path: String) throws(GeneratorError) -> FileHandle {
    func failure(_ reason: String) -> GeneratorError { GeneratorError(file: path, reason: reason) }
    // Does not wait for the writer of a pipe, which would never come.
    let file = unsafe Foundation.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else {
      switch errno {
      case ENOENT: throw failure("no such file")
      // The system's message for a socket mentions a missing device.
      case ENXIO: throw failure("it is a socket or a device; a regular file is expected")
      default: throw failure(unsafe String(cString: strerror(errno)))
      }
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { throw failure("it cannot be read") }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return handle
    case S_IFDIR: throw failure(unsafe String(cString: strerror(EISDIR)))
    // What a shell's `<(…)` hands over has a writer that was started for this purpose.
    case S_IFIFO where handedOver.contains(where: path.hasPrefix): return handle
    case S_IFIFO: throw failure("it is a pipe; a regular file is expected")
    default: throw failure("it is a device; a regular file is expected")
    }
  }
}
