#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file to a path given by a user or script.
///
/// A regular file is replaced completely or not at all, like in `replaceFile`. A link stays: its target is
/// written. Devices, pipes and descriptors (`/dev/stdout`) are written into, because replacing them would
/// break other users of them.
public func writeFile(_ bytes: [UInt8], to path: String) throws(PNGError) {
  switch FileDestination(path) {
  case .regular(let target): try replaceFile(bytes, at: target, shownAs: path)
  case .stream(let target): try write(bytes, into: unsafe open(target, O_WRONLY | O_NOCTTY), path)
  case .descriptor(let number): try write(bytes, into: dup(number), path)
  case .none: throw .file(path: path, reason: systemMessage())
  }
}

/// Writes the file completely or not at all: into a temporary file beside it, which is then renamed.
///
/// A link of this name is replaced as well, so that a link among downloaded files has no effect. On failure
/// the temporary file is removed and the file at `path` is unchanged.
public func replaceFile(_ bytes: [UInt8], at path: String) throws(PNGError) {
  try replaceFile(bytes, at: path, shownAs: path)
}

private func replaceFile(
  _ bytes: [UInt8], at path: String, shownAs shown: String
) throws(PNGError) {
  guard let temporary = TemporaryFile(beside: path) else {
    throw .file(path: shown, reason: systemMessage())
  }
  defer { temporary.close() }
  var reason: String? = writeAll(temporary.descriptor, bytes) ? nil : systemMessage()
  if reason == nil, !temporary.take(path) { reason = systemMessage() }
  guard let reason else { return }
  temporary.remove()
  throw .file(path: shown, reason: reason)
}

/// Writes the bytes and closes the file.
private func write(_ bytes: [UInt8], into file: Int32, _ path: String) throws(PNGError) {
  guard file >= 0 else { throw .file(path: path, reason: systemMessage()) }
  var reason: String? = writeAll(file, bytes) ? nil : systemMessage()
  if close(file) != 0, reason == nil { reason = systemMessage() }
  if let reason { throw .file(path: path, reason: reason) }
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
