import Vitrine
import VitrineDocuments
import VitrineText

/// The pictures of a run's inputs, with what is left out of them.
struct RenderPlan {
  private(set) var jobs: RenderJobs
  /// The documents that could not be read.
  private(set) var unread = 0
  private let files: [String]
  /// Why the flags do not fit the first widget that they do not fit.
  private var refusal: UsageError?

  /// - Parameter files: the documents, without folders.
  init(_ jobs: RenderJobs, files: [String]) {
    self.jobs = jobs
    self.files = files
  }

  /// The documents that are not drawn, of how many; nil if there are none.
  var lost: (count: Int, all: Int)? { unread == 0 ? nil : (unread, files.count) }

  /// Adds the pictures of each file; a file that cannot be read is an error unless the run keeps going.
  ///
  /// Where there are several, a widget that the flags do not fit is left out: few families, devices and scenes
  /// fit all widgets of a folder.
  ///
  /// - Parameters:
  ///   - pictures: the pictures of a file; nil if its kind is not asked for.
  ///   - tell: is given the error of each file that cannot be read.
  ///   - note: is given the reason of each file that the flags do not fit.
  mutating func add(
    _ pictures: (String) throws -> [DocumentPictures]?,
    tell: (ErrorReport) -> Void, note: (String) -> Void
  ) throws {
    for file in files {
      do {
        for part in try pictures(file) ?? [] { try jobs.append(part) }
      } catch let error as DocumentError where jobs.keepsGoing {
        unread += 1
        tell(error.report)
      } catch let error as UnfitFlags where files.count > 1 {
        refusal = refusal ?? error.reason
        let reason = error.reason.description
        note(reason.contains(file) ? reason : "\(file): \(reason)")
      } catch let error as UnfitFlags {
        throw error.reason
      }
    }
    if jobs.count == 0, let refusal { throw refusal }
  }
}
