/// Gives letters and figures of a stand-in the room that the platform's have beside them.
struct Bearings {
  /// Which stand-in: each misses by other amounts.
  enum Table: Hashable, Sendable { case sans, rounded }

  private let table: Table
  private let hasTabularFigures: Bool
  private let opticalSize: Double
  /// As asked for, not the stand-in's axis.
  private let weight: Double
  private let textCut: Double
  /// Font units in an em of the asked size.
  private let units: Double

  init(_ instance: FontInstance, _ table: Table, _ features: ShapingFeatures) {
    self.table = table
    hasTabularFigures = features.contains(.tabularFigures)
    opticalSize = instance.design.opticalSize ?? 0
    let axis = instance.design.weight ?? 400
    weight = table == .rounded ? SystemType.weight(ofRoundedAxis: axis) : axis
    textCut = SystemType.textCutShare(opticalSize: opticalSize)
    let scale = table == .sans ? SystemType.interScale : SystemType.nunitoScale
    units = instance.file.unitsPerEm / scale
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

  /// Extra room before and after a character, in em of the asked size.
  private func room(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    guard (0x20...0x7A).contains(scalar) else { return table == .sans ? sign(scalar) : nil }
    if hasTabularFigures, (0x30...0x39).contains(scalar) {
      guard table == .sans else { return nil }
      let more = SystemType.tabularFigureAdvance
      return (more / 2, more / 2)
    }
    guard table == .sans else { return rounded(scalar) }
    if (0x30...0x39).contains(scalar) { return figure(scalar) }
    guard let room = LetterRooms.ofTextCut(scalar) else { return sans(scalar) }
    let own = sans(scalar) ?? (0, 0)
    return (own.lead + room.lead * textCut, own.trail + room.trail * textCut)
  }

  /// Between the cuts the room is between theirs.
  private func figure(_ scalar: UInt32) -> (lead: Double, trail: Double) {
    let isOne = scalar == 0x31
    let more = SystemType.displayFigureAdvances[Int(scalar - 0x30)]
    let lead = isOne ? SystemType.digitOneLeadOfDisplay : more / 2
    let text = figureOfText(scalar)
    return (
      lead + (text.lead - lead) * textCut, more - lead + (text.trail - more + lead) * textCut
    )
  }

  private func figureOfText(_ scalar: UInt32) -> (lead: Double, trail: Double) {
    switch Unicode.Scalar(scalar) {
    case "1": (SystemType.digitOneLead, SystemType.digitOneAdvance - SystemType.digitOneLead)
    case "5": (SystemType.stemLead, 0)
    default: (0, 0)
    }
  }

  private func sign(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    LetterRooms.ofTextCut(scalar).map { ($0.lead * textCut, $0.trail * textCut) }
  }

  private func sans(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    switch Unicode.Scalar(scalar) {
    case "D", "L": (SystemType.stemLead * textCut, 0)
    case "H": (SystemType.stemLead * textCut, SystemType.capitalHTrailOfDisplay * (1 - textCut))
    case "!": (exclamationRoom, exclamationRoom)
    case ":": (colonRoom, colonRoom)
    case "T": (SystemType.teeLead * textCut, 0)
    case "W": (SystemType.doubleUeLead, doubleUeTrail)
    case "t": (0, teeTrail)
    case "%": (SystemType.percentLead, -SystemType.percentLead)
    default: nil
    }
  }

  private var teeTrail: Double {
    let display = SystemType.smallTeeTrailOfDisplay
    return display + (SystemType.smallTeeTrail - display) * textCut
  }

  private var doubleUeTrail: Double {
    SystemType.boldDoubleUeTrail * textCut * min(1, max(0, (weight - 400) / 200))
  }

  private var colonRoom: Double {
    let sizes = SystemType.colonOpticalSizes
    let size = min(max(opticalSize, sizes.lowerBound), sizes.upperBound)
    return (size - SystemType.colonOpticalSize) * SystemType.colonAdvance / 2
  }

  private var exclamationRoom: Double { SystemType.exclamationRoomOfDisplay * (1 - textCut) }

  private func rounded(_ scalar: UInt32) -> (lead: Double, trail: Double)? {
    scalar == 0x20 ? (0, RoundedType.wordSpace(weight: weight)) : RoundedType.room(scalar)
  }
}
