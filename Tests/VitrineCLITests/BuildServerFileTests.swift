import Foundation
import Testing
import Vitrine

/// The action for GitHub and the file for GitLab call what exists, say what their page says, and do it. `Tests/Long/actions`
/// has linters read them.
@Suite struct BuildServerFileTests {
  private static let github = "bash --noprofile --norc -eo pipefail"
  private static let gitlab = "sh -e"
  private static let golden = "Steps-systemSmall-iphone-15-large-light.png"

  private static func write(_ words: String, to program: Program) throws {
    try program.write(
      "Widgets/Steps.yaml",
      """
      vitrine: 1
      kind: Steps
      families: [systemSmall]
      background: {LinearGradient: [blue, cyan]}
      body: {Text: "\(words)"}

      """)
  }

  /// The check as GitHub runs it, and what the job's summary got by it.
  private static func check(
    _ program: Program, _ given: [String: String] = [:]
  ) throws -> (outcome: Program.Outcome, summary: String) {
    try program.write("summary", "")
    let inputs = ["documents": "Widgets"].merging(given) { $1 }
    let script = try BuildServerFiles().github("Check widgets", inputs)
    let outcome = try program.run(script, by: github)
    return (outcome, String(decoding: try program.bytes("summary"), as: UTF8.self))
  }

  @Test func thePageHasEveryInputAndVariable() throws {
    let files = try BuildServerFiles()
    let rows = files.page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    let expected = files.inputs.map { name, input in
      "| `\(name)` | \(input["description"] as? String ?? "") |"
    }
    #expect(rows.sorted() == expected.sorted())
    let required = files.inputs.filter { $0.value["required"] as? Bool == true }.keys
    #expect(Array(required) == ["documents"])
    let named = Set(files.page.matches(of: /WIDGETS_[A-Z0-9]+/).map { String($0.output) })
    #expect(named == Set(files.variables.keys))
    for (name, value) in files.variables {
      let input = name.dropFirst("WIDGETS_".count).lowercased()
      let same = files.inputs[input]?["default"] as? String ?? "Widgets"
      #expect(value == same, "\(name)")
    }
  }

  @Test func theExamplesOfThePageUseWhatThereIs() throws {
    let files = try BuildServerFiles()
    let examples = try files.examples()
    #expect(examples.count == 2)
    let jobs = try #require(examples[0]["jobs"] as? [String: [String: Any]])
    let job = try #require(jobs["widgets"])
    #expect(job["container"] as? String == files.job["image"] as? String)
    let steps = try #require(job["steps"] as? [[String: Any]])
    let action = try #require(steps.last)
    let uses = try #require(action["uses"] as? String)
    #expect(uses.hasSuffix("/.github/actions/vitrine@v\(EngineVersion.current)"))
    let given = try #require(action["with"] as? [String: String])
    #expect(Set(given.keys).isSubset(of: files.inputs.keys))
    let pipeline = try #require(examples[1]["widgets"] as? [String: Any])
    #expect(pipeline["extends"] as? String == ".vitrine-check")
    let variables = try #require(pipeline["variables"] as? [String: String])
    #expect(Set(variables.keys).isSubset(of: files.variables.keys))
    #expect(files.page.contains("/v\(EngineVersion.current)/.gitlab/vitrine.yml\n"))
    // Both do the same, and it passes once the goldens are there.
    #expect(given["flags"] == variables["WIDGETS_FLAGS"])
    let program = try Program()
    try Self.write("6480", to: program)
    let run = try Self.check(program, ["flags": given["flags"] ?? ""])
    #expect(run.outcome.code == 1 && run.outcome.output.contains("2 missing"), "\(run)")
  }

  @Test func bothInstallThisVersionAlike() throws {
    let files = try BuildServerFiles()
    #expect(files.inputs["version"]?["default"] as? String == EngineVersion.current)
    #expect(files.variables["WIDGETS_VERSION"] == EngineVersion.current)
    let formula = try BuildServerFiles.text(".ci/homebrew/vitrine.rb")
    #expect(formula.contains("/tags/v\(EngineVersion.current).tar.gz\"\n"))
    let github = try files.github("Install Vitrine", [:])
    let gitlab = try files.gitlab("before_script", [:])
    #expect(github.text == gitlab.text)
  }

  /// What an author of a pull request chooses is never a part of a script.
  @Test func noScriptHoldsAnExpression() throws {
    let files = try BuildServerFiles()
    for step in files.steps {
      let script = step["run"] as? String ?? ""
      #expect(!script.contains("${{"))
      #expect(script.isEmpty || step["shell"] as? String == "bash")
    }
    for key in ["before_script", "script"] {
      #expect(try !files.gitlab(key, [:]).text.contains("$[["))
    }
  }

