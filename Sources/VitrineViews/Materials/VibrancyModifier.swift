import VitrineLayout

extension View {
  /// Draws the view's alpha in the effect's colours, which are derived from the backdrop.
  public nonisolated func vibrancyEffect(_ effect: UIVibrancyEffect) -> some View {
    modifier(_VibrancyModifier(effect: effect))
  }
}

/// A modifier that draws content in the colours of a vibrancy effect.
public nonisolated struct _VibrancyModifier: _PrimitiveModifier {
  let effect: UIVibrancyEffect

  public nonisolated static func _makeList<C: View>(
    _ modifier: Self, _ content: C, _ environment: EnvironmentValues, _ out: inout NodeList
  ) {
    let first = out.nodes.count
    C._makeList(content, environment, &out)
    modifier.noteDeprecation(environment, &out)
    modifier.noteAbsence(environment, &out)
    if modifier.effect.isEstimated { out.noteGap(.uiVibrancyEffect) }
    switch modifier.effect.look(environment) {
    case .backdrop(let backdrop):
      out.wrap(from: first, .effect(.vibrancy(backdrop)), "vibrancyEffect")
    case .color(let color):
      out.wrap(from: first, .effect(.colorMatrix(FilterMatrix.flat(color))), "vibrancyEffect")
    }
  }

  private func noteDeprecation(_ environment: EnvironmentValues, _ out: inout NodeList) {
    guard effect.kind == .notificationCenter, environment.host.systemVersion >= 10 else { return }
    out.note(
      "deprecated-vibrancy",
      "notificationCenter() is deprecated since iOS 10, where platters are light: "
        + "use widgetPrimary() or widgetSecondary()")
  }

  private func noteAbsence(_ environment: EnvironmentValues, _ out: inout NodeList) {
    guard effect.isOfPlatters, environment.host.systemVersion < 10 else { return }
    out.note(
      "vibrancy-unavailable",
      "\(effect.kind == .widgetPrimary ? "widgetPrimary" : "widgetSecondary")() came with iOS 10; under "
        + "iOS 9 notificationCenter() is drawn, which that system has",
      severity: .warning)
  }
}
