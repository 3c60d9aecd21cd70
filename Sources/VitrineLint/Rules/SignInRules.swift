import VitrineWidgets

/// Rules on widgets that cannot show anything yet.
extension LintRule {
  static let signInHint = signIn("w-auth-hint", .widgetkit)
  static let todaySignInHint = signIn("today-auth-hint", .today)

  private static func signIn(_ id: String, _ era: Era) -> LintRule {
    LintRule(
      id, era, .warning, "It says what signing in adds.",
      advice: "Say what people get: Sign in to see your deliveries.",
      source: "Human Interface Guidelines, widgets (iOS 10 and 14)",
      check: .widget { widget, _ in
        let asking = widget.pictures.filter { $0.role == .usual }.compactMap { shown in
          shown.picture.leaves.first { isSignIn($0.string) }.map { (shown.picture, $0) }
        }
        guard !asking.isEmpty else { return .notApplicable }
        return .of(
          asking.compactMap { picture, leaf in
            // More words than the call alone say what it is for.
            let words = picture.leaves.compactMap(\.string).filter { !isName($0, widget) }
              .reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
            guard words < leastWords else { return nil }
            var violation = LintViolation(
              "the widget says “\(leaf.string ?? "")” and not why", measured: "\(words) words",
              limit: "\(leastWords) words", excess: Double(leastWords - words))
            picture.locate(&violation, leaf)
            return violation
          })
      })
  }

  /// “Sign in to see …” has five words with what is seen.
  private static let leastWords = 5

  private static func isName(_ text: String, _ widget: LintWidget) -> Bool {
    [widget.appName, widget.displayName, widget.today?.title.shown].contains {
      $0?.lowercased() == text.lowercased()
    }
  }

  private static func isSignIn(_ text: String?) -> Bool {
    guard let words = text?.lowercased() else { return false }
    return signInWords.contains { words.hasPrefix($0) }
  }

  /// How such calls begin in a few languages.
  private static let signInWords = [
    "sign in", "log in", "login", "please sign in", "please log in", "anmelden", "einloggen",
    "bitte anmelden", "se connecter", "connectez-vous", "iniciar sesión", "inicia sesión",
    "サインイン", "ログイン", "登录", "登入",
  ]

  static let todayReady = LintRule(
    "today-no-loading-wait", .today, .error, "Content is there at once.",
    advice: "Show the last content while new content loads.",
    source: "Human Interface Guidelines, Today widgets (iOS 10)",
    check: .widget { widget, _ in
      let shown = widget.snapshots.filter(\.picture.isToday)
      guard !shown.isEmpty else { return .notApplicable }
      return .of(shown.compactMap { waiting($0.picture) })
    })

  private static func waiting(_ picture: LintPicture) -> LintViolation? {
    guard !picture.leaves.isEmpty else {
      return LintViolation("under iOS \(picture.configuration.os) the widget shows nothing")
    }
    let found = picture.leaves.first { leaf in
      guard let text = leaf.string?.lowercased() else { return false }
      return loadingWords.contains { text.hasPrefix($0) }
    }
    guard let found else { return nil }
    var violation = LintViolation(
      "the widget says “\(found.string ?? "")”", measured: found.string ?? "")
    picture.locate(&violation, found)
    return violation
  }

  private static let loadingWords = [
    "loading", "please wait", "updating…", "fetching", "wird geladen", "bitte warten", "lädt",
    "chargement", "cargando", "読み込み中", "加载中", "載入中",
  ]

  static let todayAlone = LintRule(
    "today-works-without-app", .today, .warning, "It works apart from the app.",
    advice: "Show content, or say what there will be.",
    source: "Human Interface Guidelines, Today widgets (iOS 10)",
    check: .widget { widget, _ in
      guard let shown = widget.todayCompact else { return .notApplicable }
      let texts = shown.picture.leaves.filter(\.isText)
      guard !texts.isEmpty else { return .notApplicable }
      let calls = texts.filter { leaf in
        guard let text = leaf.string?.lowercased() else { return false }
        return ["open the app", "launch the app", "open app to", "öffne die app"].contains {
          text.contains($0)
        }
      }
      guard let first = calls.first, calls.count == texts.count else { return .of([]) }
      var violation = LintViolation(
        "the widget only says “\(first.string ?? "")”", measured: first.string ?? "")
      shown.picture.locate(&violation, first)
      return .of([violation])
    })
}
