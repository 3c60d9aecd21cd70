import ArgumentParser
import Vitrine
import VitrineGraphics

/// The build servers that `init` writes a file for.
enum BuildServer: String, CaseIterable {
  case github, gitlab, shell

  /// What a run tests.
  enum Subject: Hashable {
    case package
    case documents(folders: [String], VitrineSource)
  }

  /// Returns the file that runs the tests and keeps their report.
  func file(for subject: Subject) -> SetupFile {
    switch self {
    case .github:
      SetupFile(path: ".github/workflows/widgets.yml", text: Self.workflow(Steps(subject)))
    case .gitlab: SetupFile(path: ".gitlab-ci.yml", text: Self.pipeline(Steps(subject)))
    case .shell: SetupFile(path: "check-widgets.sh", text: Self.script(Steps(subject)))
    }
  }

  /// The commands of a run.
  private struct Steps {
    let packages: String
    /// Fetches what is not in the repository; empty for nothing.
    var fetch = ""
    var test = "swift test"
    var report = "swift run vitrine report --html report.html"
    /// The folder that is worth keeping between runs, and the files that it depends on.
    var cache = ".build"
    var key = "'Package.swift', 'Package.resolved'"

    init(_ subject: Subject) {
      packages = Self.packages.joined(separator: " ")
      guard case .documents(let folders, let source) = subject else { return }
      let names = folders.map(UntrustedText.shellWord).joined(separator: " ")
      var program = "./.vitrine/vitrine"
      switch source {
      case .url(let url):
        let word = UntrustedText.shellWord(url)
        fetch = "test -d .vitrine || git clone --depth 1 \(word) .vitrine"
      case .path(let path): program = UntrustedText.shellWord(path + "/vitrine")
      }
      test = "\(program) check \(names)"
      report = "\(program) report --html report.html"
      (cache, key) = (".vitrine", "'.github/workflows/widgets.yml'")
    }

    /// What building Vitrine needs beside Swift.
    private static let packages = [
      "git", "pkg-config", "libpng-dev", "libdeflate-dev", "libfreetype-dev", "libharfbuzz-dev",
      "libfribidi-dev", "libicu-dev",
    ]
  }

  private static func workflow(_ steps: Steps) -> String {
    """
    name: Widgets
    on:
      pull_request:
      push:
        branches: [main]
    jobs:
      snapshots:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v5
          - name: Install libraries
            run: apt-get update && apt-get install -y \(steps.packages)
          - uses: actions/cache@v5
            with:
              path: \(steps.cache)
              key: vitrine-${{ hashFiles(\(steps.key)) }}
              restore-keys: vitrine-
    \(steps.fetch.isEmpty ? "" : "      - name: Fetch Vitrine\n        run: \(steps.fetch)\n")\
          - name: Test
            run: |
              \(steps.test)
          - name: Report
            if: failure()
            run: |
              \(steps.report) --markdown summary.md
              cat summary.md >> "$GITHUB_STEP_SUMMARY"
          - uses: actions/upload-artifact@v6
            if: failure()
            with:
              name: widgets
              include-hidden-files: true
              path: |
                report.html
                **/.artifacts

    """
  }

  private static func pipeline(_ steps: Steps) -> String {
    """
    widgets:
      image: swift:6.2
      cache:
        key: vitrine
        paths: [\(steps.cache)]
      before_script:
        - apt-get update && apt-get install -y \(steps.packages)
    \(steps.fetch.isEmpty ? "" : "    - \(steps.fetch)\n")\
      script:
        - |
          \(steps.test)
      after_script:
        - |
          if [ "$CI_JOB_STATUS" = failed ]; then \(steps.report); fi
      artifacts:
        when: on_failure
        paths: [report.html, "**/.artifacts"]

    """
  }

  private static func script(_ steps: Steps) -> String {
    """
    #!/bin/sh
    # Tests the widgets; on a failure report.html shows what differs. Needs Swift and, on Debian or Ubuntu,
    # apt-get install \(steps.packages)
    cd "$(dirname "$0")" || exit
    export CI=1
    \(steps.fetch.isEmpty ? "" : steps.fetch + " || exit\n")\
    \(steps.test) && exit
    code=$?
    \(steps.report)
    exit $code

    """
  }
}
