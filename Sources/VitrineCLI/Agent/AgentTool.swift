import VitrineGraphics

/// The tools that an agent can call.
enum AgentTool: String, CaseIterable {
  case list = "list_widgets"
  case render = "render_widget"
  case compare = "compare_with_golden"
  case lint = "lint_widget"

  private var title: String {
    switch self {
    case .list: "List widgets"
    case .render: "Render a widget"
    case .compare: "Compare a widget with its goldens"
    case .lint: "Check a widget by design rules"
    }
  }

  private var summary: String {
    switch self {
    case .list:
      "Lists the documents below a folder: kind, families, the names of data, timeline entries and samples."
    case .render:
      "Draws a widget and returns the pictures, and for each its diagnostics and its views: frame in points "
        + "and the place in the document (file:line:column)."
    case .compare:
      "Draws a widget and compares each picture with its golden: identical, different or missing, and which "
        + "view and property changed. Writes nothing."
    case .lint:
      "Judges a widget by the platform's design rules: texts that do not fit, contrast, margins, tap targets. "
        + "Returns the rules that are violated, with measured values."
    }
  }

  /// The keys of the arguments, with what they hold.
  var arguments: [(key: String, type: String, summary: String)] {
    let widget = [
      ("input", "string", "path of a document (.json, .yaml) below the served folder"),
      ("document", "object", "in place of input, the document itself"),
      ("data", "object", "values in place of the document's own, by name"),
      (
        "settings", "object",
        "what to draw, as the flags of `vitrine render` by name, each a text, number, list or true: "
          + JobSettings.kinds.map(\.name).joined(separator: ", ")
      ),
    ]
    switch self {
    case .list: return [("folder", "string", "a folder below the served one; all of it by default")]
    case .render: return widget
    case .compare:
      return widget + [("goldens", "string", "the folder of goldens; Golden by default")]
    case .lint: return Array(widget.prefix(3))
    }
  }

  func write(to json: inout JSONText) {
    json.object { json in
      json.member("name", rawValue)
      json.member("title", title)
      json.member("description", summary)
      json.key("inputSchema")
      json.object { json in
        json.member("type", "object")
        json.key("properties")
        json.object { json in
          for argument in arguments {
            json.key(argument.key)
            json.object { json in
              json.member("type", argument.type)
              json.member("description", argument.summary)
            }
          }
        }
        json.member("additionalProperties", false)
      }
      json.key("annotations")
      json.object { $0.member("readOnlyHint", true) }
    }
  }
}
