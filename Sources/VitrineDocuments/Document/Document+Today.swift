import Vitrine

extension Document {
  /// Returns the run of a Today document: the callbacks of every widget, with the document's values as
  /// results.
  func todayRun(_ today: TodayDocument, _ session: DocumentSession, _ scope: Scope) -> TodayRun {
    let answers = TodayAnswers(document: self, today: today, session: session, scope: scope)
    return TodayRun { (host, mode, environment) throws(TodayError) in
      try answers.present(host, mode, environment)
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
    _ host: TodaySession, _ mode: NCWidgetDisplayMode, _ environment: EnvironmentValues
  ) throws(TodayError) -> TodayPresentation {
    var host = host
    let os = host.environment.os
    let context = { (mode: NCWidgetDisplayMode) in
      var values = environment
      values.assets = self.document.assets
      host.environment.adapt(&values, mode: mode)
      return BuildContext(session: self.session, scope: self.scope, environment: values)
    }
    let compact = context(.compact)
    try host.run(.show) { answer(to: $0, .compact, compact, os: os) }
    if mode == .expanded {
      let expanded = context(.expanded)
      try host.run(.showMore) { answer(to: $0, .expanded, expanded, os: os) }
    }
    var shown = TodayPresentation(host, content: content(host), icon: icon(compact))
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
    return views(today.nodes(mode, otherwise: document.body.otherwise))
  }

  private func icon(_ context: BuildContext) -> AnyView? {
    today.icon.isEmpty ? nil : views(today.icon)
  }

  private func views(_ nodes: [DocumentNode]) -> AnyView {
    let (document, session, scope) = (document, session, scope)
    return AnyView(making: { environment, out in
      var environment = environment
      environment.assets = document.assets
      let context = BuildContext(session: session, scope: scope, environment: environment)
      AnyView._makeList(context.views(nodes), environment, &out)
    })
  }
}
