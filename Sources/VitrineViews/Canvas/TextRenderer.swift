public import Foundation

/// A renderer of the lines of a text, which is not called: the text is drawn as without it.
public protocol TextRenderer: Animatable {
  /// Draws the lines. It is never called.
  nonisolated func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

/// A mark that a renderer finds in a text.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text, as a renderer gets them; none are ever made.
  public nonisolated struct Layout: RandomAccessCollection, Sendable {
    private let lines: [Line]

    /// The index of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The index after the last line.
    public var endIndex: Int { lines.endIndex }
    /// The line of an index.
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether the text has more than these lines.
    public var isTruncated: Bool { false }

    /// The measures of a piece in points.
    public nonisolated struct TypographicBounds: Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// The width.
      public var width: CGFloat
      /// The height above the baseline.
      public var ascent: CGFloat
      /// The depth below the baseline.
      public var descent: CGFloat
      /// The rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line of runs.
    public nonisolated struct Line: RandomAccessCollection, Sendable {
      private let runs: [Run]
      /// The measures.
      public let typographicBounds: TypographicBounds
      /// The index of the first run.
      public var startIndex: Int { runs.startIndex }
      /// The index after the last run.
      public var endIndex: Int { runs.endIndex }
      /// The run of an index.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A piece of a line with the same attributes.
    public nonisolated struct Run: RandomAccessCollection, Sendable {
      private let slices: [RunSlice]
      /// The measures.
      public let typographicBounds: TypographicBounds
      /// The index of the first glyph.
      public var startIndex: Int { slices.startIndex }
      /// The index after the last glyph.
      public var endIndex: Int { slices.endIndex }
      /// The glyph of an index.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// The mark of a type: always nil.
      public subscript<T: TextAttribute>(type: T.Type) -> T? { nil }
    }

    /// Some glyphs of a run.
    public nonisolated struct RunSlice: Sendable {
      /// The measures.
      public let typographicBounds: TypographicBounds
      /// The mark of a type: always nil.
      public subscript<T: TextAttribute>(type: T.Type) -> T? { nil }
    }
  }

  /// Returns the text unchanged: no renderer asks for the mark.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Has no effect: no line is ever made.
  public func draw(_ line: Text.Layout.Line) {}
  /// Has no effect: no run is ever made.
  public func draw(_ run: Text.Layout.Run) {}
  /// Has no effect: no glyph is ever made.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  /// Leaves a diagnostic: texts are drawn without the renderer.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    gap(.textRenderer)
  }
}
