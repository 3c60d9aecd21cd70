import Glibc

/// The bytes of a file that a document or its folder holds.
package enum DocumentFile {
  /// Reads a regular file whole; its size is checked before anything is read.
  package static func read(_ path: String, limit: Int) throws(DocumentError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let isMissing = errno == ENOENT
      let message = "cannot be opened: \(reason())"
      throw failure(path, message + (isMissing ? DocumentFolder(of: path).hint(for: path) : ""))
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path, reason()) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure(path, "is not a regular file") }
    let size = Int(status.st_size)
    guard size <= limit else {
      throw failure(path, "has \(size) bytes, more than the limit of \(limit)")
    }
    return try read(descriptor, path, size)
  }

  private static func read(
    _ descriptor: Int32, _ path: String, _ size: Int
  ) throws(DocumentError) -> [UInt8] {
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        guard let start = buffer.baseAddress else { return }
        let got = unsafe Glibc.read(descriptor, start + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failed = true }
        if got <= 0 { return }
        count += got
      }
    }
    if failed { throw failure(path, "cannot be read: \(reason())") }
    return bytes
  }

  private static func failure(_ path: String, _ message: String) -> DocumentError {
    DocumentError(file: path, message: message)
  }

  private static func reason() -> String { unsafe String(cString: strerror(errno)) }
}
