public import Foundation
import VitrineText

#if !canImport(Darwin)
  extension NSAttributedString {
    /// Draws the text from a point, its top left corner, in one line for each of its own; without a context nothing is
    /// drawn.
    public nonisolated func draw(at point: CGPoint) {
      draw(with: CGRect(origin: point, size: DrawnText.unlimited), options: [], context: nil)
    }
    /// Draws the text into a rectangle, wrapped to its width; lines that do not fit are left out.
    public nonisolated func draw(in rect: CGRect) {
      draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }
    /// Draws the text into a rectangle, as `draw(in:)` does; options and context are not needed for that.
    public nonisolated func draw(
      with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) {
      guard let context = CGContext.current else { return }
      DrawnText(self, context.environment).draw(in: rect, context)
    }
    /// The size of the text in one line for each of its own.
    public nonisolated func size() -> CGSize {
      boundingRect(with: DrawnText.unlimited, options: [], context: nil).size
    }
    /// Returns the rectangle that the text takes, wrapped to the width of a size.
    public nonisolated func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
      CGRect(
        origin: .zero,
        size: DrawnText(self, .ambient).size(in: size, CGContext.current?.recorder.fonts))
    }
  }

  extension NSString {
    /// Draws the text from a point, its top left corner; without a context nothing is drawn.
    public nonisolated func draw(
      at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      attributed(attributes).draw(at: point)
    }
    /// Draws the text into a rectangle, wrapped to its width; lines that do not fit are left out.
    public nonisolated func draw(
      in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      attributed(attributes).draw(in: rect)
    }
    /// Draws the text into a rectangle, as `draw(in:withAttributes:)` does.
    public nonisolated func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
      attributed(attributes).draw(with: rect, options: options, context: context)
    }
    /// Returns the size of the text in one line for each of its own.
    public nonisolated func size(
      withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize { attributed(attributes).size() }
    /// Returns the rectangle that the text takes, wrapped to the width of a size.
    public nonisolated func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    private nonisolated func attributed(
      _ attributes: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString {
      // Its description is the string itself.
      NSAttributedString(string: description, attributes: attributes)
    }
  }

  extension String {
    /// Draws the text from a point, as the class of Foundation does.
    public nonisolated func draw(
      at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      NSString(string: self).draw(at: point, withAttributes: attributes)
    }
    /// Draws the text into a rectangle, as the class of Foundation does.
    public nonisolated func draw(
      in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
      NSString(string: self).draw(in: rect, withAttributes: attributes)
    }
    /// Returns the size of the text in one line for each of its own.
    public nonisolated func size(
      withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize { NSString(string: self).size(withAttributes: attributes) }
    /// Returns the rectangle that the text takes, wrapped to the width of a size.
    public nonisolated func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
      NSString(string: self).boundingRect(
        with: size, options: options, attributes: attributes, context: context)
    }
  }

  /// Ways to draw a text; the first line is always at the top of the rectangle.
  public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from bits, which have no effect.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle's corner is that of the first line, as it is here without it.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Leading counts; without effect.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The last line that fits ends with an ellipsis, as it does here without it.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  }

  /// The limits of shrinking a text; without effect.
  public nonisolated final class NSStringDrawingContext {
    /// Creates a context without limits.
    public init() {}
    /// The smallest factor; without effect.
    public var minimumScaleFactor: CGFloat = 0
  }
#endif

/// A text that is drawn by UIKit's functions: black, in 12 points where it has no font of its own.
nonisolated struct DrawnText {
  private let text: Text
  private let alignment: NSTextAlignment
  private let environment: EnvironmentValues

  /// Room without limits, in points.
  static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

  init(_ string: NSAttributedString, _ environment: EnvironmentValues) {
    text = Text(AttributedString(string))
    let style = string.length > 0 ? string.paragraphStyle : nil
    alignment = style?.alignment ?? .natural
    var environment = environment
    environment.type = TypeTraits()
    environment.type.dynamicTypeSize = EnvironmentValues.ambient.type.dynamicTypeSize
    environment.type.font = .system(size: 12)
    environment.type.lineSpacing = Double(style?.lineSpacing ?? 0)
    environment.type.alignment =
      switch alignment {
      case .center: .center
      case .right: .trailing
      case .left, .natural: .leading
      }
    switch style?.lineBreakMode ?? .byWordWrapping {
    case .byTruncatingHead: environment.type.truncation = .head
    case .byTruncatingMiddle: environment.type.truncation = .middle
    default: break
    }
    environment.drawing.foreground = ForegroundLevels(AnyShapeStyle(Color.black))
    self.environment = environment
  }

  func size(in room: CGSize, _ fonts: FontLibrary?) -> CGSize {
    let recorder = CanvasRecorder(
      NodeList(notes: ResolveNotes()), fonts ?? DrawingFonts.library(environment))
    return GraphicsContext(recorder, environment).resolve(text).measure(in: room)
  }

  /// Lines stand at the side of the rectangle that the text's paragraphs ask for.
  func draw(in rect: CGRect, _ context: CGContext) {
    let size = size(in: rect.size, context.recorder.fonts)
    var place = rect
    if rect.width.isFinite {
      switch alignment {
      case .center: place.origin.x += (rect.width - size.width) / 2
      case .right: place.origin.x += rect.width - size.width
      case .left, .natural: break
      }
    }
    place.size = CGSize(
      width: rect.width.isFinite ? size.width : rect.width, height: rect.height)
    let environment = environment
    context.draw(in: Path(CGRect(origin: place.origin, size: size))) { graphics in
      graphics.draw(text, in: place, environment)
    }
  }
}

extension GraphicsContext {
  /// Draws a text in the fonts and colours of another environment than the canvas's.
  fileprivate func draw(_ text: Text, in rect: CGRect, _ environment: EnvironmentValues) {
    draw(
      ResolvedText(text, text.leaf(environment, &recorder.list), recorder.fonts), in: rect)
  }
}
