import Foundation

extension View {
  public nonisolated func font(_ font: Font?) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.font = font }
  }

  public nonisolated func fontWeight(
    _ weight: Font.Weight?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.weight = weight }
  }

  public nonisolated func fontWidth(
    _ width: Font.Width?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.width = width }
  }

  public nonisolated func fontDesign(
    _ design: Font.Design?
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.design = design }
  }

  public nonisolated func bold(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.isBold = isActive }
  }

  public nonisolated func italic(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.isItalic = isActive }
  }

  public nonisolated func monospaced(
    _ isActive: Bool = true
  ) -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.design = isActive ? .monospaced : nil }
  }

  public nonisolated func monospacedDigit() -> ModifiedContent<Self, _TransformEnvironment> {
    environing { $0.type.fontTraits.hasMonospacedDigits = true }
  }
}
