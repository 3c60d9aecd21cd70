import Foundation
import Vitrine
import VitrineGraphics
import VitrineText

extension Document {
  /// The code of the diagnostic for views of a document that could not be built.
  package static let problemCode = "document"

  /// The description of the widget for the renderer.
  package var widget: WidgetDescription {
    var description = WidgetDescription(
      kind: content.kind, displayName: content.displayName, details: content.details,
      families: content.families,
      source: .immediate { request in self.entry(request).entry })
    description.contentMargins = content.contentMargins
    description.timelineSource = .immediate { request in self.timeline(request).timeline }
    description.sampleNames = content.samples.map(\.name)
    description.parameters = content.parameters
    description.colors = WidgetColors(
      accent: content.colors.pair("AccentColor"),
      background: content.colors.pair("WidgetBackground"))
    description.app = content.app
    description.today = content.today?.description
    description.activity = content.activity == nil ? nil : .ofDocument
    description.control = content.control == nil ? nil : ControlDescription()
    description.fonts = resources.fonts.set
    translate(&description)
    return description
  }

  /// Returns all entries, and their sessions in the same order; a document without entries has one entry
  /// with its data, starting at the configuration's date.
  package func timeline(
    _ request: EntryRequest
  ) -> (timeline: WidgetTimeline, sessions: [DocumentSession]) {
    var sessions: [DocumentSession] = []
    let format = formatContext(request.configuration)
    let moments = (0..<max(1, content.entries.count)).map { index in
      var single = request
      single.selection = .index(index)
      let (shown, session) = entry(single)
      sessions.append(session)
      return WidgetTimeline.Moment(
        date: (index < content.entries.count ? date(of: content.entries[index], format) : nil)
          ?? request.configuration.date,
        relevance: index < content.entries.count ? content.entries[index].relevance : nil,
        entry: shown)
    }
    return (WidgetTimeline(moments: moments, policy: policy(format)), sessions)
  }

  private func policy(_ format: FormatContext) -> TimelineReloadPolicy {
    if content.activity != nil || content.control != nil { return .never }
    return switch content.reload {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let text):
      .after(Date(timeIntervalSince1970: format.moment(text)?.secondsSince1970 ?? 0))
    }
  }

  /// Has the texts beside the views looked up in the document's strings.
  private func translate(_ description: inout WidgetDescription) {
    guard let strings = resources.strings else { return }
    description.translateNames(
      by: StringTable { key, _, locale in
        strings.constant(key, locale: locale, device: .iPhone)
      })
    description.translate = { text, configuration in
      strings.constant(
        text, locale: configuration.realLocaleIdentifier, device: configuration.device.kind)
    }
  }

  private func formatContext(_ configuration: RenderConfiguration) -> FormatContext {
    var context = FormatContext(
      locale: configuration.realLocaleIdentifier,
      timeZone: configuration.timeZoneIdentifier ?? "UTC")
    context.words = resources.strings.map {
      DocumentWords($0, locale: context.locale, device: configuration.device.kind, document: file)
    }
    return context
  }

  /// Returns the entry for a request, and the session that holds the first error in building its views.
  ///
  /// - Parameter row: data that overrides that of the document and the entry, for a row of a template.
  package func entry(
    _ request: EntryRequest, data row: LocatedObject? = nil
  ) -> (entry: WidgetEntry, session: DocumentSession) {
    let configuration = request.configuration
    let format = formatContext(configuration)
    let session = DocumentSession(resources, format: format)
    if let budget = request.budget { session.allow(budget) }
    let chosen = entry(request.selection, at: configuration.date, format)
    session.entry = Document.entryObject(chosen)
    let own = data(for: request.selection, at: configuration.date, format)
    var scope = Scope(data: row.map { typed(own.overridden(by: $0)) } ?? own)
    scope.format = format
    let holder = SessionHolder(document: self, session: session, scope: scope)
    let family = configuration.family
    var entry = WidgetEntry { holder.view(family) }
    if let chosen, let date = date(of: chosen, format) {
      entry.facts = EntryFacts(date: date, relevance: chosen.relevance, policy: policy(format))
    }
    entry.today = content.today.map { todayRun($0, session, scope) }
    return (entry, session)
  }

  private static func entryObject(_ entry: Entry?) -> LocatedObject {
    guard let entry, let date = entry.date else { return LocatedObject() }
    return LocatedObject([
      .init(key: "date", keyPosition: .start, value: LocatedValue(.string(date), .start)),
      .init(
        key: "relevance", keyPosition: .start,
        value: LocatedValue(.number(WrittenNumber(Double(entry.relevance?.score ?? 0))), .start)),
    ])
  }
}

/// Carries a session into the closure of an entry. One thread resolves the entry and reads the session
/// afterwards.
private final class SessionHolder: @unchecked Sendable {
  private let document: Document
  private let session: DocumentSession
  private let scope: Scope

  init(document: Document, session: DocumentSession, scope: Scope) {
    self.document = document
    self.session = session
    self.scope = scope
  }

  private static func filled(
    _ view: AnyView, _ background: CompiledValue, _ context: BuildContext
  ) throws(DocumentError) -> AnyView {
    guard case .nodes(let nodes) = background.content else {
      return AnyView(view.containerBackground(try background.style(context), for: .widget))
    }
    return AnyView(view.containerBackground(for: .widget) { context.views(nodes) })
  }

  private static func view(
    of document: Document, _ family: WidgetFamily?, _ context: BuildContext
  ) throws(DocumentError) -> AnyView {
    if let activity = document.activity {
      return try activity.view(context, opening: document.url)
    }
    if let control = document.control { return try control.view(context) }
    var view = context.views(document.body.nodes(family))
    if let background = document.background {
      view = try filled(view, background, context)
    }
    return try context.opening(document.url, from: view)
  }

  /// Returns the whole widget: body, background and URL.
  func view(_ family: WidgetFamily?) -> AnyView {
    let session = session
    let scope = scope
    let document = document
    return AnyView(making: { environment, out in
      var environment = environment
      environment.assets = document.assets
      let context = BuildContext(session: session, scope: scope, environment: environment)
      // The gallery shows these beside the widget, so that they are missed with its own texts.
      for name in [document.displayName, document.details] {
        if let name { _ = session.format.words?.text(name) }
      }
      do throws(DocumentError) {
        let view = try Self.view(of: document, family, context)
        AnyView._makeList(view, environment, &out)
      } catch {
        session.report(error)
      }
      // For renderers that draw the document beside others and have no session.
      if let problem = session.problem {
        out.notes.add(
          Diagnostic(
            severity: .error, code: Document.problemCode, message: "\(problem)", path: ""))
      }
    })
  }
}

extension Document {
  /// The document's colours and pictures as an asset catalogue.
  var assets: AssetCatalog {
    AssetCatalog(
      colorNamed: { [colors = self.colors] name, appearance in
        colors.color(name, isDark: appearance.isDark)
      },
      imageNamed: { [images = resources.images] name, _ in
        images.picture(name).map { AssetCatalog.Picture(resource: $0) }
      })
  }
}

extension Document {
  /// Opens the document's fonts, which no other document finds; must be called before anything is drawn.
  package func openFonts(in library: FontLibrary) throws(DocumentError) {
    try resources.fonts.open(in: library, document: file)
  }

  /// The bytes of the fonts that the document keeps open.
  package var fontBytes: Int { resources.fonts.set?.byteCount ?? 0 }
}
