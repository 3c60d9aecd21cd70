import Foundation
import Vitrine
import VitrineImages

/// The context in which a view is built: the scope of names and the environment.
struct BuildContext {
  let session: DocumentSession
  var scope: Scope
  var environment: EnvironmentValues

  /// Returns the context with other names in scope.
  func inside(_ scope: Scope) -> BuildContext {
    BuildContext(session: session, scope: scope, environment: environment)
  }

  /// Returns the views of nodes, built on demand in the environment found at that time.
  func views(_ nodes: [DocumentNode], scope: Scope? = nil) -> AnyView {
    let session = session
    let scope = scope ?? self.scope
    return AnyView(making: { environment, out in
      for node in nodes {
        node.makeList(
          BuildContext(session: session, scope: scope, environment: environment), &out)
      }
    })
  }

  /// Returns views that open a URL when tapped; the same views without one, or where its text is no URL.
  func opening(_ url: CompiledValue?, from views: AnyView) throws(DocumentError) -> AnyView {
    guard let text = try url?.text(self), let url = URL(string: text) else { return views }
    return AnyView(views.widgetURL(url))
  }

  func evaluate(
    _ expression: Expression, at place: Place
  ) throws(DocumentError) -> LocatedValue {
    do {
      return LocatedValue(try expression.evaluate(in: fullScope), place.position)
    } catch {
      throw self.error(error.message, place)
    }
  }

  /// Returns a template with its values.
  ///
  /// - Parameter isMarkdown: whether it is read as Markdown, which values leave as they are.
  func fill(
    _ template: TextTemplate, at place: Place, isMarkdown: Bool = false
  ) throws(DocumentError) -> String {
    let isTranslated = template.key != nil && session.format.words != nil
    if !isTranslated, let constant = template.constant { return constant }
    var format = session.format
    format.isMarkdown = isMarkdown
    if let key = template.key, let words = format.words {
      do {
        let text = try words.text(of: template, key, in: fullScope, format)
        if let text { return text }
      } catch {
        throw self.error(error.message, place)
      }
    }
    if let constant = template.constant { return constant }
    do {
      return try template.text(in: fullScope, format)
    } catch {
      throw self.error(error.message, place)
    }
  }

  /// Returns a value as text.
  func text(of value: LocatedValue, at place: Place) throws(DocumentError) -> String {
    do { return try value.content.text(session.meter) } catch {
      throw self.error(error.message, place)
    }
  }

  /// Returns the colour for a checked name or hexadecimal number.
  func color(_ text: String) -> Color {
    ColorForm.color(text, own: session.resources.compiler.colorNames)
  }

  private var fullScope: Scope {
    let environment = environment
    let session = session
    var scope = scope
    scope.meter = session.meter
    return scope.surrounded { name in
      switch name {
      case "environment": .object(session.object(of: EnvironmentForm(environment)))
      case "entry": .object(session.entry)
      default: nil
      }
    }
  }

  func error(_ message: String, _ place: Place) -> DocumentError {
    DocumentError(
      file: session.resources.file, position: place.position, path: place.path, message: message)
  }

  /// Throws if the file of an image view cannot be shown.
  func check(image name: String, _ place: Place) throws(DocumentError) {
    let file: (file: FileStamp.Identity, bytes: Int)
    do {
      file = try session.resources.images.measure(name)
    } catch {
      let hint =
        SymbolCatalog.bundled.knows(name)
        ? "; a symbol is written {\"Image\": {\"systemName\": \"\(name)\"}}" : ""
      throw self.error(
        "the image '\(DocumentError.shortened(name))' \(error.message)\(hint)", place)
    }
    try session.use(file.file, bytes: file.bytes, at: place)
  }
}
