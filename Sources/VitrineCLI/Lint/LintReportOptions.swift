import ArgumentParser
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineLint

/// The files to write and what to print beside the findings.
struct LintReportOptions: ParsableArguments {
  @Flag(help: "Results as JSON.")
  var json = false

  @Option(help: "Writes SARIF 2.1.0, which code hosts read.", completion: .file())
  var sarif: String?

  @Option(help: "Writes JUnit XML.", completion: .file())
  var junit: String?

  @Flag(help: "Prints findings as annotations of GitHub Actions.")
  var annotations = false

  @Option(
    help: "Writes a page for a browser, with the pictures of the findings in it.",
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: "A folder for pictures of the findings, with their places marked.", completion: .directory
  )
  var pictures: String?

  @Option(help: "A baseline file: findings that it lists do not count.", completion: .file())
  var baseline: String?

  @Option(
    help: "Writes the findings that count as a baseline file, and ends with 0.", completion: .file()
  )
  var writeBaseline: String?

  /// Makes the folder of pictures, so that one that cannot be is told before anything is judged.
  func prepare() throws {
    if let pictures { try OutputFolder.make(pictures) }
  }

  /// - Parameter pictures: the pictures of findings by their paths.
  func write(_ files: [LintedFile], pictures: [String: [UInt8]]) throws {
    if self.pictures != nil {
      for (path, bytes) in pictures.sorted(by: { $0.key < $1.key }) {
        try writeFile(bytes, to: path)
      }
    }
    if let html {
      try writeFile(Array(LintPage.text(files, pictures: pictures).utf8), to: html)
    }
    let files = named(files)
    if let sarif { try writeFile(Array(SARIFReport.text(files).utf8), to: sarif) }
    if let junit { try writeFile(Array(LintJUnit.text(files).utf8), to: junit) }
    if let writeBaseline {
      let baseline = LintBaseline(of: files.map(\.report))
      try writeFile(Array(baseline.json().utf8), to: writeBaseline)
    }
    if annotations { Output.exact(LintAnnotations.text(files)) }
  }

  /// The files with the names of pictures only where these are written.
  private func named(_ files: [LintedFile]) -> [LintedFile] {
    pictures == nil ? files.map(\.withoutPictures) : files
  }

  /// Prints the findings, and what of the configuration and the baseline was not used.
  func tell(_ files: [LintedFile], unused: [String]) {
    let files = named(files)
    guard !json else { return tellAsJSON(files, unused) }
    for file in files { Output.text(file.report.text(file: file.file)) }
    for words in unused { Output.line("unused: \(words)") }
  }

  private func tellAsJSON(_ files: [LintedFile], _ unused: [String]) {
    var json = JSONText()
    json.object { json in
      json.key("widgets")
      json.array(files) { $1.report.write(to: &$0, file: $1.file) }
      json.key("unused")
      json.array(unused) { $0.string($1) }
    }
    Output.line(json.text)
  }
}

extension LintedFile {
  /// The file without the names of pictures, which a page alone has.
  fileprivate var withoutPictures: LintedFile {
    var copy = self
    for row in copy.report.rows.indices {
      for index in copy.report.rows[row].findings.indices {
        copy.report.rows[row].findings[index].picture = nil
      }
    }
    return copy
  }
}
