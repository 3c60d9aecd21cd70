import Foundation
import Testing
import Yams

/// What the pages on batches and workers say for clusters is taken by these, and draws.
@Suite struct ClusterTests {
  /// The fields of a Kubernetes job as far as the page may use them: those of `batch/v1` Job, the pod's template,
  /// containers and volumes in the API of Kubernetes 1.33. A name below a dot is an object with fields of its own; a
  /// list's fields are those of its elements.
  private static let fields: [String: Set<String>] = [
    "": ["apiVersion", "kind", "metadata", "spec"],
    "metadata": ["name", "namespace", "labels", "annotations"],
    "spec": [
      "activeDeadlineSeconds", "backoffLimit", "backoffLimitPerIndex", "completionMode",
      "completions", "managedBy", "manualSelector", "maxFailedIndexes", "parallelism",
      "podFailurePolicy", "podReplacementPolicy", "selector", "successPolicy", "suspend",
      "template", "ttlSecondsAfterFinished",
    ],
    "spec.template": ["metadata", "spec"],
    "spec.template.spec": [
      "activeDeadlineSeconds", "affinity", "automountServiceAccountToken", "containers",
      "imagePullSecrets", "initContainers", "nodeSelector", "priorityClassName", "restartPolicy",
      "securityContext", "serviceAccountName", "terminationGracePeriodSeconds", "tolerations",
      "topologySpreadConstraints", "volumes",
    ],
    "spec.template.spec.containers": [
      "args", "command", "env", "envFrom", "image", "imagePullPolicy", "name", "resources",
      "securityContext", "volumeMounts", "workingDir",
    ],
    "spec.template.spec.containers.resources": ["claims", "limits", "requests"],
    "spec.template.spec.containers.resources.limits": ["cpu", "ephemeral-storage", "memory"],
    "spec.template.spec.containers.resources.requests": ["cpu", "ephemeral-storage", "memory"],
    "spec.template.spec.containers.volumeMounts": [
      "mountPath", "mountPropagation", "name", "readOnly", "subPath", "subPathExpr",
    ],
    "spec.template.spec.volumes": [
      "configMap", "csi", "emptyDir", "ephemeral", "hostPath", "name", "nfs",
      "persistentVolumeClaim", "projected", "secret",
    ],
    "spec.template.spec.volumes.persistentVolumeClaim": ["claimName", "readOnly"],
  ]

