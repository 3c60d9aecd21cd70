import Foundation
import Vitrine
import VitrineProjects

/// The compiled program of an extension.
struct ExtensionProgram {
  let path: String
  let plan: ExtensionPlan

  /// Returns the moment of pictures that name none, as text, and says so: the day of the last commit of the sources'
  /// repository at 9:41. By the usual moment of documents most data would lie years ahead. Nil outside of a repository.
  func momentTold(isQuiet: Bool) -> String? {
    let folder = URL(fileURLWithPath: plan.target.files.swift.first ?? plan.source)
      .deletingLastPathComponent()
    let words = ["-c", "log.showSignature=false", "log", "-1", "--format=%cs"]
    guard let outcome = try? Repository(folder).git(words), outcome.code == 0,
      outcome.output.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil
    else { return nil }
    let moment = outcome.output + "T09:41"
    if !isQuiet { Output.message("at \(moment), the day of the last commit; --at names another") }
    return moment
  }
}
