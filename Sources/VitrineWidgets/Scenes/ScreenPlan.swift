import VitrineGraphics
package import VitrineViews

/// The places of the widgets of a screen, found before any of their views is made.
package struct ScreenPlan {
  /// A widget with its place.
  package struct Seat: Hashable, Sendable {
    /// The widget's index: 0 is the one that the picture is drawn for, its companions follow.
    package var member: Int
    package var surface: Surface
    package var place: ScreenPlace

    /// Nil for other forms than widgets of WidgetKit.
    package var family: WidgetFamily? { surface.family }
  }

  /// A widget that has no place, and the reason.
  package struct Refusal: Hashable, Sendable {
    package var member: Int
    /// The index on the page of the folder that has no place; nil if a widget has none.
    package var folder: Int?
    /// The reason as one sentence that names the widget.
    package var reason: String
  }

  /// The widgets on the screen in order; that of the picture is always among them.
  package private(set) var seats: [Seat] = []
  package private(set) var refusals: [Refusal] = []
  private let configuration: RenderConfiguration
  private let members: [ScreenMember]

  /// Places the widget of a configuration, and the others after it. Widgets with a cell of their own take it
  /// before the others look for one; Today widgets come last.
  package init(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) {
    self.configuration = configuration
    let first = ScreenMember(
      widget, family: configuration.family ?? .systemSmall, entry: configuration.entry,
      at: configuration.homeCell)
    members = [first] + widget.companions
    guard configuration.sharing != .none else {
      seats = [Seat(member: 0, surface: configuration.surface, place: ScreenPlace())]
      return
    }
    // Live activities lie above the screen's widgets, and controls in places of their own.
    fillNamed()
    var column: WidgetColumn?
    if configuration.scene == .lock {
      var row = LockRow(configuration)
      fill(&row)
      settle(row)
    } else if configuration.scene.isStandBy {
      var row = StandByRow(configuration)
      fill(&row)
    } else if configuration.scene == .face {
      var row = FaceRow(configuration)
      fill(&row)
    } else if configuration.isCardStack {
      var column = CardColumn(configuration, after: seats.count)
      fill(&column)
    } else if configuration.isHomeScreen {
      var page = HomePage(configuration)
      fill(&page)
      refuse(widget.folders)
    } else {
      var list = WidgetColumn.of(configuration, members)
      fill(&list)
      column = list
    }
    fillEnd(of: &column)
    seats.sort { $0.member < $1.member }
    refusals.sort { $0.member < $1.member }
  }

  /// Notes the folders that have no cell beside the widgets.
  private mutating func refuse(_ folders: [HomeFolder]) {
    guard !folders.isEmpty else { return }
    let taken = seats.compactMap(\.place.cells)
    for (folder, reason) in FolderPlaces(folders, beside: taken, on: HomeGrid(configuration))
      .refusals
    {
      refusals.append(Refusal(member: members.count, folder: folder, reason: reason))
    }
  }

  /// Gives the widgets of a Lock Screen their frames.
  private mutating func settle(_ row: LockRow) {
    seats.sort { $0.member < $1.member }
    for (index, frame) in row.frames(of: seats.map(\.family)).enumerated()
    where seats[index].family != nil {
      seats[index].place = ScreenPlace(frame: frame)
    }
  }

  /// The reason why the screen cannot be drawn as requested; nil if every widget has its place.
  package var refusal: String? {
    // A Lock Screen leaves widgets out, as a stack does, and its picture says so; but no Today widget is ever on one, and
    // what is named in a form of its own is wanted.
    let isLenient = configuration.scene == .lock
    return refusals.first { refusal in
      guard isLenient, members.indices.contains(refusal.member) else { return true }
      return members[refusal.member].widget.anySurface.family == nil
    }?.reason
  }

  private mutating func fill<Host: ScreenHost>(_ host: inout Host) {
    let widgets = members.indices.filter { index in
      let surface = index == 0 ? configuration.surface : members[index].widget.anySurface
      return surface.name == nil && (index == 0 || surface != .today)
    }
    let fixed = widgets.filter { members[$0].cell != nil }
    for index in fixed + widgets.filter({ members[$0].cell == nil }) {
      // A stack shows one widget at a time, in the place of the first.
      if index > 0, configuration.sharing == .stacked { continue }
      do throws(Reason) { seats.append(try seat(index, in: &host)) } catch {
        refusals.append(Refusal(member: index, reason: error.text))
      }
    }
    // A picture is never without its widget, even where the request is impossible.
    if !seats.contains(where: { $0.member == 0 }), let family = members.first?.family {
      let frame = HomeGrid(configuration).place(of: family, on: configuration.device)
      seats.insert(
        Seat(member: 0, surface: .family(family), place: ScreenPlace(frame: frame)), at: 0)
    }
  }

  /// Adds the Today widgets, of which only a list can have some, at its end.
  private mutating func fillEnd(of column: inout WidgetColumn?) {
    for index in members.indices.dropFirst() where members[index].widget.anySurface == .today {
      do throws(Reason) { seats.append(try endSeat(index, in: &column)) } catch {
        refusals.append(Refusal(member: index, reason: error.text))
      }
    }
  }

  private func endSeat(_ index: Int, in column: inout WidgetColumn?) throws(Reason) -> Seat {
    let member = members[index]
    try checkEntry(member)
    do throws(TodayEnd.Refusal) {
      let end = try TodayEnd(member, configuration)
      guard let place = try? column?.placeAtEnd(end.leastSize) else {
        throw .init(reason: "\(screen) has no room left for \(member.widget.kind)")
      }
      return Seat(member: index, surface: .today, place: place)
    } catch { throw Reason(text: error.reason) }
  }

  private struct Reason: Error {
    var text: String
  }

  private func seat<Host: ScreenHost>(
    _ index: Int, in host: inout Host
  ) throws(Reason) -> Seat {
    let member = members[index]
    if index > 0 { try checkEntry(member) }
    if configuration.scene.isStandBy, configuration.surface.presentation?.isChip == false {
      throw Reason(text: "\(member.widget.kind): \(NamedPlaces.aloneInStandBy)")
    }
    var reason: Reason?
    for family in try families(of: member, index) {
      do throws(ScreenRefusal) {
        let place = try host.place(family, at: member.cell, for: index)
        return Seat(member: index, surface: .family(family), place: place)
      } catch {
        reason = Reason(text: text(error, member, family))
      }
    }
    throw reason ?? Reason(text: "\(member.widget.kind) has no family")
  }
}