  @Test func everyFlagIsOneOfTheVerb() throws {
    let help = try BuildServerFiles.text("Golden/Help.txt").components(separatedBy: "\n$ vitrine ")
    let files = try BuildServerFiles()
    let scripts = [
      try files.github("Check widgets", ["documents": "Widgets"]),
      try files.gitlab("script", [:]),
    ]
    var count = 0
    for script in scripts {
      for line in script.text.replacing("\\\n", with: " ").split(separator: "\n") {
        let isLint = line.contains("vitrine lint") || line.contains("strict=")
        let section = try #require(
          help.first { $0.hasPrefix((isLint ? "lint" : "check") + " --help\n") })
        let known = Set(section.split(whereSeparator: \.isWhitespace))
        for flag in line.matches(of: /--[a-z][a-z-]*/) {
          #expect(known.contains(flag.output), "\(line)")
          count += 1
        }
      }
    }
    #expect(count > 10)
  }

  @Test func aPictureThatDiffersEndsTheStep() throws {
    let program = try Program()
    try Self.write("6480", to: program)
    let missing = try Self.check(program)
    #expect(missing.outcome.code == 1, "\(missing)")
    let annotation = "::error file=Widgets/Golden/\(Self.golden),title="
    #expect(missing.outcome.output.contains("\n" + annotation))
    #expect(missing.summary.contains("1 missing"))
    #expect(program.files("Widgets") == ["Steps.yaml"], "a build server accepts nothing")
    let accepted = try program.run([
      "accept", Self.golden, "--goldens", "Widgets/Golden", "--artifacts",
      "vitrine-artifacts/pictures",
    ])
    #expect(accepted.code == 0, "\(accepted)")
    let passed = try Self.check(program)
    #expect(passed.outcome.code == 0 && passed.summary.contains("1 identical"), "\(passed)")
    try Self.write("64800", to: program)
    let failed = try Self.check(program, ["artifacts": "my artifacts"])
    #expect(failed.outcome.code == 1 && failed.outcome.output.contains("\n" + annotation))
    for text in [failed.outcome.output, failed.summary] {
      #expect(text.contains("text 6480 → 64800"), "\(text)")
    }
    #expect(
      program.files("my artifacts") == ["pictures", "report.html", "report.xml", "summary.md"])
    let gitlab = try program.run(BuildServerFiles().gitlab("script", [:]), by: Self.gitlab)
    #expect(gitlab.code == 1 && gitlab.output.contains("text 6480 → 64800"), "\(gitlab)")
    #expect(!gitlab.output.contains("::error"))
    #expect(program.files("vitrine-artifacts").contains("report.xml"))
  }

  /// Broken documents and mistakes keep their codes, and nothing of an earlier run is told.
  @Test func whatIsNotComparedIsSaid() throws {
    let program = try Program()
    try Self.write("6480", to: program)
    _ = try Self.check(program)
    try program.write("Widgets/Broken.yaml", "vitrine: 1\nkind: Broken\nbdy: Hi\n")
    let broken = try Self.check(program)
    #expect(broken.outcome.code == 3 && broken.outcome.errors.contains("Broken.yaml:"), "\(broken)")
    #expect(broken.summary == "No picture was compared; the log says why.\n")
    #expect(broken.outcome.output.contains("::error title=vitrine check::no picture"))
    let flag = try Self.check(program, ["flags": "--nonsense; touch taken"])
    #expect(flag.outcome.code == 2)
    let names = try Self.check(program, ["documents": "-x\n$(touch taken)\n`touch taken`"])
    #expect(names.outcome.code == 3 && !program.files("").contains("taken"), "\(names)")
  }

  @Test func designRulesFailAsTheInputSays() throws {
    let program = try Program()
    // The text has too little contrast in the dark, which is an error.
    try Self.write("6480", to: program)
    _ = try Self.check(program)
    _ = try program.run([
      "accept", Self.golden, "--goldens", "Widgets/Golden", "--artifacts",
      "vitrine-artifacts/pictures",
    ])
    for (lint, code) in ["off": 0, "tell": 0, "errors": 1, "strict": 1, "all": 2] as [String: Int32]
    {
      let run = try Self.check(program, ["lint": lint])
      #expect(run.outcome.code == code, "\(lint): \(run)")
      #expect(
        run.outcome.output.contains("::warning file=")
          == ["tell", "errors", "strict"].contains(lint))
      #expect(run.summary.contains("vitrine lint ended with 1") == (code == 1))
    }
  }

  @Test func aPackageIsInstalledIfItIsTheOneThatIsMeant() throws {
    let program = try Program()
    try program.write("bin/apt-get", "#!/bin/sh\necho \"$*\" >>installed\n")
    try program.write("bin/curl", "#!/bin/sh\nexit 22\n")
    try program.write("bin/sudo", "#!/bin/sh\nexec \"$@\"\n")
    try program.write("my.deb", "a package")
    _ = try program.shell("chmod +x bin/*")
    let sum = try program.shell("sha256sum my.deb").output.prefix { $0 != " " }
    func install(_ given: [String: String]) throws -> Program.Outcome {
      try program.write("installed", "")
      return try program.run(
        BuildServerFiles().github("Install Vitrine", given), by: Self.github)
    }
    let right = try install(["package": "my.deb", "sha256": String(sum)])
    #expect(right.code == 0 && right.output.hasPrefix(EngineVersion.current), "\(right)")
    let installed = String(decoding: try program.bytes("installed"), as: UTF8.self)
    #expect(installed.hasSuffix("install -qq -y \(program.folder.path)/my.deb\n"), "\(installed)")
    let wrong = try install(["package": "my.deb", "sha256": String(repeating: "0", count: 64)])
    #expect(
      wrong.code == 2 && wrong.errors.contains("the package has the SHA-256 \(sum), and 0000"))
    for (given, words) in [
      (["package": "https://example.com/my.deb"], "needs its SHA-256"),
      (["package": "your.deb"], "there is no package 'your.deb'"),
      (["version": "1; touch taken"], "is no version"),
      ([:], "cannot fetch https://"),
    ] {
      let refused = try install(given)
      #expect(refused.code == 2 && refused.errors.contains(words), "\(refused)")
    }
    let left = String(decoding: try program.bytes("installed"), as: UTF8.self)
    #expect(!left.contains(".deb") && !program.files("").contains("taken"), "\(left)")
  }
}
