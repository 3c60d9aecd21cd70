import VitrineGraphics
import VitrineWidgets

extension WidgetMain {
  /// Prints the text problems of each widget over the requested pictures, as Markdown.
  static func judgeTexts(
    of widgets: [WidgetDescription], _ arguments: WidgetArguments
  ) async throws {
    for widget in widgets { try arguments.matrix.checkEntries(of: widget) }
    let renderer = Renderer(fontFolder: arguments.fontFolder)
    for widget in widgets {
      var survey = TextSurvey()
      for configuration in try arguments.matrix.expand(declared: widget.families).configurations {
        let pictures = await widget.pictures(configuration, hasDate: arguments.hasDate)
        for picture in pictures.entries {
          let placed = renderer.place(picture.entry, of: widget, picture.configuration)
          survey.add(renderer.textLedger(placed), of: picture.configuration)
        }
      }
      print("# \(UntrustedText.markdown(widget.kind))\n\n\(survey.markdown())")
    }
  }
}
