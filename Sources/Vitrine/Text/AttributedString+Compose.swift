internal import Foundation

extension AttributedString {
  nonisolated func compose(into composer: inout TextComposer, _ attributes: TextAttributes) {
    for run in runs {
      composer.add(String(characters[run.range]), attributes)
    }
  }
}
