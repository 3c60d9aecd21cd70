import VitrineGraphics
import VitrineWidgets

extension LintRule {
  static let targets = LintRule(
    "w-not-too-many-tap-targets", .widgetkit, .error,
    "Tap targets are few, at least 44 points on each side, and apart from each other.",
    advice: "Make the target larger, or combine targets.",
    source: "Human Interface Guidelines, widgets and layout; the counts are proposals",
    check: .picture { picture, limits in
      guard picture.isSystemFamily else { return .notApplicable }
      let targets = picture.hits.targets.filter(\.isOwn)
      guard !targets.isEmpty else { return .notApplicable }
      return .of(
        tooMany(targets, picture, limits)
          + targets.flatMap { target in
            [tooSmall(target, limits), covered(target, targets)].compactMap(\.self)
          })
    })

  private static func tooMany(
    _ targets: [HitTarget], _ picture: LintPicture, _ limits: LintThresholds
  ) -> [LintViolation] {
    let most = picture.family == .systemMedium ? limits.mediumTargets : limits.largeTargets
    guard targets.count > most else { return [] }
    return [
      LintViolation(
        "the widget has \(targets.count) tap targets, more than \(most)",
        measured: "\(targets.count)", limit: "\(most)", excess: Double(targets.count - most))
    ]
  }

  /// A tenth of a point is less than any screen's pixel.
  private static let sizeSlack = 0.1

  private static func tooSmall(_ target: HitTarget, _ limits: LintThresholds) -> LintViolation? {
    let side = min(target.rect.width, target.rect.height)
    guard side < limits.tapTarget - sizeSlack else { return nil }
    let size = "\(number(target.rect.width)) × \(points(target.rect.height))"
    let limit = "\(number(limits.tapTarget)) × \(points(limits.tapTarget))"
    return LintViolation(
      "the \(target.kind.rawValue) is \(size), less than \(limit)", path: target.path,
      name: target.name, measured: size, limit: limit, rect: target.rect,
      excess: limits.tapTarget - side)
  }

  private static func covered(_ target: HitTarget, _ all: [HitTarget]) -> LintViolation? {
    guard let id = target.coveredBy.first, let other = all.first(where: { $0.id == id }) else {
      return nil
    }
    return LintViolation(
      "the \(target.kind.rawValue) lies in part below the \(other.kind.rawValue) at \(other.path)",
      path: target.path, name: target.name, rect: target.rect)
  }
}
