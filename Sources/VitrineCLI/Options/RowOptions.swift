import ArgumentParser
import Vitrine

/// The flags for rows of data.
struct RowOptions: ParsableArguments {
  @Option(
    help: """
      Names of pictures with fields of rows in braces, as '{country}/{id}'; {kind} and {row} are the widget's kind and \
      the row's number. '{kind}-{row}' by default.
      """)
  var name: String?

  @Option(help: "Fields of rows to leave out, separated by commas.")
  var skip: String?

  @Option(help: "The character between the cells of CSV; a comma by default, a tab in .tsv.")
  var separator: String?

  @Option(
    help:
      "The folder of the documents of jobs, which no job's path leaves; the current one by default."
  )
  var root: String?

  @Option(help: "The widget of a bundle's program whose entries the rows are, if it has several.")
  var kind: String?

  @Option(help: "The most rows.")
  var maxRows = BatchLimits.rows

  @Option(help: "The most pictures of one row.")
  var rowPictures = JobLimits.pictures

  var skippedFields: [String] {
    skip.map(ListArgument.words) ?? []
  }

  func separatorByte() throws(UsageError) -> UInt8? {
    guard let separator else { return nil }
    let text = separator == "\\t" || separator == "tab" ? "\t" : separator
    guard text.utf8.count == 1, let byte = text.utf8.first, byte != UInt8(ascii: "\""),
      byte >= 0x20 || byte == 9
    else { throw UsageError("--separator is one character such as ; or tab, not '\(separator)'") }
    return byte
  }

  func check() throws(UsageError) {
    for (flag, count) in [("--max-rows", maxRows), ("--row-pictures", rowPictures)] where count < 1
    {
      throw UsageError("\(flag) is at least 1, not \(count)")
    }
    if maxRows > Int(UInt32.max) { throw UsageError("--max-rows is at most \(UInt32.max)") }
  }

  /// Refuses flags that say nothing of rows.
  func refuseJobs() throws(UsageError) {
    if root != nil {
      throw UsageError("--root is for jobs; the files of a document lie in its own folder")
    }
  }

  /// Refuses flags that say nothing of jobs.
  func refuse() throws(UsageError) {
    for (flag, value) in [("--name", name), ("--skip", skip), ("--separator", separator)]
    where value != nil {
      throw UsageError("\(flag) is for rows: add --data; each job names its own 'output'")
    }
  }
}
