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

/// Writes the file whole or not at all: into a temporary file beside it, which then takes its name.
///
/// On failure the temporary file is removed and what stood at `path` is unchanged.
public func writeFile(_ bytes: [UInt8], to path: String) throws(PNGError) {
  let (file, temporary) = try openTemporary(beside: path)
  var reason: String? = writeAll(file, bytes) ? nil : systemMessage()
  if close(file) != 0, reason == nil { reason = systemMessage() }
  if reason == nil, unsafe rename(temporary, path) != 0 { reason = systemMessage() }
  guard let reason else { return }
  _ = unsafe unlink(temporary)
  throw .file(path: path, reason: reason)
}

/// A new file in the same folder, open for writing with the permissions that a plain new file gets.
private func openTemporary(beside path: String) throws(PNGError) -> (file: Int32, path: String) {
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  // Other writers in the folder hold at most a few of these names.
  for attempt in 0..<10_000 {
    let name = "\(folder).vitrine-\(getpid())-\(attempt).tmp"
    let file = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    if file >= 0 { return (file, name) }
    if errno != EEXIST { break }
  }
  throw .file(path: path, reason: systemMessage())
}

private func writeAll(_ file: Int32, _ bytes: [UInt8]) -> Bool {
  unsafe bytes.withUnsafeBytes { all in
    var done = 0
    while done < all.count {
      let count = unsafe write(file, all.baseAddress.map { unsafe $0 + done }, all.count - done)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      done += count
    }
    return true
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

private func systemMessage() -> String { unsafe String(cString: strerror(errno)) }
