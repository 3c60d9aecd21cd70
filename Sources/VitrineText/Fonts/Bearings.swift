/// Gives letters and figures of a substituted font the side bearings of the platform's.
struct Bearings {
  /// The substituted font: each deviates by different amounts.
  enum Table: Hashable, Sendable { case sans, rounded }

  private let table: Table
  private let hasTabularFigures: Bool
  private let opticalSize: Double
  /// The requested weight, not the value of the font's axis.
  private let weight: Double
  private let textCut: Double
  private let displayCut: Double
  private let figureRoom: Double
  /// The font units in an em of the requested size.
  private let units: Double

  init(_ instance: FontInstance, _ table: Table, _ features: ShapingFeatures) {
    self.table = table
    hasTabularFigures = features.contains(.tabularFigures)
    opticalSize = instance.design.opticalSize ?? 0
    let axis = instance.design.weight ?? 400
    weight = table == .rounded ? RoundedFontMetrics.weight(axis: axis) : axis
    textCut = SystemFontMetrics.textCutShare(opticalSize: opticalSize)
    displayCut = LetterSideBearings.displayShare(opticalSize: opticalSize)
    figureRoom = SystemFontMetrics.figureAdvance(opticalSize: opticalSize)
    units = instance.file.unitsPerEm / SystemFontMetrics.interScale
  }

  func adjust(
    _ advances: inout [Int32], _ xOffsets: inout [Int32], _ text: [UInt32], _ clusters: [UInt32]
  ) {
    for i in clusters.indices {
      guard let room = room(text[Int(clusters[i])]), advances[i] > 0 else { continue }
      let lead = Int32((room.lead * units).rounded())
      xOffsets[i] += lead
      advances[i] += lead + Int32((room.trail * units).rounded())
    }
  }

  /// Returns the extra space before and after a character, in em of the requested size.
  private func room(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    guard (0x20...0x7A).contains(scalar) else { return table == .sans ? sign(scalar) : nil }
    if hasTabularFigures, (0x30...0x39).contains(scalar) {
      let more = SystemFontMetrics.tabularFigureAdvance + figureRoom
      return (more / 2, more / 2)
    }
    let own = (0x30...0x39).contains(scalar) ? figure(scalar) : letter(scalar)
    guard table == .rounded, let more = RoundedFontMetrics.room(scalar, weight: weight)
    else { return own }
    return ((own?.lead ?? 0) + more.lead, (own?.trail ?? 0) + more.trail)
  }

  private func letter(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    let text = LetterSideBearings.ofTextCut(scalar)
    let display = displayCut > 0 ? LetterSideBearings.ofDisplayCut(scalar) : nil
    let own = sans(scalar)
    if text == nil, display == nil { return own }
    let (a, b, c) = (text ?? (0, 0), display ?? (0, 0), own ?? (0, 0))
    return (
      c.lead + a.lead * textCut + b.lead * displayCut,
      c.trail + a.trail * textCut + b.trail * displayCut
    )
  }

  /// Returns the space around a figure, interpolated between the cuts.
  private func figure(_ scalar: UInt32) -> (lead: Double, trail: Double) {
    let isOne = scalar == 0x31
    let more = SystemFontMetrics.displayFigureAdvances[Int(scalar - 0x30)]
    let lead = isOne ? SystemFontMetrics.digitOneLeadOfDisplay : more / 2
    let text = figureOfText(scalar)
    return (
      lead + (text.lead - lead) * textCut + figureRoom / 2,
      more - lead + (text.trail - more + lead) * textCut + figureRoom / 2
    )
  }

  private func figureOfText(_ scalar: UInt32) -> (lead: Double, trail: Double) {
    switch Unicode.Scalar(scalar) {
    case "1":
      (
        SystemFontMetrics.digitOneLead,
        SystemFontMetrics.digitOneAdvance - SystemFontMetrics.digitOneLead
      )
    case "5": (SystemFontMetrics.stemLead, 0)
    default: (0, 0)
    }
  }

  private func sign(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    LetterSideBearings.ofTextCut(scalar).map { ($0.lead * textCut, $0.trail * textCut) }
  }

  private func sans(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    switch Unicode.Scalar(scalar) {
    case "D", "L": (SystemFontMetrics.stemLead * textCut, 0)
    case "H":
      (
        SystemFontMetrics.stemLead * textCut,
        SystemFontMetrics.capitalHTrailOfDisplay * (1 - textCut)
      )
    case "!": (exclamationRoom, exclamationRoom)
    case ":": (colonRoom, colonRoom)
    case "T": (SystemFontMetrics.teeLead * textCut, 0)
    case "W": (SystemFontMetrics.doubleUeLead, doubleUeTrail)
    case "t": (0, teeTrail)
    case "%": (SystemFontMetrics.percentLead, -SystemFontMetrics.percentLead)
    default: nil
    }
  }

  private var teeTrail: Double {
    let display = SystemFontMetrics.smallTeeTrailOfDisplay
    return display + (SystemFontMetrics.smallTeeTrail - display) * textCut
  }

  private var doubleUeTrail: Double {
    SystemFontMetrics.boldDoubleUeTrail * textCut * min(1, max(0, (weight - 400) / 200))
  }

  private var colonRoom: Double {
    let sizes = SystemFontMetrics.colonOpticalSizes
    let size = min(max(opticalSize, sizes.lowerBound), sizes.upperBound)
    return (size - SystemFontMetrics.colonOpticalSize) * SystemFontMetrics.colonAdvance / 2
  }

  private var exclamationRoom: Double { SystemFontMetrics.exclamationRoomOfDisplay * (1 - textCut) }
}
