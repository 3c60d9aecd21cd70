import Foundation
import Vitrine

extension Registry {
  private static let dateStyles = NameTable<Text.DateStyle>([
    ("time", .time), ("date", .date), ("relative", .relative), ("offset", .offset),
    ("timer", .timer),
  ])

  static let textViews: [ViewDeclaration] = [
    ViewDeclaration(
      "Text", "a text; a plain string where a view is expected is one too",
      [
        Parameter("text", .text, "what it says, with values of the data in {…}"),
        Parameter(
          "markdown", .bool, default: "false",
          "whether the text has emphasis, code and links of Markdown; values in {…} have none"),
        Parameter("date", .date, "a date in place of a text"),
        Parameter("style", dateStyles.type, default: "time", "how the date is written"),
        Parameter(
          "runs", .views, "texts and symbols, each with its own modifiers, one after the other"),
      ], primary: "text"
    ) { (a) throws(DocumentError) in .text(try text(a)) },
    ViewDeclaration(
      "Label", "a symbol and a title",
      [
        Parameter("title", .text, "what it says"),
        Parameter("systemImage", .string, suggests: .symbols, "name of the symbol"),
        Parameter("titleView", .view, "the title as a view"),
        Parameter("icon", .view, "the icon as a view"),
      ], primary: "title"
    ) { (a) throws(DocumentError) in .view(try label(a)) },
    ViewDeclaration(
      "Link", "content that opens a URL",
      [
        Parameter("destination", .string, required: true, "the URL"),
        Parameter("label", .views, required: true, "the views inside"),
      ]
    ) { (a) throws(DocumentError) in
      let label = a.views("label")
      let text = try a.requiredText("destination")
      guard let url = URL(string: text) else {
        throw a.error("'\(DocumentError.shortened(text))' is not a URL")
      }
      return .view(AnyView(Link(destination: url) { label }))
    },
  ]

  private static func text(_ a: Arguments) throws(DocumentError) -> Text {
    if let text = a.compiled["text"] {
      guard try a.bool("markdown", default: false) else {
        return Text(verbatim: try text.text(a.context) ?? "")
      }
      return marked(try text.markdown(a.context) ?? "")
    }
    if let date = try a.date("date") {
      return Text(date, style: try a.choice("style", dateStyles, default: .time))
    }
    guard a.has("runs") else { throw a.error("a Text needs 'text', 'date' or 'runs'") }
    var result = Text(verbatim: "")
    for node in a.nodes("runs") { result = result + (try run(node, a.context)) }
    return result
  }

  /// A text with inline Markdown, whose line breaks stay.
  private static func marked(_ text: String) -> Text {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let marked = try? AttributedString(markdown: text, options: options)
    return marked.map { Text($0) } ?? Text(verbatim: text)
  }

  private static func run(
    _ node: DocumentNode, _ context: BuildContext
  ) throws(DocumentError) -> Text {
    guard let text = try node.run(context) else {
      throw context.error(
        "a run of a Text must be a Text or an Image, with modifiers of texts", node.place)
    }
    return text
  }

  private static func label(_ a: Arguments) throws(DocumentError) -> AnyView {
    let title: AnyView
    if let text = try a.text("title") {
      title = AnyView(Text(verbatim: text))
    } else if a.has("titleView") {
      title = a.views("titleView")
    } else {
      throw a.error("a Label needs 'title' or 'titleView'")
    }
    let icon =
      if let symbol = try a.text("systemImage") { AnyView(Image(systemName: symbol)) } else {
        a.views("icon")
      }
    return AnyView(
      Label {
        title
      } icon: {
        icon
      })
  }
}
