import ArgumentParser
import Vitrine
import VitrineBlame
import VitrineDocuments
import VitrineGoldens
import VitrineGraphics
import VitrineLint

/// Does what an agent's tools are for, with what a worker does its jobs with.
package struct AgentTools: ~Copyable {
  private let host: JobHost
  /// With the limits of one picture.
  private let renderer: PictureRenderer
  private var worker: RenderWorker
  /// Whether the call that is being done was cancelled.
  private var isCancelled: @Sendable () -> Bool = { false }

  /// The most pictures of one reply: an agent looks at each. A call that draws more, to judge them, may take no more
  /// than so many do.
  package static let mostPictures = 8

  init(host: JobHost, renderer: PictureRenderer) {
    self.host = host
    self.renderer = renderer
    worker = RenderWorker(renderer: renderer)
  }

  /// - Parameter arguments: those that the tool has, of the types that it says.
  mutating func reply(
    _ tool: AgentTool, _ arguments: LocatedObject, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> AgentReply {
    self.isCancelled = isCancelled
    worker.renderer = renderer.stopping(when: isCancelled)
    switch tool {
    case .list: return try list(arguments["folder"]?.string)
    case .render: return try render(Self.job(arguments))
    case .compare:
      return try compare(Self.job(arguments), goldens: arguments["goldens"]?.string ?? "Golden")
    case .lint: return try lint(Self.job(arguments))
    }
  }

  /// The arguments as a worker's job, without those that only a tool has.
  private static func job(_ arguments: LocatedObject) throws(JobError) -> WorkerJob {
    let members = arguments.members.filter { WorkerJob.keys.contains($0.key) }
    return try WorkerJob(LocatedValue(.object(LocatedObject(members)), .start))
  }

  private func list(_ folder: String?) throws -> AgentReply {
    let isWhole = folder == nil || folder == "" || folder == "."
    let place = isWhole ? host.root.path : try host.root.file(folder ?? "")
    let files = try DocumentFiles.expand([place], except: host.root.joined("Golden"))
    let isCancelled = self.isCancelled
    var json = JSONText()
    json.object { json in
      json.key("widgets")
      json.array(files) { json, file in
        if isCancelled() { return json.raw("null") }
        let name = host.root.name(of: file)
        do {
          AgentList.write(try host.input(of: WorkerJob(source: .file(name))), file: name, to: &json)
        } catch {
          AgentList.write(JobError(error), file: name, to: &json)
        }
      }
    }
    var reply = AgentReply()
    reply.add(json)
    return reply
  }

  private func pictures(_ job: WorkerJob) throws -> RenderJobs {
    let list = try host.pictures(of: job)
    guard list.count <= Self.mostPictures else {
      throw JobError(
        .budget,
        "\(list.count) pictures are more than \(Self.mostPictures) in one reply; choose by settings "
          + "such as family, device and scheme")
    }
    return list
  }

  private mutating func render(_ job: WorkerJob) throws -> AgentReply {
    let list = try pictures(job)
    var reply = AgentReply()
    for index in 0..<list.count {
      let picture = list[index]
      let (image, bytes) = try worker.encoded(picture)
      reply.add(picture: bytes)
      var json = JSONText()
      AgentViews.write(image, of: picture, to: &json)
      reply.add(json)
    }
    return reply
  }

  private mutating func compare(_ job: WorkerJob, goldens: String) throws -> AgentReply {
    let list = try pictures(job)
    var json = JSONText()
    var results: [(name: String, result: SnapshotComparison?)] = []
    for index in 0..<list.count {
      let picture = list[index]
      let image = try worker.encoded(picture).image
      let name = String(picture.file.path.dropLast(".png".count))
      let candidate = PictureSnapshot.candidate(
        try GoldenName(name), image,
        traits: picture.configuration.traits(kind: picture.document.kind))
      let folder = try host.root.file(goldens)
      let golden = try GoldenStore(goldens: folder, artifacts: folder).golden(name + ".png")
      results.append((name, try golden.map { try candidate.compare($0) }))
    }
    json.object { json in
      json.key("pictures")
      json.array(results) { AgentList.write($1.result, name: $1.name, to: &$0) }
    }
    var reply = AgentReply()
    reply.add(json)
    for difference in results.compactMap(\.result?.difference) { reply.add(picture: difference) }
    return reply
  }

  private func lint(_ job: WorkerJob) throws -> AgentReply {
    guard case .widget(let document) = try host.input(of: job) else {
      throw JobError(.input, "this is a scene document; expected one of a widget")
    }
    let matrix = try LintUsual(document.widget.declared).fastMatrix
    var run = try LintRun(
      document, matrix, rules: LintRule.all, renderer: renderer, appName: nil)
    run.renderer = renderer.sharing(Self.mostPictures, among: run.count)
      .stopping(when: isCancelled)
    let report = try run.run().applying(LintSettings(), ignores: try LintIgnores.of(document))
    var json = JSONText()
    report.write(to: &json, file: document.file)
    var reply = AgentReply()
    reply.add(json)
    return reply
  }
}
