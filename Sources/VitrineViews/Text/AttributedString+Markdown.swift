public import Foundation

extension AttributedString {
  /// The options for reading Markdown.
  public nonisolated struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown to read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it: the marks of headings, lists, quotes and code are read, and their texts follow each other without
      /// line breaks, as a view of one text shows them.
      case full
      /// Emphasis, code, strikethrough and links; each run of white space becomes a space.
      case inlineOnly
      /// Emphasis, code, strikethrough and links, with white space as it is.
      case inlineOnlyPreservingWhitespace
    }
    /// The reaction to faulty Markdown. Has no effect: marks without a counterpart stay as text.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether `^[…](…)` is read, whose words stay as they are.
    public var allowsExtendedAttributes: Bool
    /// The part of Markdown to read.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to faulty Markdown, of which there is none here.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which is not used.
    public var languageCode: String?

    /// Creates options; the policy and the language have no effect.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown, which has no syntax errors.
  public nonisolated init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for block in Self.blocks(of: markdown, options.interpretedSyntax) {
      switch block {
      case .inline(let text):
        for run in InlineMarkdown(text, isExtended: options.allowsExtendedAttributes).runs {
          append(AttributedString(run.text, run.style, baseURL))
        }
      case .code(let text): append(AttributedString(text))
      case .rule: append(AttributedString(Self.rule))
      }
    }
  }

  /// Reads Markdown of UTF-8 bytes; others become signs for unknown ones.
  public nonisolated init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// The text that Foundation writes for a line between paragraphs: a three-em dash.
  private nonisolated static let rule = "\u{2E3B}"

  private nonisolated static func blocks(
    of markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax
  ) -> [BlockMarkdown.Block] {
    switch syntax {
    case .full: BlockMarkdown(markdown).blocks
    case .inlineOnly:
      [.inline(markdown.split(whereSeparator: \.isWhitespace).joined(separator: " "))]
    case .inlineOnlyPreservingWhitespace: [.inline(markdown)]
    }
  }

  /// Creates a string in a style of Markdown.
  nonisolated init(_ text: String, _ style: InlineMarkdown.Style, _ baseURL: URL?) {
    self.init(text)
    var intent: InlinePresentationIntent = []
    if style.isBold { intent.insert(.stronglyEmphasized) }
    if style.isItalic { intent.insert(.emphasized) }
    if style.isCode { intent.insert(.code) }
    if style.isStruck { intent.insert(.strikethrough) }
    if !intent.isEmpty { self[AttributeScopes.SwiftUIAttributes.IntentAttribute.self] = intent }
    if let target = style.link {
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(
        string: target, relativeTo: baseURL)
    }
  }
}

extension InlineMarkdown.Style {
  nonisolated func over(_ attributes: TextAttributes) -> TextAttributes {
    guard isBold || isItalic || isCode || isStruck || link != nil else { return attributes }
    return attributes.with { values in
      if isBold { values.traits.isBold = true }
      if isItalic { values.traits.isItalic = true }
      if isCode { values.traits.design = .monospaced }
      if isStruck { values.strikethrough = .some(.single) }
      if let link, let url = URL(string: link) { values.link = url }
    }
  }
}
