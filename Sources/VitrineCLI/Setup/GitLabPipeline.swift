/// The pipeline of GitLab that tests widgets: in a container of Swift, with what building has left the last time.
enum GitLabPipeline {
  /// One machine tests, and reports what failed.
  static func single(_ steps: BuildSteps) -> String {
    job("widgets", steps)
      + """
        script:
          - |
            \(steps.test)
        after_script:
          - |
            if [ "$CI_JOB_STATUS" = failed ]; then \(steps.report) --html report.html; fi
        artifacts:
          when: on_failure
          paths: [report.html, "**/.artifacts"]

      """
  }

  /// Several machines test a part each, and one more merges what they left into one report.
  static func shared(_ steps: BuildSteps, by shards: Int) -> String {
    job("widgets", steps)
      + """
        parallel: \(shards)
        script:
          - |
            \(steps.test(part: "$CI_NODE_INDEX/$CI_NODE_TOTAL"))
        after_script:
          - |
            mkdir -p "parts/$CI_NODE_INDEX"
            find . \\( -name .build -o -name .vitrine -o -name parts \\) -prune -o -name .artifacts -print |
              tar -cf - -T - | tar -xf - -C "parts/$CI_NODE_INDEX"
        artifacts:
          when: on_failure
          paths: [parts]


      """
      + job("report", steps)
        + """
          stage: .post
          when: on_failure
          script:
            - |
              \(steps.report) parts --html report.html
          artifacts:
            paths: [report.html]

        """
  }

  /// The beginning of a job: what is there before its own steps.
  private static func job(_ name: String, _ steps: BuildSteps) -> String {
    """
    \(name):
      image: swift:6.2
      cache:
        key: vitrine
        paths: [\(steps.cache)]
      before_script:
        - apt-get update && apt-get install -y \(steps.packages)
    \(steps.fetch.isEmpty ? "" : "    - \(steps.fetch)\n")
    """
  }
}
