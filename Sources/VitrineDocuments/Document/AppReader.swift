import Vitrine

/// Reads the app of a widget from a document, and its icon from the document's folder.
struct AppReader {
  let file: String
  let images: DocumentImages

  static let parameters: [Parameter] = [
    Parameter(
      "name", .string, default: "the widget's display name",
      "its name under the widget and in sheets"),
    Parameter(
      "icon", .string, default: "drawn from the widget's colours",
      "a square PNG file beside the document, \(AppIcon.sides.lowerBound) to "
        + "\(AppIcon.sides.upperBound) pixels wide, without rounded corners"),
  ]

  /// Returns the app of a compiled object; nothing is known of it where the document is silent.
  func read(_ value: CompiledValue?) throws(DocumentError) -> WidgetApp {
    guard let value, case .object(let fields) = value.content else { return WidgetApp() }
    var app = WidgetApp()
    if let value = fields["name"] {
      let name = try constant(value, "name")
      if let refusal = WidgetApp.refusal(ofName: name) { throw error(refusal, value.place) }
      app.name = name
    }
    if let value = fields["icon"] { app.icon = try icon(try constant(value, "icon"), value.place) }
    return app
  }

  private func icon(_ name: String, _ place: Place) throws(DocumentError) -> AppIcon {
    let shown = "the icon '\(DocumentError.shortened(name))' "
    do throws(DocumentImages.Problem) { _ = try images.measure(name) } catch {
      throw self.error(shown + error.message, place)
    }
    guard let picture = images.picture(name) else {
      throw error(shown + DocumentFolder.Refusal.missing.message, place)
    }
    do throws(AppIconError) { return try AppIcon(picture) } catch {
      throw self.error(shown + error.description, place)
    }
  }

  private func constant(_ value: CompiledValue, _ name: String) throws(DocumentError) -> String {
    guard let text = value.constantText else {
      throw error("'\(name)' cannot depend on data", value.place)
    }
    return text
  }

  private func error(_ message: String, _ place: Place) -> DocumentError {
    DocumentError(file: file, position: place.position, path: place.path, message: message)
  }
}
