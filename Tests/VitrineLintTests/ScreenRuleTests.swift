import Testing
import Vitrine
import VitrineLint

/// Texts in the modes in which the system replaces their colours. Nothing is put under faint ones, as on a device.
@Suite struct ScreenRuleTests {
  private func findings(_ family: String, _ views: String) throws -> [LintFinding] {
    try LintSample.findings("legible-on-screens", views, family: family)
  }

  private func text(_ words: String, _ modifiers: String = "") -> String {
    #"{"Text":"\#(words)","modifiers":[\#(modifiers)]}"#
  }

  @Test func whiteAndSecondaryLabelsAreLeftAlone() throws {
    let secondary = text("Steps", #"{"foregroundStyle":"secondary"}"#)
    for family in ["accessoryRectangular", "accessoryCircular", "systemSmall"] {
      #expect(try findings(family, text("Steps")).isEmpty, "\(family)")
      #expect(try findings(family, secondary).isEmpty, "\(family)")
    }
  }

  @Test(arguments: [
    ##"{"foregroundStyle":"#707070"}"##, #"{"opacity":0.2}"#, #"{"foregroundStyle":"tertiary"}"#,
  ])
  func faintTextsOfTheLockScreenAreFound(_ modifier: String) throws {
    let found = try findings("accessoryRectangular", text("8,421 steps", modifier))
    #expect(found.count == 1)
    let message = found.first?.violation.message ?? ""
    #expect(message.hasPrefix("on the Lock Screen, “8,421 steps” of accessoryRectangular"))
  }

  /// A colour becomes white there, so that opacity alone makes a text faint.
  @Test(arguments: [#"{"opacity":0.3}"#, #"{"foregroundStyle":"quaternary"}"#])
  func faintTextsBesideClearIconsAreFound(_ modifier: String) throws {
    let dark = text("8,421 steps", ##"{"foregroundStyle":"#202020"}"##)
    #expect(try findings("systemSmall", dark).isEmpty)
    let found = try findings("systemSmall", text("8,421 steps", modifier))
    #expect(found.count == 1)
    let message = found.first?.violation.message ?? ""
    #expect(message.hasPrefix("beside clear icons, “8,421 steps” of systemSmall is white"))
  }

  /// A watch shows accessories in their own colours.
  @Test func onlyWhatTheSystemRecoloursIsJudged() throws {
    #expect(try findings("systemSmall", text("8,421", ##"{"foregroundStyle":"#EEE"}"##)).isEmpty)
  }
}