extension ScreenPlan {
  /// Returns the families that a member may be shown in, the preferred one first.
  private func families(of member: ScreenMember, _ index: Int) throws(Reason) -> [WidgetFamily] {
    let kind = member.widget.kind
    if let family = member.family {
      // The request itself is checked with the picture's other settings.
      if index == 0 { return [family] }
      if !member.widget.families.contains(family) {
        throw Reason(
          text: "\(kind): "
            + String(
              describing: ImpossibleCombination.undeclared(family, declared: member.widget.families)
            ))
      }
      if let refusal = refusal(of: family) { throw Reason(text: "\(kind): \(refusal)") }
      return [family]
    }
    let declared = member.widget.families
    let wanted =
      configuration.scene == .lock ? Self.lockOrder.filter(declared.contains) : declared
    let shown = wanted.filter { refusal(of: $0) == nil }
    if shown.isEmpty {
      throw Reason(
        text: "\(kind) has no family that the scene \(configuration.scene.rawValue) of "
          + "\(configuration.device.slug) shows: "
          + SceneRules.families(
            of: configuration.scene, on: configuration.device.kind, os: configuration.os
          )
          .map(\.slug).joined(separator: ", "))
    }
    return shown
  }

  /// On a Lock Screen the largest family that fits is the one that shows the most.
  private static let lockOrder: [WidgetFamily] = [
    .accessoryRectangular, .accessoryCircular, .accessoryInline,
  ]

