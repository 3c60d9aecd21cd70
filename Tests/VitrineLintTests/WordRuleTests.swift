import Testing
import Vitrine
import VitrineLint

@Suite struct WordRuleTests {
  private let steps = #"{"Text":"Steps"}"#

  private func count(_ rule: String, _ description: String) throws -> Int {
    try LintSample.findings(rule, steps, more: #""description":"\#(description)","#).count
  }

  @Test func descriptionsAreOneShortSentence() throws {
    let rule = "w-description-succinct"
    #expect(try count(rule, "See your steps. Every day.") == 1)
    #expect(try count(rule, "See your steps every day.") == 0)
    #expect(try count(rule, String(repeating: "a", count: 81)) == 1)
    #expect(try count(rule, String(repeating: "a", count: 80)) == 0)
    #expect(try count(rule, "歩数を見ます。毎日です。") == 1)
    #expect(try count(rule, "Track 3.5 miles a day.") == 0)
  }

  @Test func descriptionsDoNotNameTheWidget() throws {
    let rule = "w-description-not-self-referring"
    #expect(try count(rule, "This widget shows your steps.") == 1)
    #expect(try count(rule, "歩数のウィジェットです。") == 1)
    #expect(try count(rule, "Shows your steps.") == 0)
  }

  @Test func descriptionsAreSentences() throws {
    let rule = "w-description-sentence-case"
    #expect(try count(rule, "See Your Daily Steps") == 1)
    #expect(try count(rule, "see your daily steps") == 1)
    #expect(try count(rule, "See your steps in Paris") == 0)
    #expect(try count(rule, "歩数を見ます。") == 0)
  }

  @Test func wordsAreThoseOfThePicturesLanguage() throws {
    let document = try LintSample.document(
      steps,
      more:
        #""displayName":"Steps","description":"See your steps","strings":{"de":{"Steps":"Schritte","See your steps":"Zeigt deine Schritte im Widget der Woche"}},"#
    )
    var german = RenderConfiguration()
    german.localeIdentifier = "de_AT"
    let subject = LintWidget(document.widget, timeline: nil, appName: nil, in: german)
    #expect(subject.displayName == "Schritte" && subject.language == "de")
    var builder = LintBuilder()
    let report = builder.report(on: subject)
    func outcome(_ rule: String) throws -> LintReport.Row { try LintSample.row(rule, in: report) }
    #expect(try outcome("w-description-not-self-referring").findings.count == 1)
    // Nouns have capitals in German.
    #expect(try outcome("w-description-sentence-case").outcome == .notApplicable)
    #expect(try outcome("h-action-verb-description").outcome == .notJudged)
    let english = LintWidget(document.widget, timeline: nil, appName: nil)
    #expect(english.displayName == "Steps" && english.language == "en")
  }

  @Test func withoutADescriptionNothingIsJudged() throws {
    let report = try LintSample.report(LintSample.document(steps))
    let row = try LintSample.row("w-description-succinct", in: report)
    #expect(row.outcome == .notJudged)
    #expect(row.reason == "the widget has no description")
  }

  private func settings(_ count: Int) -> String {
    let list = (0..<count).map { #"{"title":"Setting \#($0)","value":true}"# }
    return #""parameters":[\#(list.joined(separator: ","))],"#
  }

  @Test func settingsAreFew() throws {
    let rule = "w-simple-configuration"
    #expect(try LintSample.findings(rule, steps, more: settings(5)).count == 1)
    #expect(try LintSample.findings(rule, steps, more: settings(4)).isEmpty)
  }

  @Test func settingsHaveColors() throws {
    let rule = "w-configuration-colours"
    let colors = ##""colors":{"AccentColor":"#FF0000","WidgetBackground":"#FFFFFF"},"##
    #expect(try LintSample.findings(rule, steps, more: settings(1)).count == 1)
    #expect(try LintSample.findings(rule, steps, more: settings(1) + colors).isEmpty)
  }

  @Test func contentDoesNotRepeatTheAppsName() throws {
    let rule = "w-no-app-name-in-content"
    #expect(try LintSample.findings(rule, #"{"Text":"STRIDE"}"#, app: "Stride").count == 1)
    #expect(try LintSample.findings(rule, #"{"Text":"Strides"}"#, app: "Stride").isEmpty)
    let report = try LintSample.report(LintSample.document(steps))
    #expect(try LintSample.row(rule, in: report).outcome == .notJudged)
  }
}
