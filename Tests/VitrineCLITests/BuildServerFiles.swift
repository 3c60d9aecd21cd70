import Foundation
import Testing
import Yams

/// The files by which build servers check documents, and the page on them.
struct BuildServerFiles {
  /// The inputs of GitHub's action by their names, and its steps.
  var inputs: [String: [String: Any]]
  var steps: [[String: Any]]
  /// The job of GitLab's file that others extend.
  var job: [String: Any]
  var page: String

  /// A script with the variables that its server sets.
  struct Script {
    var text: String
    var variables: [String: String]
  }

  static func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  init() throws {
    let action = try Self.object(Self.text(".github/actions/vitrine/action.yml"))
    inputs = try #require(action["inputs"] as? [String: [String: Any]])
    let runs = try #require(action["runs"] as? [String: Any])
    steps = try #require(runs["steps"] as? [[String: Any]])
    let file = try Self.object(Self.text(".gitlab/vitrine.yml"))
    job = try #require(file[".vitrine-check"] as? [String: Any])
    page = try Self.text("Sources/Vitrine/Vitrine.docc/BuildServers.md")
  }

  static func object(_ yaml: String) throws -> [String: Any] {
    try #require(try Yams.load(yaml: yaml) as? [String: Any])
  }

  /// The examples of the page: the workflow of GitHub, then the pipeline of GitLab.
  func examples() throws -> [[String: Any]] {
    try page.components(separatedBy: "```yaml\n").dropFirst().map { rest in
      try Self.object(rest.components(separatedBy: "```")[0])
    }
  }

  var variables: [String: String] { job["variables"] as? [String: String] ?? [:] }

  /// Returns the script of a step of the action, with inputs in place of the expressions in its variables.
  func github(_ name: String, _ given: [String: String]) throws -> Script {
    let step = try #require(steps.first { $0["name"] as? String == name })
    let text = try #require(step["run"] as? String)
    let declared = try #require(step["env"] as? [String: String])
    var variables = ["GITHUB_STEP_SUMMARY": "summary"]
    for (variable, value) in declared {
      let match = try #require(value.wholeMatch(of: /\$\{\{ inputs\.([a-z0-9]+) \}\}/), "\(value)")
      let input = String(match.output.1)
      let word: String = try #require(
        given[input] ?? (inputs[input]?["default"] as? String), "\(input)")
      variables[variable] = word
    }
    return Script(text: text, variables: variables)
  }

  /// Returns the lines under a key of GitLab's job, with what a job sets in place of its variables.
  func gitlab(_ key: String, _ given: [String: String]) throws -> Script {
    let lines = try #require(job[key] as? [String])
    return Script(
      text: lines.joined(separator: "\n"), variables: variables.merging(given) { $1 })
  }
}

extension Program {
  /// Runs a script as a build server does, with programs in `bin` before others.
  func run(_ script: BuildServerFiles.Script, by shell: String) throws -> Outcome {
    try write("step", script.text)
    let settings = script.variables.sorted { $0.key < $1.key }.map { name, value in
      "\(name)='\(value.replacing("'", with: "'\\''"))'"
    }
    return try self.shell(
      "env CI=true TMPDIR=\"$PWD\" PATH=\"$PWD/bin:$PATH\" \(settings.joined(separator: " ")) "
        + shell + " step")
  }
}
