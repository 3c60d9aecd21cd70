import ArgumentParser
import Vitrine
import VitrineDocuments
import VitrineText

/// The widgets that share a screen with the input's widget.
struct CompanionOptions: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: """
      A document whose widget shares the screen: below in a stack, beside on a Lock Screen. May be \
      given several times; the stack shows the widget that matters most at --at.
      """)
  var files: [String] = []
}

extension CompanionOptions {
  /// The largest number of other widgets: a Lock Screen holds at most five widgets, a stack ten.
  private static let most = 9

  /// Rejects companions of a widget that is drawn alone.
  func check(beside widget: WidgetDescription) throws {
    if widget.today != nil, !files.isEmpty {
      throw UsageError("--with is for the widgets of WidgetKit; a Today widget is drawn alone")
    }
  }

  func documents(_ limits: DocumentLimits, _ fonts: FontLibrary) throws -> [Document] {
    guard files.count <= Self.most else {
      throw UsageError("--with is given at most \(Self.most) times, not \(files.count)")
    }
    return try files.map { try Input.document($0, limits, fonts) }
  }
}
