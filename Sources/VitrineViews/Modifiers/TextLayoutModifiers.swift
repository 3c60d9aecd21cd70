public import Foundation

extension View {
  /// Limits texts to a number of lines, at least 1, and reserves none; nil removes the limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environing {
      $0.type.lineLimit = number.map { max(1, $0) }
      $0.type.reservedLines = 0
    }
  }

  /// Reserves the height of the range's lower bound in lines for texts, with no upper limit.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environing {
      $0.type.lineLimit = nil
      $0.type.reservedLines = max(0, limit.lowerBound)
    }
  }

  /// Limits texts to the range's upper bound in lines, at least 1, and reserves none.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environing {
      $0.type.lineLimit = max(1, limit.upperBound)
      $0.type.reservedLines = 0
    }
  }

  /// Limits texts to the range's upper bound in lines, at least 1, and reserves the height of its lower
  /// bound.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environing {
      $0.type.lineLimit = max(1, limit.upperBound)
      $0.type.reservedLines = max(0, limit.lowerBound)
    }
  }

  /// Limits texts to a number of lines, at least 1, and reserves that height even for fewer if
  /// `reservesSpace` is true.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environing {
      $0.type.lineLimit = max(1, limit)
      $0.type.reservedLines = reservesSpace ? max(1, limit) : 0
    }
  }

  /// Sets the alignment of a text's lines among each other; the text as a whole stays where layout puts it.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environing { $0.type.alignment = alignment }
  }

  /// Sets the part of the last line that an ellipsis replaces if a text does not fit; the default is its
  /// tail.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environing { $0.type.truncation = mode }
  }

  /// Lets texts shrink to a factor, clamped to 0…1, before they are truncated; steps of 0.01 are tried.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environing { $0.type.minimumScaleFactor = min(1, max(0, factor)) }
  }

  /// Sets the extra space between lines, in points, rounded to whole pixels; the default is 0.
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View {
    environing { $0.type.lineSpacing = spacing }
  }

  /// Lets a line that is up to 5 % too long be drawn with tighter letters instead of an ellipsis.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environing { $0.type.allowsTightening = flag }
  }

  /// Turns texts into upper or lower case for drawing; nil, the default, leaves them as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environing { $0.type.textCase = textCase }
  }

  /// Sets the scale of texts' letters unless disabled: secondary ones are smaller, on lines of the same height.
  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View {
    environing { if isEnabled { $0.type.textScale = scale } }
  }

  /// Adds space after each glyph, in points; ligatures stay, unlike with `tracking(_:)`.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environing { $0.type.kerning = kerning }
  }

  /// Adds space after each glyph, in points, and turns ligatures off.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environing { $0.type.tracking = tracking }
  }

  /// Moves texts up from their baseline by a length in points; negative lengths move them down.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    environing { $0.type.baselineOffset = offset }
  }

  /// Draws a line under texts, nil in their own colour; `isActive: false` removes one set outside.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environing {
      $0.type.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Draws a line through texts, nil in their own colour; `isActive: false` removes one set outside.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environing {
      $0.type.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// Sets the size for text styles and scaled metrics in place of the user's setting.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environing { $0.type.dynamicTypeSize = size }
  }

  /// Limits the size for text styles and scaled metrics to a range; a range without any size is ignored.
  public nonisolated func dynamicTypeSize<R: RangeExpression>(
    _ range: R
  ) -> some View where R.Bound == DynamicTypeSize {
    environing { environment in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      environment.type.dynamicTypeSize = min(max(environment.type.dynamicTypeSize, first), last)
    }
  }

  /// Sets the size of symbols relative to their font: small is 0.81, medium 1 and large 1.28 times the size.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environing { $0.drawing.imageScale = scale }
  }

  /// Sets the colouring of symbols' layers; nil gives one style for all, or a palette if several styles are
  /// set.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environing { $0.drawing.symbolRenderingMode = mode }
  }

  /// Replaces the variants, such as `fill`, that are added to symbol names; names without such an icon keep
  /// fewer.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environing { $0.drawing.symbolVariants = variant }
  }
}

extension View {
  /// Adds reasons to draw bars and discs in place of texts, images and symbols: those that are not marked as
  /// private for `placeholder`, private ones for `privacy`.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    environing { $0.drawing.redactionReasons.formUnion(reason) }
  }

  /// Removes all reasons for redaction set outside, so that texts and images are drawn.
  public nonisolated func unredacted() -> some View {
    environing { $0.drawing.redactionReasons = [] }
  }

  /// Marks texts and images as private: where the reasons given outside contain `privacy`, they are redacted for
  /// that reason, and else drawn as they are, also where the reason is `placeholder`.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    environing {
      // The content is unredacted first, as in SwiftUI 6.5 (OpenSwiftUI) and on macOS 26.2 (swiftui-web).
      let isHidden = sensitive && $0.drawing.redactionReasons.contains(.privacy)
      $0.drawing.redactionReasons = isHidden ? .privacy : []
      if isHidden { $0.drawing.isPrivacySensitive = true }
    }
  }
}
