#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file where a person or a script says.
///
/// A regular file is replaced whole or not at all, as `replaceFile` does. A link stays: what it leads to
/// is written. Devices, pipes and descriptors (`/dev/stdout`) are written into, for a name that took their
/// place would break whatever else uses them.
public func writeFile(_ bytes: [UInt8], to path: String) throws(PNGError) {
  switch FileDestination(path) {
  case .regular(let target): try replaceFile(bytes, at: target, shownAs: path)
  case .stream(let target): try write(bytes, into: unsafe open(target, O_WRONLY | O_NOCTTY), path)
  case .descriptor(let number): try write(bytes, into: dup(number), path)
  case .none: throw .file(path: path, reason: systemMessage())
  }
}

/// Writes the file whole or not at all: into a temporary file beside it, which then takes its name.
///
/// A link of this name is replaced as well, so that one among downloaded files leads nowhere. On failure
/// the temporary file is removed and what stood at `path` is unchanged.
public func replaceFile(_ bytes: [UInt8], at path: String) throws(PNGError) {
  try replaceFile(bytes, at: path, shownAs: path)
}

private func replaceFile(
  _ bytes: [UInt8], at path: String, shownAs shown: String
) throws(PNGError) {
  let (file, temporary) = try openTemporary(beside: path, shown)
  var reason: String? = writeAll(file, bytes) ? nil : systemMessage()
  if close(file) != 0, reason == nil { reason = systemMessage() }
  if reason == nil, unsafe rename(temporary, path) != 0 { reason = systemMessage() }
  guard let reason else { return }
  _ = unsafe unlink(temporary)
  throw .file(path: shown, reason: reason)
}

/// Closes the file.
private func write(_ bytes: [UInt8], into file: Int32, _ path: String) throws(PNGError) {
  guard file >= 0 else { throw .file(path: path, reason: systemMessage()) }
  var reason: String? = writeAll(file, bytes) ? nil : systemMessage()
  if close(file) != 0, reason == nil { reason = systemMessage() }
  if let reason { throw .file(path: path, reason: reason) }
}

/// A new file in the same folder, open for writing with the permissions that a plain new file gets.
private func openTemporary(
  beside path: String, _ shown: String
) throws(PNGError) -> (file: Int32, path: String) {
  let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  // Other writers in the folder hold at most a few of these names.
  for attempt in 0..<10_000 {
    let name = "\(folder).vitrine-\(getpid())-\(attempt).tmp"
    let file = unsafe open(name, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    if file >= 0 { return (file, name) }
    if errno != EEXIST { break }
  }
  throw .file(path: shown, reason: systemMessage())
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