  /// Gives live activities and controls their places, that of the picture first.
  private mutating func fillNamed() {
    var places = NamedPlaces(configuration)
    for index in members.indices {
      let member = members[index]
      let own = index == 0 ? configuration.surface : member.widget.anySurface
      guard own.name != nil else { continue }
      do throws(Reason) {
        seats.append(try namedSeat(index, asked: index == 0 ? own : member.surface, in: &places))
      } catch {
        if index > 0 { refusals.append(Refusal(member: index, reason: error.text)) }
      }
    }
    // A picture is never without what it is drawn for, even where the request is impossible.
    if configuration.surface.name != nil, !seats.contains(where: { $0.member == 0 }) {
      seats.insert(Seat(member: 0, surface: configuration.surface, place: ScreenPlace()), at: 0)
    }
  }

  /// - Parameter asked: the form that is asked for; nil is the first that has a place.
  private func namedSeat(
    _ index: Int, asked: Surface?, in places: inout NamedPlaces
  ) throws(Reason) -> Seat {
    let member = members[index]
    if index > 0 { try checkEntry(member) }
    let declared = member.widget.surfaces
    if let asked, index > 0, !declared.contains(asked) {
      throw Reason(
        text: "\(member.widget.kind) does not show \(asked.name ?? "a family"); it shows "
          + declared.compactMap(\.name).joined(separator: ", "))
    }
    var (refused, full): (String?, String?)
    for surface in asked.map({ [$0] }) ?? declared {
      if let refusal = SceneRules.refusal(of: configuration.hosting(surface)) {
        refused = refused ?? refusal
      } else if let place = places.place(surface) {
        return Seat(member: index, surface: surface, place: place)
      } else {
        full =
          full ?? "\(screen) has no room left for \(surface.name ?? "")"
          + (places.reason.map { ": " + $0 } ?? "")
      }
    }
    let kind = member.widget.kind
    // Of several forms, the reason of none is that of all.
    if let reason = full ?? (asked == nil ? nil : refused) {
      throw Reason(text: "\(kind): \(reason)")
    }
    throw Reason(text: "\(kind) has no surface that \(screen) shows")
  }

  private func refusal(of family: WidgetFamily) -> String? {
    let picture = configuration.hosting(.family(family))
    if picture.widgetSize == nil {
      return ImpossibleCombination.unsupported(family, on: configuration.device).description
    }
    return SceneRules.refusal(of: picture)
  }

  private func checkEntry(_ member: ScreenMember) throws(Reason) {
    guard case .named(let name) = member.entry,
      !member.widget.sampleNames.contains(name)
    else { return }
    let unknown = UsageError.unknown(
      name, what: "entry", among: EntrySelection.words + member.widget.sampleNames)
    throw Reason(text: "\(member.widget.kind): \(unknown)")
  }

  /// The screen in messages.
  private var screen: String {
    "the scene \(configuration.scene.rawValue) of \(configuration.device.slug)"
  }

  private func text(
    _ refusal: ScreenRefusal, _ member: ScreenMember, _ family: WidgetFamily
  ) -> String {
    let what = "\(member.widget.kind) in \(family)"
    let cell = member.cell.map { "\($0)" } ?? ""
    func words(_ list: [Int]) -> String { list.map(String.init).joined(separator: ", ") }
    switch refusal {
    case .full: return "\(screen) has no room left for \(what)"
    case .noGrid: return "\(screen) has no cells: \(what) cannot stand at \(cell)"
    case .taken(let other):
      return "\(what) at \(cell) overlaps \(members[other].widget.kind)"
    case .outside(let columns, let rows):
      guard !columns.isEmpty else { return "\(screen) has no place for \(what)" }
      return "\(what) cannot stand at \(cell) of \(screen): its columns are \(words(columns)), "
        + "its rows \(words(rows))"
    }
  }
}
