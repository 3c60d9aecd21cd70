import VitrineGraphics
import VitrineWidgets

/// Rules on what taps do.
extension LintRule {
  static let smallHasOneTarget = LintRule(
    "w-small-one-tap-target", .widgetkit, .error, "A small widget has one tap target.",
    advice: "Give the widget a widgetURL and keep links for the larger families.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, _ in
      picture.family == .systemSmall ? ignoredLinks(picture) : .notApplicable
    })

  static let inlineHasOneTarget = LintRule(
    "h-inline-one-target", .widgetkit, .error, "An inline accessory has one tap target.",
    advice: "Give the widget a widgetURL instead of links.",
    source: "Human Interface Guidelines, widgets",
    check: .picture { picture, _ in
      picture.family == .accessoryInline ? ignoredLinks(picture) : .notApplicable
    })

  private static func ignoredLinks(_ picture: LintPicture) -> LintVerdict {
    .of(
      picture.hits.diagnostics.filter { $0.code == "link-ignored" }.map {
        LintViolation("a link is not followed here: only widgetURL is", path: $0.path)
      })
  }

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

  static let deepLinks = LintRule(
    "w-deep-link", .widgetkit, .warning,
    "Each tap leads to what was tapped: areas with different content have different URLs.",
    advice: "Give the widget a widgetURL, and each link the URL of its item.",
    source: "Human Interface Guidelines, widgets (iOS 14)",
    check: .picture { picture, _ in
      guard picture.isSystemFamily else { return .notApplicable }
      let links = picture.hits.targets.filter { $0.kind == .link }
      let own = picture.hits.targets.filter(\.isOwn)
      if own.isEmpty, picture.hits.targets.first?.kind == .app {
        return .violated([
          LintViolation("the widget has no widgetURL, so that a tap only opens the app")
        ])
      }
      return .of(repeated(links))
    })

  private static func repeated(_ links: [HitTarget]) -> [LintViolation] {
    links.enumerated().compactMap { index, link in
      guard let first = links[..<index].first(where: { $0.url == link.url }) else { return nil }
      return LintViolation(
        "the link opens the same URL as that at \(first.path)", path: link.path, name: link.name,
        measured: link.url ?? "", rect: link.rect)
    }
  }
}

extension HitTarget {
  /// Whether the author made the target, and not the system or the widget as a whole.
  fileprivate var isOwn: Bool { kind == .link || kind == .button || kind == .toggle }
}
