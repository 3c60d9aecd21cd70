import VitrineViews
import VitrineWidgets

extension BundleCommand {
  /// Returns widgets with those of `--with` on their screens.
  ///
  /// - Parameter all: what the bundle declares.
  func joined(
    _ chosen: [WidgetDescription], among all: [WidgetDescription], over matrix: RenderMatrix
  ) throws(UsageError) -> [WidgetDescription] {
    guard !company.isEmpty else { return chosen }
    guard company.count <= Self.mostCompany else {
      throw UsageError("--with is given at most \(Self.mostCompany) times, not \(company.count)")
    }
    let scenes = matrix.scenes
    // A stack of a phone turns by the relevance of entries, which providers are not asked for; a watch's is a list.
    let isWatch = matrix.kinds == [.watch]
    guard scenes.contains(where: { $0.sharing == .beside || $0 == .stack && isWatch }) else {
      throw UsageError(
        "--with adds widgets to a screen, and --scene "
          + "\(scenes.map(\.rawValue).joined(separator: ",")) shows one; with several are "
          + RenderScene.allCases.filter { $0.sharing == .beside }.map(\.rawValue)
          .joined(separator: ", "))
    }
    var members: [ScreenMember] = []
    for text in company { members.append(try member(text, among: all)) }
    return chosen.map { widget in
      var widget = widget
      widget.companions = members
      return widget
    }
  }

  /// The most others on a screen: a Control Center has places for twenty small controls.
  private static let mostCompany = 19

  /// Returns the member that `KIND`, `KIND:FAMILY` or `KIND:SURFACE` names.
  private func member(
    _ text: String, among all: [WidgetDescription]
  ) throws(UsageError) -> ScreenMember {
    if let widget = all.first(where: { $0.kind == text }) { return ScreenMember(widget) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let kind = parts.dropLast().joined(separator: ":")
    guard let widget = all.first(where: { $0.kind == kind }), let form = parts.last else {
      throw .unknown(
        parts.count > 1 ? kind : text, what: "kind of --with", among: all.map(\.kind))
    }
    if let surface = Surface.named.first(where: { $0.name ?? "" == form }),
      widget.anySurface.name != nil
    {
      return ScreenMember(widget, surface: surface)
    }
    if let family = WidgetFamily(slug: String(form)), widget.families.contains(family) {
      return ScreenMember(widget, family: family)
    }
    throw .unknown(
      String(form), what: "form of \(widget.kind) in --with", among: widget.surfaceNames.names)
  }
}

extension [ScreenMember] {
  /// Asks the providers of others on a screen for their entries, which it needs at once.
  @MainActor
  func present(on configuration: RenderConfiguration) async -> [ScreenMember] {
    var present: [ScreenMember] = []
    for var member in self {
      var own = configuration
      own.surface =
        member.surface ?? member.family.map(Surface.family) ?? member.widget.anySurface
      let request = EntryRequest(own)
      let widget = member.widget
      let entry = await ProviderWatch.limiting(widget.kind, asJSON: false) {
        await widget.entry(for: request)
      }
      member.widget.source = .immediate { _ in entry }
      member.entry = configuration.entry
      present.append(member)
    }
    return present
  }
}
