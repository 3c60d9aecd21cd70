import VitrineGraphics
import VitrineLayout
import VitrineWidgets

/// Rules on what the system draws around a Today widget: platter, header and other apps.
extension LintRule {
  private static let seeds = "Human Interface Guidelines, Today widgets (iOS 10)"

  static let todayVibrancy = LintRule(
    "today-vibrancy-api", .today, .warning,
    "From iOS 10 on the primary or secondary widget vibrancy is used.",
    advice: "Use UIVibrancyEffect.widgetPrimary() or widgetSecondary().", source: seeds,
    check: .widget { widget, _ in
      let shown = widget.pictures.filter { $0.picture.isToday && $0.picture.configuration.os >= 10 }
      guard !shown.isEmpty else { return .notApplicable }
      return .of(
        shown.flatMap { shown in
          shown.diagnostics.filter { $0.code == "deprecated-vibrancy" }.map {
            LintViolation($0.message, path: $0.path, measured: "notificationCenter")
          }
        })
    })

  static let todayOverWallpapers = LintRule(
    "today-vibrancy-legible", .today, .warning,
    "Text has a contrast of 4.5 : 1 with the platter over any wallpaper, large text 3 : 1.",
    advice: "Make the text darker, or less translucent.",
    source: "WCAG 2.1, success criterion 1.4.3 (AA); white, black and checked wallpapers",
    check: .widget { widget, limits in
      let shown = widget.pictures.filter { $0.role == .wallpaper }
      guard !shown.isEmpty else { return .notApplicable }
      let worst = worstContrasts(shown)
      guard !worst.isEmpty else { return .notApplicable }
      return .of(
        worst.compactMap { worst in
          guard case .text(let text) = worst.leaf.kind else { return nil }
          let least = leastContrast(text, limits)
          guard worst.ratio < least else { return nil }
          var violation = LintViolation(
            "“\(worst.leaf.string ?? "")” has a contrast of \(hundredths(worst.ratio)) : 1 over the wallpaper \(worst.wallpaper), less than \(number(least)) : 1",
            measured: "\(hundredths(worst.ratio)) : 1", limit: "\(number(least)) : 1",
            excess: least - worst.ratio)
          worst.picture.locate(&violation, worst.leaf)
          return violation
        })
    })

  private struct Worst {
    var leaf: LintLeaf
    var picture: LintPicture
    var wallpaper: String
    var ratio: Double
  }

  /// Returns for each text the wallpaper over which it is faintest.
  private static func worstContrasts(_ shown: [LintStandardPicture]) -> [Worst] {
    var result: [Worst] = []
    for shown in shown {
      let name = shown.picture.configuration.wallpaper?.name ?? "of the scene"
      for leaf in shown.picture.leaves where leaf.isText && !leaf.isRedacted {
        guard let ratio = shown.pixels.contrasts.first(where: { $0.node == leaf.node })?.ratio
        else { continue }
        let own = Worst(
          leaf: leaf, picture: shown.picture, wallpaper: name, ratio: ratio)
        if let known = result.firstIndex(where: { $0.leaf.node == leaf.node }) {
          if ratio < result[known].ratio { result[known] = own }
        } else {
          result.append(own)
        }
      }
    }
    return result
  }

  static let todayAlignment = LintRule(
    "today-align-to-icon", .today, .note, "Content lines up with the icon above it.",
    advice: "Let the text begin below the icon or the title.",
    source: seeds,
    check: .widget { widget, limits in
      guard let shown = widget.todayCompact, shown.picture.configuration.os >= 10,
        let edges = shown.picture.headerEdges
      else { return .notApplicable }
      let texts = shown.picture.leaves.filter { $0.isText || $0.isImage }
      // What begins the lines counts: the view that is furthest to the left.
      guard let first = texts.min(by: { $0.frame.minX < $1.frame.minX }) else {
        return .notApplicable
      }
      let container = shown.picture.container
      // What is centred has no leading edge of its own.
      if (first.frame.midX - container.midX).magnitude <= limits.headerSlack { return .pass }
      let distance = edges.map { (first.frame.minX - $0).magnitude }.min() ?? 0
      guard distance > limits.headerSlack else { return .pass }
      var violation = LintViolation(
        "\(first.string.map { "“\($0)”" } ?? "the \(first.noun)") begins \(points(first.frame.minX - container.minX)) from the edge, the icon above at \(points(edges[0] - container.minX)) and the title at \(points(edges[1] - container.minX))",
        measured: points(distance), limit: points(limits.headerSlack),
        excess: distance - limits.headerSlack)
      shown.picture.locate(&violation, first)
      return .violated([violation])
    })

  static let todayCrowded = LintRule(
    "today-not-crowded", .today, .warning, "It does not look crowded.",
    advice: "Leave out what does not matter at a glance.",
    source: seeds + "; the share is a proposal",
    check: .widget { widget, limits in
      guard let shown = widget.todayCompact, let share = shown.picture.filledShare else {
        return .notApplicable
      }
      guard share > limits.mostFilled else { return .pass }
      return .violated([
        LintViolation(
          "the content covers \(percent(share)) of the collapsed widget, more than \(percent(limits.mostFilled))",
          measured: percent(share), limit: percent(limits.mostFilled),
          excess: share - limits.mostFilled)
      ])
    })

  static let todayOwnApp = LintRule(
    "today-no-third-party-app", .today, .error, "It never opens another app.",
    advice: "Open your own app, and let that open the other one.", source: seeds,
    check: .widget { widget, _ in
      let shown = [widget.todayCompact, widget.todayExpanded].compactMap(\.self)
      let targets = shown.flatMap(\.picture.hits.targets).filter { $0.url != nil }
      guard !targets.isEmpty else { return .notApplicable }
      return .of(
        targets.compactMap { target in
          let scheme = target.url?.prefix { $0 != ":" }.lowercased() ?? ""
          guard othersSchemes.contains(scheme) else { return nil }
          return LintViolation(
            "the \(target.kind.rawValue) opens another app by “\(scheme):”", path: target.path,
            name: target.name, measured: scheme, rect: target.rect)
        })
    })

  /// The schemes of the system's apps and of a few that are widely known.
  private static let othersSchemes: Set = [
    "tel", "telprompt", "sms", "mailto", "facetime", "facetime-audio", "maps", "music", "itms",
    "itms-apps", "calshow", "shareddocuments", "photos-redirect", "prefs", "app-settings", "fb",
    "twitter", "whatsapp", "instagram", "spotify", "youtube", "comgooglemaps", "skype", "tg",
  ]
}

extension LintPicture {
  /// The leading edges of the icon and the title in the header above a Today widget, in points.
  fileprivate var headerEdges: [Double]? {
    let header = tree.nodes[..<content.lowerBound]
    let icon = header.firstIndex { node in
      node.name == "frame" && node.frame.width < Self.iconMost
        && node.frame.width == node.frame.height
    }
    guard isToday, let icon else { return nil }
    // An icon without a picture has a letter of its own.
    let behind = max(icon + 1, Int(header[icon].end))
    guard behind <= header.endIndex,
      let title = header[behind...].first(where: { $0.name == "Text" })
    else { return nil }
    return [header[icon].frame.minX, title.frame.minX]
  }

  /// The icon of a header is laid out in 60 points and scaled down inside a smaller frame.
  private static let iconMost = 40.0
}
