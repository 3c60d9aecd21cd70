import Testing
import VitrineRunner

/// What shells offer for a list, and what a file says of the commit.
@Suite struct CompletionTests {
  private let words = ["light", "dark", "all"]

  @Test func theFirstWordIsAnyOfThem() {
    #expect(ListCompletion.candidates(words, prefix: "") == words)
    #expect(ListCompletion.candidates(words, prefix: "da") == words)
  }

  /// The shell compares what is offered with the whole of what is typed.
  @Test func laterWordsStandBehindTheList() {
    #expect(ListCompletion.candidates(words, prefix: "light,") == ["light,dark"])
    #expect(ListCompletion.candidates(words, prefix: "light,da") == ["light,dark"])
    #expect(ListCompletion.candidates(words, prefix: "light,dark,") == [])
    #expect(ListCompletion.candidates(words, prefix: "neon,") == ["neon,light", "neon,dark"])
  }

  @Test func aCommitIsAWholeHash() {
    let hash = String(repeating: "0123456789abcdef", count: 3).prefix(40)
    #expect(BuildCommit.parse("\(hash)\n") == String(hash))
    #expect(BuildCommit.parse("\(hash) +\n") == "\(hash) with changes")
    for line in [
      "", "main", "\(hash.dropLast())", "\(hash) -", "\(hash) + +", "\(hash.dropLast())g",
    ] {
      #expect(BuildCommit.parse(line) == nil, "\(line)")
    }
  }
}
