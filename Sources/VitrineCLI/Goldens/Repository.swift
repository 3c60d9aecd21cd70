import Foundation
import Vitrine
import VitrineImages

/// A git repository that is read without running anything that it or its settings name: no hooks, no monitor of
/// changed files, no filters, and no fetching of what a partial clone lacks.
struct Repository {
  private let folder: URL
  /// Settings that win over those of files.
  private let environment: [String: String]
  /// The filters that are switched off.
  let filters: [String]

  init(_ folder: URL) throws {
    self.folder = folder
    let bare = Self.environment(Self.settings)
    // Their names only; what they run is not read.
    let list = try Subprocess.run(
      "git", ["config", "--name-only", "-z", "--get-regexp", "^filter[.]"], in: folder,
      environment: bare)
    let names = list.output.split(separator: "\0").compactMap { key -> String? in
      guard let end = key.lastIndex(of: ".") else { return nil }
      return String(key.prefix(upTo: end).dropFirst("filter.".count))
    }
    filters = Set(names).sorted()
    environment = Self.environment(
      Self.settings
        + filters.flatMap { name in
          [
            ("filter.\(name).smudge", ""), ("filter.\(name).clean", ""),
            ("filter.\(name).process", ""), ("filter.\(name).required", "false"),
          ]
        })
  }

  private static let settings = [("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null")]

  /// The variables that give settings, after those that are given so already.
  private static func environment(_ settings: [(key: String, value: String)]) -> [String: String] {
    let given = ProcessInfo.processInfo.environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    var variables = ["GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0"]
    for (index, setting) in settings.enumerated() {
      variables["GIT_CONFIG_KEY_\(given + index)"] = setting.key
      variables["GIT_CONFIG_VALUE_\(given + index)"] = setting.value
    }
    variables["GIT_CONFIG_COUNT"] = "\(given + settings.count)"
    return variables
  }

  /// Runs git.
  func git(
    _ words: [String], environment more: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    try Subprocess.run("git", words, in: folder, environment: environment.merging(more) { $1 })
  }
}
