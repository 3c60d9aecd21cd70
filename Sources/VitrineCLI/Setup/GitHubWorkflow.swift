/// The workflow of GitHub that tests widgets: in a container of Swift, with what building has left the last time.
enum GitHubWorkflow {
  /// One machine tests, and reports what failed.
  static func single(_ steps: BuildSteps) -> String {
    head + job("snapshots", steps, conditions: "")
      + """
            - name: Test
              run: |
                \(steps.test)
            - name: Report
              if: failure()
              run: |
                \(steps.report) --html report.html --markdown summary.md
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

  /// Several machines test a part each, and one more merges what they left into one report.
  static func shared(_ steps: BuildSteps, by shards: Int) -> String {
    let numbers = (1...shards).map(String.init).joined(separator: ", ")
    return head
      + job(
        "snapshots", steps,
        conditions: """
              strategy:
                fail-fast: false
                matrix:
                  shard: [\(numbers)]

          """)
        + """
              - name: Test
                run: |
                  \(steps.test(part: "${{ matrix.shard }}/\(shards)"))
              - uses: actions/upload-artifact@v6
                if: failure()
                with:
                  name: widgets-${{ matrix.shard }}
                  include-hidden-files: true
                  path: |
                    **/.artifacts
                    !.build
                    !.vitrine

        """
      + job(
        "report", steps,
        conditions: """
              needs: snapshots
              if: failure()

          """)
        + """
              - uses: actions/download-artifact@v7
                with:
                  pattern: widgets-*
                  path: parts
              - name: Report
                run: |
                  \(steps.report) parts --html report.html --markdown summary.md
                  cat summary.md >> "$GITHUB_STEP_SUMMARY"
              - uses: actions/upload-artifact@v6
                with:
                  name: widgets
                  path: report.html

        """
  }

  private static let head = """
    name: Widgets
    on:
      pull_request:
      push:
        branches: [main]
    jobs:

    """

  /// The beginning of a job: what is there before its own steps.
  private static func job(_ name: String, _ steps: BuildSteps, conditions: String) -> String {
    """
      \(name):
    \(conditions)\
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
    \(steps.fetch.isEmpty ? "" : "      - name: Fetch Vitrine\n        run: \(steps.fetch)\n")
    """
  }
}
