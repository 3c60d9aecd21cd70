public import Foundation

/// A view of the progress of a task.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
  let fraction: (EnvironmentValues) -> Double?
  /// The value as the author wrote it; nil for a fraction of time.
  let value: Double?
  let label: Label?
  let current: CurrentValueLabel?

  init(
    _ fraction: @escaping (EnvironmentValues) -> Double?, value: Double? = nil, label: Label?,
    current: CurrentValueLabel?
  ) {
    self.fraction = fraction
    self.value = value
    self.label = label
    self.current = current
  }

  public nonisolated static func _makeList(
    _ view: Self, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let owner = out.enter(Self.self)
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: view.fraction(environment),
      label: view.label.map { .init(view: AnyView($0)) },
      currentValueLabel: view.current.map { .init(view: AnyView($0)) })
    let value = view.value ?? configuration.fractionCompleted
    let styled = StyledControl(configuration: configuration, value: value) { configuration, _ in
      AnyView(DefaultProgressViewStyle().makeBody(configuration: configuration))
    }
    StyledControl._makeList(styled, environment, &out)
    out.leave(owner)
  }

  private static func share<V: BinaryFloatingPoint>(
    _ value: V?, _ total: V
  ) -> (EnvironmentValues) -> Double? {
    let fraction = value.map { total > 0 ? Double($0 / total) : 0 }
    return { _ in fraction.map { $0 > 0 ? min($0, 1) : 0 } }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates indeterminate progress, which is drawn as a stopped activity indicator.
  public init() { self.init({ _ in nil }, label: nil, current: nil) }

  /// Creates progress of `value` out of `total`, clamped to 0…1.
  /// A value of nil is indeterminate; a total of 0 is drawn as empty.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(Self.share(value, total), value: value.map { Double($0) }, label: nil, current: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates indeterminate progress with a label; a stopped activity indicator is drawn above it.
  public init(@ViewBuilder label: () -> Label) {
    self.init({ _ in nil }, label: label(), current: nil)
  }

  /// Creates progress of `value` out of `total`, clamped to 0…1, with a label; nil is indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      Self.share(value, total), value: value.map { Double($0) }, label: label(), current: nil)
  }
}

extension ProgressView {
  /// Creates progress of `value` out of `total` with a label and a view of the value; nil is indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      Self.share(value, total), value: value.map { Double($0) }, label: label(),
      current: currentValueLabel())
  }

  /// Creates progress through an interval at the moment of the picture.
  /// The remaining share is filled if it counts down, else the elapsed one.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      { timerInterval.share(at: $0.renderDate, countsDown: countsDown) }, label: label(),
      current: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates progress through an interval at the moment of the picture, with the time left or elapsed below.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates progress through an interval without a label, with the time left or elapsed below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      { timerInterval.share(at: $0.renderDate, countsDown: countsDown) }, label: nil,
      current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The time remaining in an interval, or elapsed: `9:41`, `1:09:41`.
public nonisolated struct DefaultDateProgressLabel: _CompositeView {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Returns the time in whole seconds, rounded up and within the interval, with digits of equal width.
  public nonisolated func composition(_ environment: EnvironmentValues) -> some View {
    let moment = environment.renderDate
    let within = Swift.min(Swift.max(moment, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(within)
      : within.timeIntervalSince(interval.lowerBound)
    Text(verbatim: LocalDigits.text(Self.clock(seconds), environment)).monospacedDigit()
  }

  private static func clock(_ seconds: Double) -> String {
    let total = seconds.isFinite ? Int(Swift.min(seconds.rounded(.up), 1e9)) : 0
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates indeterminate progress with a localised title.
  public init(_ key: LocalizedStringKey) {
    self.init({ _ in nil }, label: Text(key), current: nil)
  }

  /// Creates progress of `value` out of `total` with a localised title; nil is indeterminate.
  public init<V: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(
      Self.share(value, total), value: value.map { Double($0) }, label: Text(key), current: nil)
  }

  /// Creates progress of `value` out of `total` with a title that is shown as it is; nil is indeterminate.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(
      Self.share(value, total), value: value.map { Double($0) }, label: Text(title), current: nil)
  }
}

extension ClosedRange<Date> {
  /// The fraction of the interval that has elapsed, or remains, 0…1.
  fileprivate nonisolated func share(at moment: Date, countsDown: Bool) -> Double {
    let span = upperBound.timeIntervalSince(lowerBound)
    let gone = span > 0 ? moment.timeIntervalSince(lowerBound) / span : 1
    let clamped = gone > 0 ? Swift.min(gone, 1) : 0
    return countsDown ? 1 - clamped : clamped
  }
}
