import Vitrine
import VitrineGraphics

extension Document {
  /// Returns the run of a Today document: the callbacks of every widget, with the document's values as
  /// results.
  func todayRun(_ today: TodayDocument, _ session: DocumentSession, _ scope: Scope) -> TodayRun {
    let answers = TodayAnswers(document: self, today: today, session: session, scope: scope)
    return TodayRun { (host, actions, environment) throws(TodayError) in
      try answers.present(host, actions, environment)
    }
  }
}

/// Implements the callbacks of a Today document. Used by the one thread that lays out the picture.
private final class TodayAnswers: @unchecked Sendable {
  private let document: Document
  private let today: TodayDocument
  private let session: DocumentSession
  private let scope: Scope

  init(document: Document, today: TodayDocument, session: DocumentSession, scope: Scope) {
    self.document = document
    self.today = today
    self.session = session
    self.scope = scope
  }

  func present(
    _ host: TodaySession, _ actions: [TodayAction], _ environment: EnvironmentValues
  ) throws(TodayError) -> TodayPresentation {
    var host = host
    let os = host.environment.os
    let context = { (mode: NCWidgetDisplayMode) in
      var values = environment
      values.assets = self.document.assets
      host.environment.adapt(&values, mode: mode)
      return BuildContext(session: self.session, scope: self.scope, environment: values)
    }
    for action in actions {
      let mode = action.mode
      let values = context(mode)
      if action == .show, host.isShown { try host.run(.dismiss) { _ in TodayAnswer() } }
      try host.run(action) { answer(to: $0, mode, values, os: os) }
    }
    var shown = TodayPresentation(host, content: content(host), icon: icon(context(.compact)))
    try host.run(.dismiss) { _ in TodayAnswer() }
    shown.trace = host.steps
    return shown
  }

  private func answer(
    to call: TodayCall, _ mode: NCWidgetDisplayMode, _ context: BuildContext, os: Int
  ) -> TodayAnswer {
    var answer = TodayAnswer()
    do throws(DocumentError) {
      switch call {
      case .viewDidLoad:
        answer.largestMode = today.description.largestMode
        if os == 9 { answer.preferredHeight = try today.preferredHeight?.number(context) }
      case .widgetActiveDisplayModeDidChange:
        let preferred = try today.preferredHeight?.number(context)
        answer.preferredHeight = mode == .expanded ? preferred : 0
      case .widgetMarginInsets:
        answer.marginInsets = try today.marginInsets?.insets(context).map {
          UIEdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
        }
      case .widgetPerformUpdate: answer.update = today.update
      default: break
      }
    } catch {
      session.report(error)
    }
    return answer
  }

  private func content(_ host: TodaySession) -> AnyView {
    let mode = host.environment.hasDisplayModes ? host.mode : nil
    return views(today.nodes(mode, otherwise: document.body.otherwise), opening: document.url)
  }

  private func icon(_ context: BuildContext) -> AnyView? {
    today.icon.isEmpty ? nil : views(today.icon)
  }

  /// - Parameter url: the URL that a tap on the views opens.
  private func views(_ nodes: [DocumentNode], opening url: CompiledValue? = nil) -> AnyView {
    let (document, session, scope) = (document, session, scope)
    return AnyView(making: { environment, out in
      var environment = environment
      environment.assets = document.assets
      let context = BuildContext(session: session, scope: scope, environment: environment)
      var view = context.views(nodes)
      do throws(DocumentError) {
        view = try context.opening(url, from: view)
      } catch {
        session.report(error)
      }
      AnyView._makeList(view, environment, &out)
      // For renderers that draw the document beside others and have no session.
      if let problem = session.problem {
        out.notes.add(
          Diagnostic(
            severity: .error, code: Document.problemCode, message: "\(problem)", path: ""))
      }
    })
  }
}
