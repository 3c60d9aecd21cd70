import VitrineWidgets

extension LintRule {
  static func signIn(_ id: String, _ era: Era) -> LintRule {
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
  static let leastWords = 5

  static func isName(_ text: String, _ widget: LintWidget) -> Bool {
    [widget.appName, widget.displayName, widget.today?.title.shown].contains {
      $0?.lowercased() == text.lowercased()
    }
  }

  static func isSignIn(_ text: String?) -> Bool {
    guard let words = text?.lowercased() else { return false }
    return signInWords.contains { words.hasPrefix($0) }
  }

  /// The first words of such calls in a few languages.
  static let signInWords = [
    "sign in", "log in", "login", "please sign in", "please log in", "anmelden", "einloggen",
    "bitte anmelden", "se connecter", "connectez-vous", "iniciar sesión", "inicia sesión",
    "サインイン", "ログイン", "登录", "登入",
  ]
}
