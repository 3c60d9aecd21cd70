import Foundation
import Testing
import Vitrine

/// Which widget of a stack lies on top.
@Suite struct SmartRotationTests {
  private let start = Date(timeIntervalSince1970: 1_168_335_660)

  private func member(
    _ name: String, _ moments: [(minutes: Double, score: Float?, duration: Double)]
  ) -> StackMember {
    StackMember(
      name: name,
      moments: moments.map { moment in
        StackMember.Moment(
          date: start.addingTimeInterval(moment.minutes * 60),
          relevance: moment.score.map {
            TimelineEntryRelevance(score: $0, duration: moment.duration * 60)
          })
      })
  }

  private func top(_ stack: [StackMember], _ minutes: Double, current: Int = 0) -> Int {
    SmartRotation.top(of: stack, at: start.addingTimeInterval(minutes * 60), current: current)
  }

  @Test func nothingRelevantLeavesTheTop() {
    let stack = [member("a", [(0, nil, 0)]), member("b", [(0, 0, 0)]), member("c", [(0, -5, 0)])]
    #expect(top(stack, 10, current: 2) == 2)
    #expect(top(stack, 10, current: 9) == 2)
    #expect(top(stack, 10, current: -1) == 0)
    #expect(top([], 10) == 0)
  }

  @Test func relevantComesUp() {
    let stack = [member("a", [(0, nil, 0)]), member("b", [(30, 50, 20), (90, nil, 0)])]
    #expect(top(stack, 29) == 0)
    #expect(top(stack, 30) == 1)
    #expect(top(stack, 49.9) == 1)
    // Its duration is over: what lies on top stays.
    #expect(top(stack, 50) == 0)
    #expect(top(stack, 50, current: 1) == 1)
  }

  @Test func withoutDurationUntilTheNextEntry() {
    let stack = [member("a", [(0, nil, 0)]), member("b", [(10, 1, 0), (60, 0, 0)])]
    #expect(top(stack, 59) == 1)
    #expect(top(stack, 60) == 0)
  }

  /// Scores count within their widget: a thousand of a thousand is as much as five of five.
  @Test func scoresAreRelative() {
    let stack = [
      member("a", [(0, 400, 0), (100, 1000, 0)]), member("b", [(0, 4, 0), (100, 5, 0)]),
    ]
    #expect(top(stack, 10) == 1)
    #expect(top(stack, 10, current: 1) == 1)
  }

  @Test func amongEqualsTheLaterOneWins() {
    let stack = [member("a", [(0, 5, 0)]), member("b", [(20, 9, 0)]), member("c", [(20, 3, 0)])]
    #expect(top(stack, 10) == 0)
    #expect(top(stack, 20) == 1)
    #expect(top(stack, 20, current: 2) == 2)
  }

  @Test func orderOfEntriesDoesNotCount() {
    let forward = member("a", [(0, 1, 0), (10, 7, 0), (20, 2, 0)])
    let backward = StackMember(name: "a", moments: forward.moments.reversed())
    for minutes in [0.0, 5, 10, 15, 20, 25] {
      let other = member("b", [(0, 3, 0), (0, 10, 0)])
      #expect(top([forward, other], minutes) == top([backward, other], minutes))
    }
  }

  @Test func strangeScoresNeverWin() {
    let stack = [
      member("a", [(0, .nan, 0)]), member("b", [(0, .infinity, 0)]), member("c", [(0, 1, 0)]),
    ]
    #expect(top(stack, 1) == 2)
  }
}
