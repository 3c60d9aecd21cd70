import Vitrine
import VitrineDocuments
import VitrineGraphics

/// Draws what the page asks for.
protocol PreviewRunner: ~Copyable, SendableMetatype {
  /// The limits of the page's jobs.
  var limits: DocumentLimits { get }
  /// The number of the newest state of the files.
  var version: Int { get }

  /// Writes the members of an answer; throws what the page shows in place of pictures.
  ///
  /// - Parameter name: what is drawn, by its name in the page's list.
  mutating func answer(_ name: String, _ job: WorkerJob, to json: inout JSONText) throws
}

extension PreviewRunner where Self: ~Copyable {
  /// Returns the answer to a job; an error is an answer, too.
  mutating func answer(_ bytes: [UInt8]) -> String {
    let start = Clock.now()
    var json = JSONText()
    json.object { json in
      // What is read from here on is at least as new.
      json.member("version", version)
      do {
        let job = try Self.job(bytes, limits)
        if case .file(let name) = job.source { try answer(name, job, to: &json) }
      } catch {
        json.key("error")
        PreviewError(error).write(to: &json)
      }
      json.member("ms", Clock.milliseconds(from: start, to: Clock.now()), digits: 1)
    }
    return json.text
  }

  private static func job(_ bytes: [UInt8], _ limits: DocumentLimits) throws -> WorkerJob {
    let value: LocatedValue
    do { value = try JSONParser.parse(bytes, file: "request", limits: limits) } catch {
      throw JobError(.json, "\(error)")
    }
    for member in value.object?.members ?? [] where !previewJobKeys.contains(member.key) {
      throw JobError.unknown(member.key, what: "key", among: previewJobKeys)
    }
    return try WorkerJob(value)
  }
}

/// The keys of a job of the page.
private let previewJobKeys = ["input", "settings"]
