import Intents
import SwiftUI
import Testing

@testable import StepsWidget

/// What the plugin makes of the catalogue and the intent definition; nothing of it is pasted.
@Suite struct GeneratedSourceTests {
  @Test func catalogsHaveMembers() {
    #expect(Color(.stepsInk) == Color("StepsInk"))
  }

  @Test func definitionsHaveClasses() {
    let goal = GoalIntent()
    goal.route = Route(identifier: "park", display: "Park")
    #expect(goal.steps == 8000 && goal.pace == .unknown && goal.route?.identifier == "park")
    #expect(GoalIntentResponse(code: .success, userActivity: nil).code == .success)
  }
}
