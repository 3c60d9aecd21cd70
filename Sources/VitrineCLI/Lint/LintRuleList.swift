import Vitrine
import VitrineGraphics
import VitrineLint

/// Prints the rules: what each says, and how far it is judged.
enum LintRuleList {
  static func tell(_ rules: [LintGuideline], isJSON: Bool) {
    guard isJSON else {
      for rule in rules {
        Output.row(
          rule.id, rule.severity.rawValue, rule.judged.rawValue,
          rule.reason.isEmpty ? rule.statement : "\(rule.statement) (\(rule.reason))")
      }
      return
    }
    var json = JSONText()
    json.array(rules) { json, rule in
      json.object { json in
        json.member("id", rule.id)
        json.member("era", rule.era.rawValue)
        json.member("severity", rule.severity.rawValue)
        json.member("judged", rule.judged.rawValue)
        json.member("listed", rule.isListed)
        json.member("statement", rule.statement)
        if !rule.reason.isEmpty { json.member("reason", rule.reason) }
        if let check = rule.rule {
          json.member("advice", check.advice)
          json.member("source", check.source)
        }
        if let text = LintExplanation.all.first(where: { $0.rule == rule.id }) {
          json.member("why", text.why)
          json.member("measured", text.how)
        }
      }
    }
    Output.line(json.text)
  }
}
