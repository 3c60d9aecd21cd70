import Vitrine
import VitrineGraphics

/// The commands of a run on a build server.
struct BuildSteps {
  /// The subject of a run's tests.
  enum Subject: Hashable {
    case package
    /// Documents in folders, by a program from a source; nil for the one that is installed.
    case documents(folders: [String], VitrineSource?)
  }

  /// The packages of the system that are installed first; empty for none.
  private(set) var packages: String
  /// Fetches what is not in the repository; empty for nothing.
  private(set) var fetch = ""
  /// With the index, in which the package manager looks for tests on Linux.
  private(set) var test = "swift test"
  /// The part as it is set, or added to the test, for one of several machines; `{part}` is the part, as in `2/4`.
  private(set) var part = Part.variable("VITRINE_SHARD")
  /// Makes the reports that flags after it name, of the folders before them or of the last run.
  private(set) var report = "swift run vitrine report"
  /// The folder that is worth keeping between runs, and the files that it depends on.
  private(set) var cache = ".build"
  private(set) var key = "'Package.swift', 'Package.resolved'"

  /// The way in which one of several machines is told its part.
  enum Part: Hashable {
    case variable(String)
    case flag(String)
  }

  init(_ subject: Subject) {
    packages = Self.packages.joined(separator: " ")
    guard case .documents(let folders, let source) = subject else { return }
    let names = folders.map(Self.word).joined(separator: " ")
    var program = "./.vitrine/vitrine"
    switch source {
    case .url(let url):
      let word = Self.word(url)
      fetch = "test -d .vitrine || git clone --depth 1 \(word) .vitrine"
    case .path(let path): program = Self.word(path + "/vitrine")
    case nil: (program, packages) = ("vitrine", "")
    }
    test = "\(program) check \(names)"
    part = .flag("--shard")
    report = "\(program) report"
    (cache, key) = (".vitrine", "'.github/workflows/widgets.yml'")
  }

  /// Quotes a path for a script in a file of a build server, which replaces `${{` before a shell sees it.
  private static func word(_ path: String) -> String {
    UntrustedText.shellPath(path).replacing("${{", with: "$''{{")
  }

  /// The test of one of several machines.
  ///
  /// - Parameter part: the part as the build server writes it, such as `$CI_NODE_INDEX/$CI_NODE_TOTAL`.
  func test(part: String) -> String {
    switch self.part {
    case .variable(let name): "\(name)=\(part) \(test)"
    case .flag(let name): "\(test) \(name) \(part)"
    }
  }

  /// The system packages that building Vitrine needs beside Swift.
  private static let packages = [
    "git", "pkg-config", "libpng-dev", "libdeflate-dev", "libfreetype-dev", "libharfbuzz-dev",
    "libfribidi-dev", "libicu-dev",
  ]
}
