import Foundation
import Vitrine
import VitrineDocuments
import VitrineImages

/// The error that answers a job.
struct JobError: Error, Hashable {
  /// The kind of error, for programs.
  enum Code: String, Hashable, CaseIterable {
    /// The line is no JSON.
    case json = "bad-json"
    /// The line has more bytes than the limit.
    case tooLong = "too-long"
    /// A member of the job is unknown, missing or of the wrong type.
    case job = "bad-job"
    /// A setting is unknown, impossible or without effect.
    case settings = "bad-settings"
    /// A document or a file of it is missing, cannot be read or has an error.
    case input = "bad-input"
    /// A picture takes more than the budget, or the job more than the worker allows.
    case budget = "over-budget"
    /// A picture could not be written.
    case output = "not-written"
    /// A fault of the program.
    case ours = "internal"
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Says of an error of any stage what kind it is.
  init(_ error: any Error) {
    switch error {
    case let error as JobError: self = error
    case let error as DocumentError: self.init(.input, "\(error)")
    case let error as UndrawnPicture: self.init(.budget, error.message)
    case let error as PNGError: self.init(.output, "\(error)")
    case let error as OutputFolderError: self.init(.output, "\(error)")
    case is UsageError, is ImpossibleCombination: self.init(.settings, "\(error)")
    case let error as WallpaperError: self.init(.input, "\(error)")
    case let error as Failure:
      self.init(error.code == Exit.usage ? .settings : .input, error.sentence)
    default: self.init(.ours, "internal error: \(error)")
    }
  }

  /// The exit code of a run that this error ends.
  var exitCode: Int32 {
    switch code {
    case .ours: Exit.ourBug
    case .job, .settings: Exit.usage
    case .json, .tooLong, .input, .budget, .output: Exit.badInput
    }
  }

  /// The report of a run that this error ends.
  var report: ErrorReport {
    switch code {
    case .ours: ErrorReport(.ours, message)
    case .job, .settings: ErrorReport(.usage, message)
    case .json, .tooLong, .input: ErrorReport(.input, message)
    case .budget: ErrorReport(.budget, message)
    case .output: ErrorReport(.output, message)
    }
  }

  static func unknown(_ name: String, what: String, among known: [String]) -> JobError {
    let shown = DocumentError.shortened(name)
    return JobError(.job, UsageError.unknown(shown, what: what, among: known).description)
  }

  /// The valid name that the message proposes, if it does.
  var nearest: String? { ErrorReport.nearest(in: message) }
}
