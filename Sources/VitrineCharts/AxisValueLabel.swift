public import Foundation

/// The label at a value.
public struct AxisValueLabel: AxisMark {
  /// The settings of a label beside its words.
  private struct Settings {
    var isCentered: Bool
    var anchor: UnitPoint?
    var collision: AxisValueLabelCollisionResolution
    var orientation: AxisValueLabelOrientation
    var spacing: (horizontal: CGFloat?, vertical: CGFloat?)
    var gaps: Set<Gap> = []

    init(
      _ isCentered: Bool?, _ anchor: UnitPoint?, _ alignment: Alignment?,
      _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?,
      _ orientation: AxisValueLabelOrientation, _ spacing: (CGFloat?, CGFloat?)
    ) {
      self.isCentered = isCentered ?? false
      self.anchor = anchor
      self.collision = collision
      self.orientation = orientation
      self.spacing = spacing
      if alignment != nil || offsetsMarks == true { gaps = [.axisValueLabelOffsets] }
    }
  }

  private let view: (AxisValue) -> AnyView
  private let settings: Settings
  private var isOwn = false

  private init(_ settings: Settings, _ view: @escaping (AxisValue) -> AnyView) {
    self.settings = settings
    self.view = view
  }

  /// Creates a label that shows the value itself.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Settings(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        (horizontalSpacing, verticalSpacing))
    ) { AnyView($0.text) }
    isOwn = true
  }

  /// Creates a label of views.
  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) {
    let view = AnyView(content())
    self.init(
      Settings(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        (horizontalSpacing, verticalSpacing))
    ) { _ in view }
  }

  /// Creates a label of the same words at every value.
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { Text(text) }
  }

  /// Creates a label of the value in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(
      Settings(
        centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
        (horizontalSpacing, verticalSpacing))
    ) { value in
      guard let input = value.as(F.FormatInput.self) else { return AnyView(value.text) }
      return AnyView(Text(input, format: format))
    }
  }

  public func _item(_ value: AxisValue) -> [_AxisItem] {
    [
      _AxisItem(
        kind: .label, place: value.datum, view: view(value),
        letters: isOwn && settings.collision == .automatic ? value.letters : nil,
        isCentered: settings.isCentered, anchor: settings.anchor, collision: settings.collision,
        orientation: settings.orientation, spacing: settings.spacing, gaps: settings.gaps)
    ]
  }
}

/// The choice among labels that would overlap.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind { case automatic, greedy, truncate, disabled }

  let kind: Kind
  /// Labels with a higher priority are kept first.
  var priority = 0.0
  /// The least distance between two labels in points.
  var spacing: CGFloat?

  /// Labels that overlap the one before them are left out.
  public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
  /// Labels that overlap the one before them are left out, as by `automatic`.
  public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy)
  /// Labels are cut to the distance of their neighbours.
  public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
  /// All labels are shown.
  public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)

  /// Returns the choice that keeps labels of higher priority, with a distance between them.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution(
      kind: .greedy, priority: priority.isFinite ? priority : 0, spacing: minimumSpacing)
  }
}

/// The direction in which a label reads; a vertical one downwards, a reversed one upwards.
public enum AxisValueLabelOrientation: Hashable, Sendable {
  case automatic, horizontal, vertical, verticalReversed

  /// The turn of a label in degrees clockwise.
  var turn: Double? {
    switch self {
    case .automatic, .horizontal: nil
    case .vertical: 90
    case .verticalReversed: -90
    }
  }
}
