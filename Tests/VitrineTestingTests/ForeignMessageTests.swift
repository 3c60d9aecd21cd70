import Foundation
import Testing
import VitrineGoldens
import VitrineGraphics
import VitrineTesting

/// Messages of failing snapshots quote the words of goldens and folders.
@Suite struct ForeignMessageTests {
  @Test func messagesSpellOutWhatSteers() throws {
    let folder = try Folder()
    try folder.put(Array("old\n".utf8), "words.txt")
    var context = folder.context
    context.artifacts = folder.root + "/a\u{1B}[1m\n::error::planted"
    let words = "::error::planted\n##[error]x \u{1B}[2J\u{202E}\u{2028}y\n"
    let candidate = TextSnapshot.candidate(try GoldenName("words"), words)
    SnapshotContext.$current.withValue(context) {
      withKnownIssue {
        expectSnapshot(candidate)
      } matching: { issue in
        let message = issue.comments.map(\.rawValue).joined(separator: "\n")
        let lines = message.split(separator: "\n")
        return message.contains("⟨U+001B⟩[2J⟨U+202E⟩⟨U+2028⟩y") && !message.contains("##[")
          && message.contains(#"a\033[1m\012::error::planted"#)
          && lines.allSatisfy { line in
            !line.drop { $0 == " " }.hasPrefix("::")
              && !line.unicodeScalars.contains(where: UntrustedText.isControl)
          }
      }
    }
  }
}
