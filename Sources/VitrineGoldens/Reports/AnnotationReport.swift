import VitrineGraphics

/// Writes failures as workflow commands of GitHub Actions: one `::error` line each.
public enum AnnotationReport {
  /// Returns a line for each failure with its explanation and accepting command; empty if all snapshots pass.
  public static func text(_ records: [SnapshotRecord], store: GoldenStore) -> String {
    records.filter { !$0.state.passes }.map { record in
      let file = UntrustedText.workflowProperty(record.goldens + "/" + record.file)
      let title = UntrustedText.workflowProperty("\(record.file): \(record.state.rawValue)")
      let accept = AcceptCommandLine(for: [record], store: store).map {
        "accept with: " + $0.command
      }
      let lines = [record.explanation] + record.shownBlame + [accept].compactMap(\.self)
      let body = UntrustedText.workflowData(UntrustedText.lines(lines))
      return "::error file=\(file),title=\(title)::\(body)\n"
    }.joined()
  }
}
