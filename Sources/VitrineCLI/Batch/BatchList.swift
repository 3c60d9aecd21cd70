import Glibc
import Vitrine
import VitrineDocuments
import VitrineGraphics

/// The lists that a batch writes, known by their lines.
enum BatchList {
  case manifest, failures

  /// The flag that names the list's file.
  var flag: String {
    switch self {
    case .manifest: "--manifest"
    case .failures: "--failures"
    }
  }

  /// Locks an open file, so that two batches never write the lines of one list.
  func lock(_ file: Int32, _ path: String) throws(Failure) {
    // Some file systems have no locks.
    let isTaken = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    var (own, there) = (stat(), stat())
    // A batch that was just done puts a new list in the place of the old one.
    let isThere =
      unsafe fstat(file, &own) == 0 && stat(path, &there) == 0 && own.st_ino == there.st_ino
      && own.st_dev == there.st_dev
    if isTaken || !isThere { throw refusal(path, "is written by another batch, which is not done") }
  }

  /// Checks that an open file that was there may be emptied: it is none of the inputs, and holds nothing or what a
  /// batch wrote.
  ///
  /// - Returns: whether a batch wrote it.
  func check(_ file: Int32, _ path: String, inputs: [String]) throws(Failure) -> Bool {
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw refusal(path, "is no regular file")
    }
    for input in inputs {
      var other = stat()
      guard unsafe stat(input, &other) == 0 else { continue }
      if other.st_dev == facts.st_dev, other.st_ino == facts.st_ino {
        throw refusal(path, "is read by this run")
      }
    }
    if facts.st_size == 0 { return false }
    guard try holdsOwnLines(file, path) else {
      throw refusal(path, "is there, and no batch wrote it; nothing was changed")
    }
    return true
  }

  private func refusal(_ path: String, _ reason: String) -> Failure {
    Failure(
      code: Exit.usage,
      message: UntrustedText.line("error: \(flag) '\(path)' \(reason); name another file"))
  }

  /// The lines that are read to know a file.
  private static let lines = 16

  /// Whether the first lines are those of a batch. The last line of a run that was killed may be cut off.
  private func holdsOwnLines(_ file: Int32, _ path: String) throws(Failure) -> Bool {
    guard lseek(file, 0, SEEK_SET) == 0 else { return false }
    var bytes = ByteReader(file: file, name: path)
    for count in 0..<Self.lines {
      var line: [UInt8] = []
      while let byte = try bytes.take(), byte != UInt8(ascii: "\n") {
        line.append(byte)
        guard line.count <= BatchLimits.listedBytes else { return false }
      }
      if line.isEmpty { return count > 0 }
      if !isOwn(line) {
        let next = try bytes.peek()
        return count > 0 && next == nil
      }
    }
    return true
  }

  private func isOwn(_ line: [UInt8]) -> Bool {
    switch self {
    case .manifest: BatchPicture(line) != nil
    case .failures: Self.isFailure(line)
    }
  }

  /// Whether a line holds what could not be drawn, with a message that begins with its place.
  private static func isFailure(_ line: [UInt8]) -> Bool {
    guard
      let object = (try? JSONParser.parse(line, file: "", limits: .standard))?.object
    else { return false }
    let entry = object[EntryRows.noteKey]?.object
    let isJob = ["input", "document", lineKey].contains { object[$0] != nil }
    let message = entry?[WorkerJob.errorKey] ?? (isJob ? object[WorkerJob.errorKey] : nil)
    return message?.string?.contains(#/:[0-9]+: /#) == true
  }

  /// The member of a failure with a line that nobody can read.
  private static let lineKey = "line"

  /// Returns the failure of a line that is no job.
  static func failure(_ line: [UInt8], _ message: String) -> String {
    var json = JSONText()
    json.object { json in
      json.member(lineKey, String(decoding: line, as: UTF8.self))
      json.member(WorkerJob.errorKey, message)
    }
    return json.text
  }
}
