import Vitrine
import VitrineDocuments
import VitrineGraphics

/// The way in which the records of a file become jobs.
enum BatchPlan: Sendable {
  /// Rows of data for one document.
  case template(RowTemplate)
  /// A job a record.
  case jobs(JobHost)
  /// Entries for a widget of a bundle's program.
  case entries(EntryRows)

  func item(_ record: DataRecord) throws(RowMistake) -> BatchItem {
    let job: WorkerJob
    switch self {
    case .entries(let rows): return try rows.item(record)
    case .template(let template): job = try template.job(record)
    case .jobs(let host): job = try Self.job(record, host)
    }
    return BatchItem(number: record.number, line: record.line, job: job)
  }

  /// Returns the record as a job of a file of jobs, with what is wrong with it; nil if nobody can read it.
  func failure(_ record: DataRecord, _ message: String) -> String? {
    switch self {
    case .template(let template): return template.failure(record, message)
    case .entries(let rows): return rows.failure(record, message)
    case .jobs(let host):
      guard case .json(let bytes) = record.content,
        let object = (try? JSONParser.parse(bytes, file: "", limits: host.limits))?.object
      else { return nil }
      var json = JSONText()
      json.object { json in
        for member in object.members where member.key != WorkerJob.errorKey {
          json.key(member.key)
          member.value.write(to: &json)
        }
        json.member(WorkerJob.errorKey, message)
      }
      return json.text
    }
  }

  private static func job(_ record: DataRecord, _ host: JobHost) throws(RowMistake) -> WorkerJob {
    switch record.content {
    case .broken(let message): throw RowMistake(message)
    case .cells:
      throw RowMistake("a file of jobs holds JSON; for rows of CSV give a document and --data")
    case .json(let bytes):
      do {
        let value: LocatedValue
        do throws(DocumentError) {
          value = try JSONParser.parse(bytes, file: "job", limits: host.limits)
        } catch {
          throw RowMistake(error, line: record.line)
        }
        var job = try WorkerJob(value)
        if job.output == nil { job.output = try name(of: job, record.number, host) }
        return job
      } catch let mistake as RowMistake {
        throw mistake
      } catch {
        throw RowMistake(JobError(error).message)
      }
    }
  }

  /// Returns the kind with the number of the job, for one without a name of its own.
  private static func name(of job: WorkerJob, _ number: Int, _ host: JobHost) throws -> String {
    let name: String
    switch try host.input(of: job) {
    case .widget(let document): name = document.kind
    case .scene(let scene): name = scene.name
    }
    let isSingle = try host.pictures(of: job).count == 1
    return "\(ImageName.clean(name))-\(number)" + (isSingle ? ".png" : "")
  }
}
