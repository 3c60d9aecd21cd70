public import VitrineViews

/// The text problems of a widget over many pictures: for each text the first picture with each problem.
public struct TextSurvey: Hashable, Sendable {
  /// The settings of a picture that affect texts.
  public struct Place: Hashable, Sendable {
    /// The Dynamic Type size that the picture was drawn with.
    public var typeSize: DynamicTypeSize
    /// The device's slug.
    public var device: String
    /// The identifier of the picture's locale, such as `de`.
    public var locale: String
  }

  /// The first picture in which a text has a problem, with the text's entry there.
  public struct Finding: Hashable, Sendable {
    /// The kind of defect; a text has at most one finding of each.
    public var problem: TextProblem
    /// The settings with the smallest Dynamic Type size; of equal ones, the first device and locale added.
    public var place: Place
    /// The text in that picture, with its frame, lines and font size.
    public var entry: TextEntry
    /// The number of pictures in which the text has the problem.
    public var count: Int
    var rank: [Int]
  }

  /// A text, identified by its family and the path of its view.
  public struct Row: Hashable, Sendable {
    /// The family's slug; `view` for bare views.
    public var family: String
    /// The path from the root to the text's view, in the form that diagnostics use.
    public var path: String
    /// The name that the author gave the text's view in the first picture; nil without one.
    public var name: String?
    /// The string in the first picture.
    public var string: String
    /// The number of pictures in which the text was judged.
    public var pictures: Int
    /// The findings, at most one per problem, in the order of `TextProblem`.
    public var findings: [Finding]
  }

  /// The rows in order of first appearance.
  public private(set) var rows: [Row] = []
  /// The number of pictures added, including those without texts.
  public private(set) var pictureCount = 0
  /// The number of texts judged, over all pictures.
  public private(set) var judgedCount = 0
  /// The number of texts with each problem, over all pictures, in the order of `TextProblem`.
  public private(set) var counts = [Int](repeating: 0, count: TextProblem.allCases.count)

  /// Whether any text of any picture has a problem.
  package var hasProblems: Bool { counts.contains { $0 > 0 } }
  private var index: [Key: Int] = [:]
  private var devices: [String: Int] = [:]
  private var locales: [String: Int] = [:]

  private struct Key: Hashable {
    var family: String
    var path: String
  }

  /// Creates a survey of no pictures.
  public init() {}

  /// Adds a picture. Places are ordered by Dynamic Type level, then by the devices and locales in order of
  /// addition.
  public mutating func add(_ ledger: TextLedger, of configuration: RenderConfiguration) {
    pictureCount += 1
    let place = Place(
      typeSize: configuration.typeSize, device: configuration.device.slug,
      locale: configuration.localeIdentifier)
    let rank = [
      place.typeSize.level, Self.number(place.device, &devices),
      Self.number(place.locale, &locales),
    ]
    for entry in ledger.entries where entry.exemption == nil {
      judgedCount += 1
      let row = self.row(of: entry, family: configuration.family?.slug ?? "view")
      rows[row].pictures += 1
      for problem in entry.problems {
        counts[problem.order] += 1
        rows[row].note(Finding(problem: problem, place: place, entry: entry, count: 1, rank: rank))
      }
    }
  }

  private static func number(_ name: String, _ known: inout [String: Int]) -> Int {
    let number = known[name] ?? known.count
    known[name] = number
    return number
  }

  private mutating func row(of entry: TextEntry, family: String) -> Int {
    let key = Key(family: family, path: entry.path)
    if let known = index[key] { return known }
    rows.append(
      Row(
        family: family, path: entry.path, name: entry.name, string: entry.string, pictures: 0,
        findings: []))
    index[key] = rows.count - 1
    return rows.count - 1
  }
}

extension TextSurvey.Row {
  fileprivate mutating func note(_ finding: TextSurvey.Finding) {
    guard let known = findings.firstIndex(where: { $0.problem == finding.problem }) else {
      let at = findings.firstIndex { $0.problem.order > finding.problem.order } ?? findings.endIndex
      findings.insert(finding, at: at)
      return
    }
    let count = findings[known].count + 1
    if finding.rank.lexicographicallyPrecedes(findings[known].rank) { findings[known] = finding }
    findings[known].count = count
  }
}

extension TextProblem {
  /// The index among all cases.
  var order: Int {
    switch self {
    case .truncated: 0
    case .clipped: 1
    case .overlapping: 2
    case .small: 3
    }
  }
}
