import Foundation
import Synchronization
import Vitrine
import VitrineDocuments

/// A running program of a bundle. After a question that ended it, it is started anew for the next.
final class BundleSession {
  /// The program has ended at a question.
  struct Ended: Error {
    var message: String
  }

  /// The program's answer to a row or a request.
  struct Answer {
    var object: LocatedObject
    var pictures: [[UInt8]]
  }

  /// The protocol with the program: the member of its first line, the version there, and the name of one question.
  struct Speech: Sendable {
    var member: String
    var version: Int
    var question: String

    static let rows = Speech(member: "rows", version: RowExchange.version, question: "this row")
    static let requests = Speech(
      member: "requests", version: BundleRequest.version, question: "this picture")
  }

  private let path: String
  private let arguments: [String]
  private let speech: Speech
  /// Whether nobody wants the answers any more, so that a program that never gives one is ended.
  private let isAbandoned: (@Sendable () -> Bool)?
  private var process: pid_t = 0
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var buffer: [UInt8] = []
  private var next = 0

  /// Keeps the ends of pipes from programs that another thread starts at the same time: one that holds the end of
  /// another's pipe would keep it from ending.
  private static let starting = Mutex(())
  private static let blockSize = 1 << 16
  /// The bytes that are set aside for a part before it comes.
  private static let room = 1 << 20
  /// The milliseconds between two looks at whether a program is abandoned.
  private static let glance: Int32 = 50

  /// - Parameter arguments: the flags of each of its runs.
  init(
    _ path: String, arguments: [String], _ speech: Speech,
    isAbandoned: (@Sendable () -> Bool)?
  ) {
    (self.path, self.arguments, self.speech) = (path, arguments, speech)
    self.isAbandoned = isAbandoned
  }

  deinit {
    // A program that is asked for pictures has nothing to finish, and its author's code may never end.
    if speech.member == Speech.requests.member, process > 0 { kill(process, SIGKILL) }
    end()
  }

  /// Starts the program and returns its first line.
  @discardableResult
  func open() throws(Failure) -> LocatedObject {
    try Self.starting.withLock { _ throws(Failure) in try spawn() }
    guard let line = line(), let object = Self.object(line) else {
      let status = end()
      // It has said what is wrong with its flags.
      if [Exit.usage, Exit.badInput, Exit.ourBug].contains(status.code ?? 0) {
        throw Failure(code: status.code ?? Exit.badInput)
      }
      throw failure("is no program of a widget bundle: it \(status.text)")
    }
    guard object[speech.member]?.number == Double(speech.version) else { throw refuseVersion() }
    return object
  }

  /// Ends the program; the error that says why.
  func refuseVersion() -> Failure {
    end()
    return failure("was built with another version of Vitrine; build it again")
  }

  /// Sends a row or a request and returns the answer.
  ///
  /// - Parameters:
  ///   - row: JSON without line breaks.
  ///   - mark: one of `RowExchange`'s, or of `BundleRequest`'s.
  func ask(_ row: [UInt8], _ mark: UInt8) throws -> Answer {
    if process == 0 { try open() }
    guard write([mark] + row + [UInt8(ascii: "\n")]), let line = line(),
      let object = Self.object(line)
    else { throw ended() }
    var pictures: [[UInt8]] = []
    for picture in object["pictures"]?.array ?? [] {
      let count = picture.object?["bytes"]?.number.flatMap { Int(exactly: $0) } ?? 0
      guard let bytes = bytes(count) else { throw ended() }
      pictures.append(bytes)
    }
    return Answer(object: object, pictures: pictures)
  }

  private func ended() -> Ended {
    Ended(message: "the program \(end().text) at \(speech.question)")
  }

  private static func object(_ line: [UInt8]) -> LocatedObject? {
    (try? JSONParser.parse(line, file: "answer"))?.object
  }

  private func failure(_ message: String) -> Failure {
    Failure(code: Exit.badInput, message: "error: '\(path)' \(message)")
  }
}

// The process and its streams.
extension BundleSession {
  /// The way in which a program ended.
  private struct Ending {
    /// The exit code; nil after a signal.
    var code: Int32?
    var text: String
  }

  /// The number of tries of a program that is being written, and the microseconds before each time.
  private static let (mostTries, pause): (Int, UInt32) = (150, 20_000)

  private func spawn() throws(Failure) {
    var (toProgram, fromProgram): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard unsafe pipe(&toProgram) == 0, unsafe pipe(&fromProgram) == 0 else {
      for end in toProgram where end >= 0 { close(end) }
      throw failure("cannot be started: \(unsafe String(cString: strerror(errno)))")
    }
    for end in toProgram + fromProgram { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, toProgram[0], STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, fromProgram[1], STDOUT_FILENO)
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var words = unsafe Self.copies([path] + arguments)
    var environment = unsafe Self.copies(variables)
    defer { unsafe (words + environment).forEach { unsafe free($0) } }
    var code = unsafe posix_spawn(&process, path, &actions, nil, &words, &environment)
    // A linker that has just written the program may not have closed it yet.
    for _ in 0..<Self.mostTries where code == ETXTBSY && isAbandoned != nil {
      usleep(Self.pause)
      code = unsafe posix_spawn(&process, path, &actions, nil, &words, &environment)
    }
    close(toProgram[0])
    close(fromProgram[1])
    (input, output, buffer, next) = (toProgram[1], fromProgram[0], [], 0)
    guard code == 0 else {
      process = 0
      end()
      throw failure("cannot be started: \(unsafe String(cString: strerror(code)))")
    }
  }

  /// Returns texts as C takes a list of them.
  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe texts.map { unsafe strdup($0) } + [nil]
  }

  /// Closes the streams and waits for the program, which ends when nobody asks.
  @discardableResult
  private func end() -> Ending {
    for stream in [input, output] where stream >= 0 { close(stream) }
    (input, output) = (-1, -1)
    guard process > 0 else { return Ending(code: nil, text: "has ended") }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    let signal = status & 0x7F
    if signal == 0 {
      let code = status >> 8 & 0xFF
      return Ending(code: code, text: "ended with \(code)")
    }
    let name = unsafe strsignal(signal).map { unsafe String(cString: $0) } ?? ""
    return Ending(code: nil, text: "ended by signal \(signal) (\(name))")
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Foundation.write(input, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  /// Returns the next line; nil at the end.
  private func line() -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let rest = buffer[next...]
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        next = end + 1
        return line
      }
      line += rest
      guard fill() else { return nil }
    }
  }

  /// Returns so many bytes; nil if the stream ends before.
  private func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(count, Self.room))
    while bytes.count < count {
      if next == buffer.count, !fill() { return nil }
      let part = buffer[next...].prefix(count - bytes.count)
      bytes += part
      next = part.endIndex
    }
    return bytes
  }

  private func fill() -> Bool {
    while true {
      guard isWanted() else { return false }
      var got = 0
      buffer = unsafe [UInt8](unsafeUninitializedCapacity: Self.blockSize) { out, count in
        got = unsafe read(output, out.baseAddress, Self.blockSize)
        count = max(got, 0)
      }
      next = 0
      if got < 0, errno == EINTR { continue }
      return got > 0
    }
  }

  /// Waits for bytes as long as somebody wants them; a program that is abandoned is ended.
  private func isWanted() -> Bool {
    guard let isAbandoned else { return true }
    while true {
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&waiting, 1, Self.glance) != 0 { return true }
      if isAbandoned() {
        if process > 0 { kill(process, SIGKILL) }
        return false
      }
    }
  }
}