  private static func page(_ name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Vitrine/Vitrine.docc/\(name).md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private static func block(_ language: String, of page: String) throws -> String {
    let start = try #require(page.range(of: "```\(language)\n"))
    let end = try #require(page.range(of: "\n```", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  /// The fields that Kubernetes does not have, by their paths.
  private static func unknown(_ value: Any, at path: String) -> [String] {
    if let list = value as? [Any] { return list.flatMap { unknown($0, at: path) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { key, value in
      let inside = path.isEmpty ? key : path + "." + key
      if fields[path]?.contains(key) != true { return [inside] }
      return unknown(value, at: inside)
    }
  }

  private struct Job {
    var whole: [String: Any]
    var spec: [String: Any]
    var pod: [String: Any]
    var container: [String: Any]

    init() throws {
      let text = try ClusterTests.block("yaml", of: ClusterTests.page("Batch"))
      whole = try #require(try Yams.load(yaml: text) as? [String: Any])
      spec = try #require(whole["spec"] as? [String: Any])
      let template = try #require(spec["template"] as? [String: Any])
      pod = try #require(template["spec"] as? [String: Any])
      let containers = try #require(pod["containers"] as? [[String: Any]])
      container = try #require(containers.first)
    }

    var arguments: [String] { container["args"] as? [String] ?? [] }
  }

  @Test func theManifestIsAJobOfKubernetes() throws {
    let job = try Job()
    #expect(Self.unknown(job.whole, at: "") == [])
    #expect(job.whole["apiVersion"] as? String == "batch/v1")
    #expect(job.whole["kind"] as? String == "Job")
    let metadata = job.whole["metadata"] as? [String: Any]
    let name = try #require(metadata?["name"] as? String)
    // A label of DNS, with room for the index of a pod.
    #expect(name.wholeMatch(of: /[a-z0-9]([-a-z0-9]*[a-z0-9])?/) != nil && name.count <= 57)
    // Indexed jobs say how many parts they have; pods of jobs are not always restarted.
    #expect(job.spec["completionMode"] as? String == "Indexed")
    let parts = try #require(job.spec["completions"] as? Int)
    #expect(job.arguments.contains("--shard=auto/\(parts)"))
    // Limits by index need pods that are made anew.
    #expect(job.spec["backoffLimitPerIndex"] is Int)
    #expect(job.pod["restartPolicy"] as? String == "Never")
    for key in ["name", "image"] { #expect(job.container[key] is String) }
    let mounts = job.container["volumeMounts"] as? [[String: Any]] ?? []
    let volumes = job.pod["volumes"] as? [[String: Any]] ?? []
    #expect(
      mounts.compactMap { $0["name"] as? String } == volumes.compactMap { $0["name"] as? String })
    #expect(mounts.first?["mountPath"] as? String == "/shared")
    #expect(Self.unknown(["spec": ["completion": 1]], at: "") == ["spec.completion"])
  }

  /// The pods' commands, one after the other.
  @Test func thePartsOfTheManifestAreTheWhole() throws {
    let program = try Program()
    try program.write("shared/Weather.json", Program.document())
    let rows = (1...20).map { "\($0),City \($0)" }
    try program.write("shared/cities.csv", (["id,city"] + rows).joined(separator: "\n") + "\n")
    let job = try Job()
    let words = job.arguments.map {
      "'" + $0.replacing("/shared", with: program.folder.path + "/shared") + "'"
    }
    let parts = try #require(job.spec["completions"] as? Int)
    // The last one again, as after a failure of its machine.
    for index in Array(0..<parts) + [parts - 1] {
      let line = "JOB_COMPLETION_INDEX=\(index) vitrine " + words.joined(separator: " ")
      let outcome = try program.shell(line)
      #expect(outcome.code == 0, "\(outcome)")
    }
    #expect(program.files("shared/out").count { $0.hasSuffix(".png") } == 20)
  }

  @Test func theWorkersLineForPodsDraws() throws {
    let program = try Program()
    try program.write("shared/Weather.json", Program.document())
    try program.write(
      "shared/3.ndjson",
      #"{"id": 1, "input": "Weather.json", "settings": {"family": "systemSmall"}, "output": "a.png"}"#
        + "\n")
    let row = try #require(
      try Self.page("Worker").split(separator: "\n").first { $0.hasPrefix("| Kubernetes") })
    let line = try #require(row.split(separator: "`").dropFirst().first)
    let outcome = try program.shell(
      "export JOB_COMPLETION_INDEX=3; "
        + line.replacing("/shared", with: program.folder.path + "/shared"))
    #expect(outcome.code == 0, "\(outcome)")
    #expect(program.files("shared/out") == ["a.png"])
    let answers = try String(decoding: program.bytes("shared/3.answers"), as: UTF8.self)
    #expect(answers.hasPrefix(#"{"id":1,"pictures":"#), "\(answers)")
  }

  /// `Tests/Long/spark` runs the lines themselves on a cluster of this machine.
  @Test func thePageTellsSparkOfErrors() throws {
    let lines = try Self.block("python", of: Self.page("Worker"))
    for word in ["/usr/bin/vitrine worker --root /shared ", "checkCode=True", #"'"error":'"#] {
      #expect(lines.contains(word), "\(word)")
    }
    // An answer that is an error has the word, and a picture's message that quotes it has not.
    let program = try Program()
    try program.write("jobs", "{\"id\": 1, \"input\": \"\\\"error\\\":.json\"}\n")
    let outcome = try program.shell("vitrine worker < jobs")
    #expect(outcome.output.contains(#""error":"#) && outcome.code == 0, "\(outcome)")
  }
}
