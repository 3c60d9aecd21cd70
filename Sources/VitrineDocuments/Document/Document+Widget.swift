import Foundation
import Vitrine

extension Document {
  /// What the renderer needs to know of the widget.
  package var widget: WidgetDescription {
    var description = WidgetDescription(
      kind: kind, displayName: displayName, details: details, families: families,
      source: .immediate { request in self.entry(request).entry })
    description.hasContentMargins = hasContentMargins
    return description
  }

  /// What a request shows, and the session that knows afterwards whether the views could be built.
  ///
  /// - Parameter row: data over that of the document and the entry, as a template's row has it.
  package func entry(
    _ request: EntryRequest, data row: LocatedObject? = nil
  ) -> (entry: WidgetEntry, session: DocumentSession) {
    let configuration = request.configuration
    let format = FormatContext(
      locale: configuration.localeIdentifier, timeZone: configuration.timeZoneIdentifier ?? "UTC")
    let session = DocumentSession(document: self, format: format)
    session.entry = Document.entryObject(entry(request.selection, at: configuration.date, format))
    let own = data(for: request.selection, at: configuration.date, format)
    let scope = Scope(data: own.overridden(by: row))
    let holder = SessionHolder(session: session, scope: scope)
    let family = configuration.family
    let entry = WidgetEntry { holder.view(family) }
    return (entry, session)
  }

  private static func entryObject(_ entry: Entry?) -> LocatedObject {
    guard let entry else { return LocatedObject() }
    return LocatedObject([
      .init(key: "date", keyPosition: .start, value: LocatedValue(.string(entry.date), .start)),
      .init(
        key: "relevance", keyPosition: .start,
        value: LocatedValue(.number(entry.relevance ?? 0), .start)),
    ])
  }
}

/// Carries a session into the closure of an entry. The entry is resolved by one thread, which is
/// also the one that looks at the session afterwards.
private final class SessionHolder: @unchecked Sendable {
  private let session: DocumentSession
  private let scope: Scope

  init(session: DocumentSession, scope: Scope) {
    self.session = session
    self.scope = scope
  }

  /// The whole widget: body, background, what a tap opens.
  func view(_ family: WidgetFamily?) -> AnyView {
    let session = session
    let scope = scope
    let document = session.document
    return AnyView(making: { environment, out in
      var environment = environment
      environment.assets = document.assets
      let context = BuildContext(session: session, scope: scope, environment: environment)
      do throws(DocumentError) {
        var view = context.views(document.body.nodes(family))
        if let background = document.background {
          view = AnyView(view.containerBackground(try background.style(context), for: .widget))
        }
        if let text = try document.url?.text(context), let url = URL(string: text) {
          view = AnyView(view.widgetURL(url))
        }
        AnyView._makeList(view, environment, &out)
      } catch {
        session.report(error)
      }
    })
  }
}

extension Document {
  /// The document's colours and pictures, where views look for assets.
  var assets: AssetCatalog {
    AssetCatalog(
      colorNamed: { [colors] name, appearance in colors.color(name, isDark: appearance.isDark) },
      imageNamed: { [images] name, _ in images.picture(name).map { AssetCatalog.Picture(resource: $0) } })
  }
}
