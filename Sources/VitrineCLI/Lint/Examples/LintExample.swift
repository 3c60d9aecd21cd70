/// A widget that breaks a rule beside one that meets it, for the page of the rule.
struct LintExample: Sendable {
  /// Documents that are drawn, or words where no picture shows the difference.
  enum Pair: Sendable {
    case documents(violated: String, met: String)
    case words(violated: String, met: String)
  }

  var rule: String
  var pair: Pair

  static let all =
    places + texts + colors + content + targets + modes + timelines + words + today + activities
    + controls

  static func find(_ rule: String) -> LintExample? { all.first { $0.rule == rule } }
}

extension LintExample {
  /// Two widgets of WidgetKit.
  ///
  /// - Parameters:
  ///   - family: the one family.
  ///   - more: members of both documents, each with a comma after it.
  static func widgets(
    _ rule: String, family: String = "systemSmall", more: String = "", _ violated: String,
    _ met: String
  ) -> LintExample {
    func document(_ body: String) -> String {
      """
      {"vitrine":1,"kind":"Example","families":["\(family)"],"background":"background",
       "url":"app://item",\(more)"body":\(body)}
      """
    }
    return LintExample(
      rule: rule, pair: .documents(violated: document(violated), met: document(met)))
  }

  /// Two documents that differ outside their body.
  static func documents(_ rule: String, _ violated: String, _ met: String) -> LintExample {
    func document(_ members: String) -> String { #"{"vitrine":1,"kind":"Example",\#(members)}"# }
    return LintExample(
      rule: rule, pair: .documents(violated: document(violated), met: document(met)))
  }

  static func inWords(_ rule: String, _ violated: String, _ met: String) -> LintExample {
    LintExample(rule: rule, pair: .words(violated: violated, met: met))
  }

  /// Two Today widgets.
  static func todayWidgets(
    _ rule: String, more: String = #""url":"a://b","#, today: String = "", _ violated: String,
    _ met: String
  ) -> LintExample {
    func members(_ body: String) -> String {
      #"\#(more)"today":{"title":"Trips"\#(today)},"body":\#(body)"#
    }
    return documents(rule, members(violated), members(met))
  }

  // MARK: Views

  static func text(_ words: String, _ modifiers: String = "") -> String {
    #"{"Text":"\#(words)","modifiers":[\#(modifiers)]}"#
  }

  static func column(_ views: String...) -> String {
    #"{"VStack":{"alignment":"leading","children":[\#(views.joined(separator: ","))]}}"#
  }

  static func row(_ views: String...) -> String {
    #"{"HStack":[\#(views.joined(separator: ","))]}"#
  }

  static func over(_ views: String...) -> String {
    #"{"ZStack":[\#(views.joined(separator: ","))]}"#
  }

  static func tile(_ color: String, _ width: Double, _ height: Double) -> String {
    #"{"RoundedRectangle":{"cornerRadius":6},"modifiers":[{"fill":"\#(color)"},{"frame":{"width":\#(width),"height":\#(height)}}]}"#
  }

  static func link(_ label: String, _ url: String) -> String {
    #"{"Link":{"destination":"\#(url)","label":\#(label)}}"#
  }

  static func foreground(_ color: String) -> String { #"{"foregroundStyle":"\#(color)"}"# }
}
