import VitrineGraphics
import VitrineText

extension LayoutEngine {
  @inline(never)
  mutating func textSize(_ i: Int, _ offer: Offer) -> Size {
    let size = textLayouts[Int(textLayoutRow(i, offer))].size
    return Size(cleanLength(size.width), cleanLength(size.height))
  }

  mutating func textLayout(_ i: Int, _ offer: Offer) -> TextLayout {
    textLayouts[Int(textLayoutRow(i, offer))]
  }

  mutating func idealTextLayout(_ i: Int) -> TextLayout { textLayouts[Int(idealTextRow(i))] }

  func missingCharacters(_ i: Int) -> [Character] {
    let row = elements[i].text
    return row < 0 ? [] : texts[Int(row)].paragraph.missingCharacters
  }

  func missingFonts(_ i: Int) -> [MissingFont] {
    let row = elements[i].text
    return row < 0 ? [] : texts[Int(row)].paragraph.missingFonts
  }

  func glyphProblems(of layout: TextLayout) -> [GlyphProblem] { fonts.problems(of: layout) }

  /// Returns the row of the text layout for an offer: the ideal layout if it fits; other offers are laid
  /// out once each.
  private mutating func textLayoutRow(_ i: Int, _ offer: Offer) -> Int32 {
    let idealRow = idealTextRow(i)
    let width = offer.width.or(.infinity)
    let height = offer.height.or(.infinity)
    let ideal = textLayouts[Int(idealRow)].size
    if width >= ideal.width && height >= ideal.height {
      // Asked last, as the node is read for it.
      let isFilled = width > ideal.width && width < .infinity && fillsWidth(i)
      if !isFilled { return idealRow }
    }
    var row = elements[i].sizes
    while row >= 0 {
      if measuredSizes[Int(row)].offer.isSame(as: offer) { return measuredSizes[Int(row)].layout }
      row = measuredSizes[Int(row)].next
    }
    let paragraph = texts[Int(elements[i].text)].paragraph
    guard spend(steps(of: paragraph), on: i), keep(bytes(of: paragraph), for: i) else {
      return idealRow
    }
    var layout = paragraph.layout(width: width, height: height)
    if width < .infinity, fillsWidth(i) { layout.fill(width: width, paragraph.style) }
    textLayouts.append(layout)
    let result = Int32(textLayouts.count - 1)
    measuredSizes.append(
      MeasuredSize(offer: offer, size: layout.size, layout: result, next: elements[i].sizes))
    elements[i].sizes = Int32(measuredSizes.count - 1)
    return result
  }

  private func fillsWidth(_ i: Int) -> Bool {
    guard case .text(let leaf) = nodes[i].kind else { return false }
    return leaf.fillsWidth
  }

  /// Returns the row of the ideal layout; shapes the text on first use.
  private mutating func idealTextRow(_ i: Int) -> Int32 {
    let known = elements[i].text
    if known >= 0 { return texts[Int(known)].idealLayout }
    let paragraph = shapedParagraph(i)
    _ = spend(steps(of: paragraph), on: i)
    keep(2 * bytes(of: paragraph), for: i)
    textLayouts.append(paragraph.layout(width: .infinity, height: .infinity))
    let layout = Int32(textLayouts.count - 1)
    texts.append(TextRow(paragraph: paragraph, idealLayout: layout))
    elements[i].text = Int32(texts.count - 1)
    return layout
  }

  private func steps(of paragraph: Paragraph) -> Int {
    LayoutEngine.stepsOfMeasuring + paragraph.scalarCount / LayoutEngine.scalarsInStep
  }

  private func bytes(of paragraph: Paragraph) -> Int {
    LayoutEngine.bytesOfText + paragraph.scalarCount * LayoutEngine.bytesOfScalar
  }

  private func shapedParagraph(_ i: Int) -> Paragraph {
    // Parents ask for all their children, also where nothing is laid out any more.
    guard exhausted < 0, case .text(let leaf) = nodes[i].kind else {
      return fonts.paragraph([], style: ParagraphStyle())
    }
    var style = leaf.style
    style.isRightToLeft = style.isRightToLeft || elements[i].isRightToLeft
    return fonts.paragraph(leaf.runs, style: style)
  }

  /// Returns a measured length without negative and NaN values.
  func cleanLength(_ length: Double) -> Double { length > 0 ? length : 0 }
}
