import Vitrine
import VitrineDocuments

/// One job of a worker: what to draw, with which values and settings, and where the pictures go.
struct WorkerJob: Sendable {
  enum Source: Sendable {
    /// The path of a document below the folder of inputs.
    case file(String)
    /// A document inside the job.
    case document(LocatedValue)
  }

  var source: Source
  /// Values in place of the document's own, by name.
  var data = LocatedObject()
  var settings = JobSettings()
  /// The name of a file or a folder below the folder of outputs; nil for pictures inside the answer.
  var output: String?

  /// The key of the last mistake in the job, as a file of failures has it; drawing does not read it.
  static let errorKey = "error"
  static let keys = ["id", "input", "document", "data", "settings", "output", errorKey]
}

extension WorkerJob {
  /// Reads a job that is parsed JSON.
  init(_ value: LocatedValue) throws(JobError) {
    guard let object = value.object else {
      throw JobError(.job, "a job is an object, found \(value.kindDescription)")
    }
    for member in object.members where !Self.keys.contains(member.key) {
      throw .unknown(member.key, what: "key", among: Self.keys)
    }
    if let id = object["id"], id.string == nil, id.number == nil, !id.isNull {
      throw JobError(.job, "id: expected a text or a number, found \(id.kindDescription)")
    }
    source = try Self.source(object)
    if let data = object["data"], !data.isNull {
      guard let values = data.object else {
        throw JobError(.job, "data: expected values by name, found \(data.kindDescription)")
      }
      self.data = values
    }
    settings = try JobSettings(object["settings"])
    if let output = object["output"], !output.isNull {
      guard let name = output.string else {
        throw JobError(
          .job, "output: expected the name of a file or folder, found \(output.kindDescription)")
      }
      self.output = name
    }
  }

  /// Returns a picture's name below the folder of outputs; nil if the job gives none.
  ///
  /// - Parameter count: the number of the job's pictures.
  func name(of picture: RenderJob, count: Int) throws(JobError) -> String? {
    guard let output else { return nil }
    guard output.hasSuffix(".png") else {
      let name = output.hasSuffix("/") ? String(output.dropLast()) : output
      return name + "/" + picture.file.path
    }
    guard count == 1 else {
      throw JobError(
        .job,
        "output: '\(DocumentError.shortened(output))' is one file, and the job has \(count) "
          + "pictures; give the name of a folder")
    }
    return output
  }

  private static func source(_ object: LocatedObject) throws(JobError) -> Source {
    switch (object["input"], object["document"]) {
    case (nil, nil):
      throw JobError(.job, "a job has 'input', the path of a document, or 'document', one itself")
    case (_?, _?): throw JobError(.job, "a job has 'input' or 'document', not both")
    case (let input?, nil):
      guard let path = input.string else {
        throw JobError(.job, "input: expected a path, found \(input.kindDescription)")
      }
      return .file(path)
    case (nil, let document?):
      guard document.object != nil else {
        throw JobError(.job, "document: expected an object, found \(document.kindDescription)")
      }
      return .document(document)
    }
  }
}
