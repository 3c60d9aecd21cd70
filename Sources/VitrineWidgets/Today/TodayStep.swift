/// A line of a trace: an action, or a callback that it caused.
public enum TodayStep: Hashable, Sendable {
  case action(TodayAction)
  /// A callback; `detail` describes its arguments or result, e.g. `compact 359x110`; empty for none.
  case call(TodayCall, detail: String)
}
