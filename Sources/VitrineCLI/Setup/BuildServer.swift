import Vitrine

/// The build servers that `init` writes a file for.
enum BuildServer: String, CaseIterable {
  case github, gitlab, shell

  /// The most machines that one run is shared by.
  static let mostShards = 64

  /// Returns the file that runs the tests and keeps their report.
  ///
  /// - Parameter shards: the number of machines that share the pictures.
  func file(for steps: BuildSteps, shards: Int) -> SetupFile {
    switch self {
    case .github:
      SetupFile(
        path: ".github/workflows/widgets.yml",
        text: shards > 1
          ? GitHubWorkflow.shared(steps, by: shards) : GitHubWorkflow.single(steps))
    case .gitlab:
      SetupFile(
        path: ".gitlab-ci.yml",
        text: shards > 1
          ? GitLabPipeline.shared(steps, by: shards) : GitLabPipeline.single(steps))
    case .shell: SetupFile(path: "check-widgets.sh", text: Self.script(steps))
    }
  }

  private static func needs(_ steps: BuildSteps) -> String {
    steps.packages.isEmpty
      ? "vitrine, of the version that the goldens are from."
      : "Swift and, on Debian or Ubuntu,\n# apt-get install \(steps.packages)"
  }

  private static func script(_ steps: BuildSteps) -> String {
    """
    #!/bin/sh
    # Tests the widgets; on a failure report.html shows what differs. Needs \(needs(steps))
    cd "$(dirname "$0")" || exit
    export CI=1
    \(steps.fetch.isEmpty ? "" : steps.fetch + " || exit\n")\
    \(steps.test) && exit
    code=$?
    \(steps.report) --html report.html
    exit $code

    """
  }
}
