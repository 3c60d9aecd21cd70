public import Foundation

extension View {
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environing {
      $0.type.lineLimit = number.map { max(1, $0) }
      $0.type.reservedLines = 0
    }
  }

  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environing {
      $0.type.lineLimit = nil
      $0.type.reservedLines = max(0, limit.lowerBound)
    }
  }

  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environing {
      $0.type.lineLimit = max(1, limit.upperBound)
      $0.type.reservedLines = 0
    }
  }

  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environing {
      $0.type.lineLimit = max(1, limit.upperBound)
      $0.type.reservedLines = max(0, limit.lowerBound)
    }
  }

  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environing {
      $0.type.lineLimit = max(1, limit)
      $0.type.reservedLines = reservesSpace ? max(1, limit) : 0
    }
  }

  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environing { $0.type.alignment = alignment }
  }

  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environing { $0.type.truncation = mode }
  }

  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environing { $0.type.minimumScaleFactor = min(1, max(0, factor)) }
  }

  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View {
    environing { $0.type.lineSpacing = spacing }
  }

  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environing { $0.type.allowsTightening = flag }
  }

  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environing { $0.type.textCase = textCase }
  }

  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environing { $0.type.kerning = kerning }
  }

  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environing { $0.type.tracking = tracking }
  }

  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    environing { $0.type.baselineOffset = offset }
  }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environing {
      $0.type.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environing {
      $0.type.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environing { $0.type.dynamicTypeSize = size }
  }

  public nonisolated func dynamicTypeSize<R: RangeExpression>(
    _ range: R
  ) -> some View where R.Bound == DynamicTypeSize {
    environing { environment in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      environment.type.dynamicTypeSize = min(max(environment.type.dynamicTypeSize, first), last)
    }
  }

  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environing { $0.drawing.imageScale = scale }
  }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environing { $0.drawing.symbolRenderingMode = mode }
  }

  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environing { $0.drawing.symbolVariants = variant }
  }
}

extension View {
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    environing { $0.drawing.redactionReasons.formUnion(reason) }
  }

  public nonisolated func unredacted() -> some View {
    environing { $0.drawing.redactionReasons = [] }
  }

  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environing { $0.drawing.isPrivacySensitive = sensitive }
  }
}
