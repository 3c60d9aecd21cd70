import Foundation
import VitrineGoldens

extension ProgramWords {
  /// The words by which this program was started, as commands in its messages begin.
  static var own: String {
    ProgramWords(
      environment: ProcessInfo.processInfo.environment,
      folder: FileManager.default.currentDirectoryPath
    ).words(startedAs: CommandLine.arguments.first)
  }
}

extension GoldenStore {
  /// This store, whose messages begin commands as this program was started.
  var named: GoldenStore {
    var store = self
    store.program = ProgramWords.own
    return store
  }
}
