import Vitrine
import VitrineDocuments

/// Reads the documents of a run one after the other; those that the flags do not fit, and if asked for those with an
/// error, cost only themselves.
struct InputSweep {
  /// The documents, without folders.
  let files: [String]
  /// Whether the run goes on after a document that cannot be read.
  let keepsGoing: Bool
  /// The documents that could not be read.
  private(set) var unread = 0
  /// Why the flags do not fit the first widget that they do not fit.
  private(set) var refusal: UsageError?

  init(_ files: [String], keepsGoing: Bool) {
    (self.files, self.keepsGoing) = (files, keepsGoing)
  }

  /// The documents that could not be read, of how many; nil if there are none.
  var lost: (count: Int, all: Int)? { unread == 0 ? nil : (unread, files.count) }

  /// Reads each file; one that cannot be read is an error unless the run keeps going.
  ///
  /// Where there are several, a widget that the flags do not fit is left out: few families, devices and scenes
  /// fit all widgets of a folder.
  ///
  /// - Parameters:
  ///   - read: reads a file; throws `UnfitFlags` if the flags do not fit its widget.
  ///   - tell: is given the error of each file that cannot be read.
  ///   - note: is given the reason of each file that the flags do not fit.
  mutating func each(
    _ read: (String) throws -> Void, tell: (ErrorReport) -> Void, note: (String) -> Void
  ) throws {
    for file in files {
      do { try read(file) } catch let error as DocumentError where keepsGoing {
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
  }
}
