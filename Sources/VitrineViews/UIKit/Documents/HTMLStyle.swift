import Foundation
import VitrineGraphics
import VitrineImages

/// The look of the letters in an element of HTML.
nonisolated struct HTMLStyle: Equatable {
  /// The size in points; that of a document without a style sheet is 12.
  var size = Self.standardSize
  var isBold = false
  var isItalic = false
  var color = RGBA.black

  private static let standardSize = 12.0

  /// The sizes of headings in em, as HTML's own style sheet has them: HTML Living Standard, 15.3.7.
  private static let headings: [String: Double] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]

  /// Returns the style of an element inside this one.
  func within(_ tag: String, _ attributes: HTMLAttributes) -> HTMLStyle {
    var style = self
    if let scale = Self.headings[tag] {
      style.size = size * scale
      style.isBold = true
    }
    if ["b", "strong", "th"].contains(tag) { style.isBold = true }
    if ["i", "em", "cite", "dfn", "var", "address"].contains(tag) { style.isItalic = true }
    if tag == "font" { style.setColor(attributes["color"]) }
    for declaration in attributes["style"]?.split(separator: ";") ?? [] {
      let words = declaration.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() }
      if words.count == 2 { style.declare(words[0], words[1]) }
    }
    return style
  }

  private mutating func declare(_ property: String, _ value: String) {
    switch property {
    case "color": setColor(value)
    case "font-weight": isBold = value == "bold" || (Int(value) ?? 0) >= 600
    case "font-style": isItalic = value == "italic" || value == "oblique"
    default: break
    }
  }

  private mutating func setColor(_ text: String?) {
    if let color = text.flatMap(SVGColor.color) { self.color = color }
  }

  /// The attributes of letters.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor(Color(color))]
    if let font = UIFont(name: fontName, size: size) { attributes[.font] = font }
    return attributes
  }

  private var fontName: String {
    switch (isBold, isItalic) {
    case (false, false): "TimesNewRomanPSMT"
    case (true, false): "TimesNewRomanPS-BoldMT"
    case (false, true): "TimesNewRomanPS-ItalicMT"
    case (true, true): "TimesNewRomanPS-BoldItalicMT"
    }
  }
}
