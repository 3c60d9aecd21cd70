#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Returns all bytes of the file at `path`; refuses to read more than `limit` of them.
///
/// All files are read through this function. Only regular files are read, as a pipe may block forever and a
/// device has no end. Descriptors that this process already has open (`/dev/stdin`, `<(…)` of a shell) may
/// be pipes, because their writer was started for this purpose.
public func readFile(_ path: String, limit: Int) throws(PNGError) -> [UInt8] {
  let file = try openForReading(path)
  guard file >= 0 else { throw .file(path: path, reason: systemMessage()) }
  return try readAll(file, path, limit)
}

/// Like `readFile`, but returns nil if there is no such file.
public func readFileIfPresent(_ path: String, limit: Int) throws(PNGError) -> [UInt8]? {
  let file = try openForReading(path)
  if file >= 0 { return try readAll(file, path, limit) }
  if errno == ENOENT { return nil }
  throw .file(path: path, reason: systemMessage())
}

/// Opens a file for `readFile`, or for a reader that goes through it line by line.
///
/// Returns a negative number with `errno` if it cannot be opened, and throws if it is not a regular file. Descriptors
/// that this process already has are opened whatever they are.
package func openForReading(_ path: String) throws(PNGError) -> Int32 {
  if case .descriptor = FileDestination(path) { return unsafe open(path, O_RDONLY | O_CLOEXEC) }
  // Does not block on the writer of a pipe.
  let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  guard file >= 0 else {
    // The system's message for a socket mentions a missing device.
    if errno == ENXIO { throw .file(path: path, reason: irregular("a socket or a device")) }
    return file
  }
  guard let reason = irregularity(of: file) else { return file }
  close(file)
  throw .file(path: path, reason: reason)
}

/// The reason why an open file cannot be read completely; nil for a regular file.
private func irregularity(of file: Int32) -> String? {
  var facts = stat()
  guard unsafe fstat(file, &facts) == 0 else { return systemMessage() }
  switch facts.st_mode & S_IFMT {
  case S_IFREG: return nil
  case S_IFDIR: return unsafe String(cString: strerror(EISDIR))
  case S_IFIFO: return irregular("a pipe")
  default: return irregular("a device")
  }
}

private func irregular(_ kind: String) -> String { "it is \(kind); a regular file is expected" }

/// Reads all bytes and closes the file.
private func readAll(_ file: Int32, _ path: String, _ limit: Int) throws(PNGError) -> [UInt8] {
  defer { close(file) }
  var bytes: [UInt8] = []
  let size = fileSize(file)
  guard size <= limit else {
    throw .unreadable(path: path, .tooManyBytes(count: size, limit: limit))
  }
  // One more than the size, so that the last read reaches the end without growing.
  var room = max(size, 0) + 1
  while true {
    let (part, failed) = readSome(file, room)
    if failed { throw .file(path: path, reason: systemMessage()) }
    if part.isEmpty { return bytes }
    bytes = bytes.isEmpty ? part : bytes + part
    guard bytes.count <= limit else {
      throw .unreadable(path: path, .tooManyBytes(count: bytes.count, limit: limit))
    }
    room = 1 << 16
  }
}

private func readSome(_ file: Int32, _ room: Int) -> (bytes: [UInt8], failed: Bool) {
  var failed = false
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { out, count in
    var got = -1
    repeat { got = unsafe read(file, out.baseAddress, room) } while got < 0 && errno == EINTR
    failed = got < 0
    count = max(got, 0)
  }
  return (bytes, failed)
}

private func fileSize(_ file: Int32) -> Int {
  var facts = stat()
  return unsafe fstat(file, &facts) == 0 ? Int(facts.st_size) : 0
}

/// Returns the system's message for the last failed call.
func systemMessage() -> String { unsafe String(cString: strerror(errno)) }
