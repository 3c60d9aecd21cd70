/// The system's own words on the screens around a widget, in one language.
///
/// The wording is the platform's as far as it is known; the sentence about missing settings is ours.
package struct SystemWords: Hashable, Sendable {
  /// The label of the Home Screen's button and the placeholder of the Today view's field.
  package var search: String
  /// The buttons below the widgets of the Today view, and of the Mac's Notification Center.
  package var edit: String
  package var editWidgets: String
  /// The button in the gallery, and in the list under a pressed icon.
  package var addWidget: String
  /// The value of a setting that is not set.
  package var choose: String
  package var noSettings: String
  /// The button in the header of a Today widget.
  package var showMore: String
  package var showLess: String
  /// The two pages of iOS 9's Notification Center.
  package var today: String
  package var notifications: String
  /// The hint at the bottom of Lock Screens of devices with a home button.
  package var pressHome: String
  /// The quick action of an app that defines none.
  package var open: String
  /// The Mac's menus: the desktop's own, File, Edit, View, Go, Window, Help.
  package var menus: [String]
}

extension SystemWords {
  /// Returns the words for a locale such as `de_AT`.
  package static func of(_ identifier: String) -> SystemWords {
    of(SystemLanguage(identifier: identifier))
  }

  package static func of(_ language: SystemLanguage) -> SystemWords {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .italian: italian
    case .portuguese: portuguese
    case .japanese: japanese
    case .simplifiedChinese: simplifiedChinese
    case .traditionalChinese: traditionalChinese
    case .korean: korean
    case .arabic: arabic
    case .hebrew: hebrew
    case .hindi: hindi
    case .thai: thai
    case .russian: russian
    }
  }
}
