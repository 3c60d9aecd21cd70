import Foundation
import Synchronization
import Vitrine
import VitrineDocuments

/// The entry points for fuzzers: readers of what other programs send, called with any bytes. Each answers as the program
/// does, and returns the promise that was broken; nil if none was.
package final class ReaderTrials: Sendable {
  private let host: JobHost
  private let runner: Mutex<JobRunner>
  private let server: Mutex<AgentServer>
  private let document: Document
  private let limits: DocumentLimits

  /// - Parameters:
  ///   - document: a document with data, whose values rows replace.
  ///   - flags: flags of drawing, which keep pictures small.
  package init(_ document: Document, flags: [String], limits: DocumentLimits) throws {
    let drawing = try DrawingOptions.parse(flags)
    host = try JobHost(
      // There is no such folder: what lies in one is other readers' matter.
      root: JobFolder(path: "/nonexistent", flag: JobFolder.inputFlag), output: nil,
      flags: drawing, company: CompanionOptions.parse([]), limits: limits,
      bounds: JobHost.Bounds(pictures: 2, answerBytes: 1 << 20, documents: 4))
    let renderer = try drawing.budgets.limiting(Renderer(fonts: host.fonts))
    runner = Mutex(JobRunner(host: host, renderer: renderer))
    server = Mutex(AgentServer(host: host, renderer: renderer))
    (self.document, self.limits) = (document, limits)
  }

  /// Lines of a worker: each has one answer, an object in one line.
  package func jobs(_ bytes: [UInt8]) throws -> String? {
    try Self.lines(bytes) { line in runner.withLock { $0.answer(line, limit: Self.lineLimit) } }
  }

  /// Lines of an agent: each has at most one answer, an object or a list of these in one line.
  package func requests(_ bytes: [UInt8]) throws -> String? {
    try Self.lines(bytes, isListed: true) { line in server.withLock { $0.answer(line) } }
  }

  /// A file of rows: each is a job, or a mistake that can be written to a file of failures as a job.
  package func rows(_ bytes: [UInt8]) throws -> String? {
    let file = try Self.file(bytes)
    defer { close(file) }
    guard
      let data = try? DataFile("/proc/self/fd/\(file)", separator: nil, rowLimit: BatchLimits.rows),
      var reader = try? data.records(),
      let rows = try? RowTemplate(
        document, input: "w.json", names: NamePattern(kind: document.kind), skipped: [],
        header: reader.header, pictureCount: 1, limits: limits)
    else { return nil }
    var (number, line) = (0, 0)
    while let record = try? reader.next(number: number + 1) {
      number += 1
      guard record.number == number, record.line >= line else { return "rows out of order" }
      line = record.line
      let written: String?
      do throws(RowMistake) {
        let job = try rows.job(record)
        written = job.output == nil ? "a row without a name" : nil
      } catch {
        written = rows.failure(record, error.message).flatMap { Self.problem($0, isListed: false) }
      }
      if let written { return written }
    }
    return nil
  }

  /// The most bytes of a line, few so that longer ones are met.
  private static let lineLimit = 2048

  private static func lines(
    _ bytes: [UInt8], isListed: Bool = false, _ answer: (LineReader.Line) -> String?
  ) throws -> String? {
    let file = try file(bytes)
    defer { close(file) }
    var reader = LineReader(file: file, limit: lineLimit)
    while let line = try reader.line(isStopped: { false }) {
      let problem = answer(line).flatMap { Self.problem($0, isListed: isListed) }
      if let problem { return problem }
    }
    return nil
  }

  /// - Parameter isListed: whether an answer may be a list of objects.
  private static func problem(_ answer: String, isListed: Bool) -> String? {
    if answer.contains("\n") { return "an answer of several lines" }
    guard let value = try? JSONParser.parse(Array(answer.utf8), file: "answer"),
      value.object != nil || (isListed && value.array?.allSatisfy { $0.object != nil } == true)
    else { return "an answer that is no JSON object: \(answer.prefix(200))" }
    return nil
  }

  /// Returns an open file without a name that holds some bytes.
  private static func file(_ bytes: [UInt8]) throws -> Int32 {
    if let stream = unsafe tmpfile() {
      let file = unsafe dup(fileno(stream))
      unsafe fclose(stream)
      let count = unsafe bytes.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      if count == bytes.count, lseek(file, 0, SEEK_SET) == 0 { return file }
    }
    throw Failure(code: Exit.badInput, message: "error: no more files can be opened")
  }
}
