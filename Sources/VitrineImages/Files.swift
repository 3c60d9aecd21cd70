#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// All bytes of the file at `path`; refuses to read more than `limit` of them.
public func readFile(_ path: String, limit: Int) throws(PNGError) -> [UInt8] {
  let file = unsafe open(path, O_RDONLY)
  guard file >= 0 else { throw .file(path: path, reason: systemMessage()) }
  return try readAll(file, path, limit)
}

/// The same, or nil when there is no such file.
public func readFileIfPresent(_ path: String, limit: Int) throws(PNGError) -> [UInt8]? {
  let file = unsafe open(path, O_RDONLY)
  if file >= 0 { return try readAll(file, path, limit) }
  if errno == ENOENT { return nil }
  throw .file(path: path, reason: systemMessage())
}

/// Closes the file.
private func readAll(_ file: Int32, _ path: String, _ limit: Int) throws(PNGError) -> [UInt8] {
  defer { close(file) }
  var bytes: [UInt8] = []
  // One more than the size, so that the last read meets the end without growing.
  var room = min(max(fileSize(file), 0), limit) + 1
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

/// What the system says of the call that failed last.
func systemMessage() -> String { unsafe String(cString: strerror(errno)) }
