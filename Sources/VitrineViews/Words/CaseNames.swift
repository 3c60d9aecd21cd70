// The names of cases. Printing a case gives the same, but looks up conformances of its type: each lookup
// searches the whole program, a fifteenth of a millisecond at every start.

extension DynamicTypeSize {
  package var caseName: String {
    self >= .accessibility1 ? "accessibility\(rawValue - 7)" : slug
  }
}

nonisolated extension UIBlurEffect.Style {
  package var caseName: String {
    switch self {
    case .extraLight: "extraLight"
    case .light: "light"
    case .dark: "dark"
    case .regular: "regular"
    case .prominent: "prominent"
    case .systemUltraThinMaterial: "systemUltraThinMaterial"
    case .systemThinMaterial: "systemThinMaterial"
    case .systemMaterial: "systemMaterial"
    case .systemThickMaterial: "systemThickMaterial"
    case .systemChromeMaterial: "systemChromeMaterial"
    case .systemUltraThinMaterialLight: "systemUltraThinMaterialLight"
    case .systemThinMaterialLight: "systemThinMaterialLight"
    case .systemMaterialLight: "systemMaterialLight"
    case .systemThickMaterialLight: "systemThickMaterialLight"
    case .systemChromeMaterialLight: "systemChromeMaterialLight"
    case .systemUltraThinMaterialDark: "systemUltraThinMaterialDark"
    case .systemThinMaterialDark: "systemThinMaterialDark"
    case .systemMaterialDark: "systemMaterialDark"
    case .systemThickMaterialDark: "systemThickMaterialDark"
    case .systemChromeMaterialDark: "systemChromeMaterialDark"
    }
  }
}

nonisolated extension UIVibrancyEffectStyle {
  package var caseName: String {
    switch self {
    case .label: "label"
    case .secondaryLabel: "secondaryLabel"
    case .tertiaryLabel: "tertiaryLabel"
    case .quaternaryLabel: "quaternaryLabel"
    case .fill: "fill"
    case .secondaryFill: "secondaryFill"
    case .tertiaryFill: "tertiaryFill"
    case .separator: "separator"
    }
  }
}
