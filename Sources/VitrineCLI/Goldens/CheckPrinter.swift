import Vitrine
import VitrineGoldens
import VitrineGraphics
import VitrineLayout

/// Prints the lines of `check`. The queue calls it from one thread at a time.
final class CheckPrinter: @unchecked Sendable {
  private let isJSON: Bool
  private let isQuiet: Bool
  private let progress: ProgressLine
  /// The number of missing goldens so far, of which the first are printed: a first run lacks them all.
  private var missing = 0
  private static let mostMissing = 3

  init(isJSON: Bool, isQuiet: Bool, progress: ProgressLine) {
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    self.progress = progress
  }

  func add(_ result: CheckResult) {
    if isJSON {
      Output.line(Self.json(result))
    } else if !isQuiet, !result.passes, isListed(result.record) {
      Output.line(
        "\(result.record.file): \(result.record.state.rawValue): \(result.record.explanation)")
      for line in result.record.shownBlame { Output.line("  " + line) }
    }
    progress.advance()
  }

  private func isListed(_ record: SnapshotRecord) -> Bool {
    guard record.state == .missing else { return true }
    missing += 1
    if missing == Self.mostMissing + 1 {
      Output.line("more goldens are missing; they are counted below")
    }
    return missing <= Self.mostMissing
  }

  /// Reports a picture that was not drawn; it has no line among the results.
  func add(_ reason: UndrawnPicture) {
    reason.report.tell(asJSON: isJSON)
    progress.advance()
  }

  private static func json(_ result: CheckResult) -> String {
    let record = result.record
    var json = JSONText()
    json.object { json in
      json.member("name", record.name)
      json.member("file", record.file)
      json.member("state", record.state.rawValue)
      json.member("passes", result.passes)
      json.member("explanation", record.explanation)
      if let pixels = record.changedPixels { json.member("changedPixels", pixels) }
      if let cluster = record.largestCluster { json.member("largestCluster", cluster) }
      if let peak = record.peak { json.member("peak", peak) }
      if let cause = record.cause { json.member("cause", cause) }
      if let old = record.renamedFrom { json.member("renamedFrom", old) }
      json.key("blame")
      json.array { json in for line in record.blame { json.value(line) } }
    }
    return json.text
  }

  /// Returns the counts, the three worst results, and the command that accepts the candidates.
  ///
  /// - Parameter isAccepting: whether the candidates can become what they were compared with.
  static func summary(
    _ records: [SnapshotRecord], _ store: GoldenStore, isAccepting: Bool = true
  ) -> String {
    let summary = RunSummary(records)
    var lines = [summary.text]
    let renamed = records.count { $0.renamedFrom != nil }
    if renamed > 0 {
      lines.append(
        "\(renamed) of the missing \(renamed == 1 ? "is" : "are") renamed: accepting moves the old golden"
      )
    }
    let earlier = store.earlier(among: records).count
    if earlier > 0 {
      lines.append("\(earlier) of these \(earlier == 1 ? "is" : "are") of earlier runs")
    }
    if !summary.worst.isEmpty {
      lines.append("worst:")
      lines += summary.worst.map { "  \($0.file): \($0.explanation)" }
    }
    lines += causes(records, store, isAccepting)
    if isAccepting, let accept = AcceptCommandLine(for: records, store: store) {
      lines.append("accept \(accept.count) with: " + accept.command)
    }
    return UntrustedText.lines(lines) + "\n"
  }

  /// Returns the causes that several pictures share, each with the command that accepts these; empty if there
  /// are none.
  private static func causes(
    _ records: [SnapshotRecord], _ store: GoldenStore, _ isAccepting: Bool
  ) -> [String] {
    let shared = CauseGroup.groups(records).filter {
      $0.records.count > 1 && $0.records.contains { $0.cause != nil }
    }
    if shared.isEmpty { return [] }
    var lines = ["causes:"]
    for group in shared.prefix(mostCauses) {
      lines.append("  \(group.title): \(group.records.count) pictures")
      if isAccepting, let command = group.command(store) {
        lines.append("    accept with: " + command)
      }
    }
    let left = shared.count - mostCauses
    return left > 0 ? lines + ["  and \(left) more; --html shows all"] : lines
  }

  /// The largest number of causes printed; more would not be read.
  private static let mostCauses = 8
}
