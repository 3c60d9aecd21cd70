extension SystemWords {
  /// Returns the system's words for the states of a toggle in a locale such as `de_AT`.
  package static func states(_ identifier: String) -> (on: String, off: String) {
    switch SystemLanguage(identifier: identifier) {
    case .english: ("On", "Off")
    case .german: ("Ein", "Aus")
    case .french: ("Activé", "Désactivé")
    case .spanish: ("Activado", "Desactivado")
    case .italian: ("Attivo", "Non attivo")
    case .portuguese: ("Ativado", "Desativado")
    case .japanese: ("オン", "オフ")
    case .simplifiedChinese: ("打开", "关闭")
    case .traditionalChinese: ("開啟", "關閉")
    case .korean: ("켬", "끔")
    case .arabic: ("تشغيل", "إيقاف")
    case .hebrew: ("פועל", "כבוי")
    case .hindi: ("चालू", "बंद")
    case .thai: ("เปิด", "ปิด")
    case .russian: ("Вкл.", "Выкл.")
    }
  }
}
