import Vitrine
import VitrineDocuments
import VitrineLint

/// The pictures by which a document's widget is judged.
struct LintPictures {
  typealias Standard = (role: LintStandardPicture.Role, configuration: RenderConfiguration)

  /// Those that are laid out and judged one by one.
  let laidOut: RenderConfigurations
  /// Those that are judged together.
  let standard: [Standard]

  /// The snapshot of the largest family in light appearance, or what there is in its place.
  var largest: RenderConfiguration? {
    let snapshots = standard.filter { role, shown in
      role == .usual && shown.entry == .snapshot && shown.scheme == .light && shown.family != nil
    }
    return (snapshots.last ?? standard.first)?.configuration
  }

  init(_ document: Document, _ matrix: RenderMatrix) throws {
    var matrix = matrix
    let widget = document.widget
    if case .today = widget.declared {
      matrix.entries = [.snapshot]
      matrix.scenes = [.view]
      matrix.displayModes = .all
      laidOut = try matrix.expand(for: widget).configurations
      standard = try matrix.todayPictures(of: widget)
      return
    }
    if case .activity = widget.declared {
      matrix.entries = [.snapshot]
      laidOut = try matrix.expand(for: widget).configurations
      standard = try matrix.activityPictures(of: widget)
      return
    }
    if case .control = widget.declared {
      // Both states of a toggle, in the one size and the dark scheme that a Control Center gives texts.
      matrix.entries =
        document.entries.isEmpty ? [.snapshot] : document.entries.indices.map { .index($0) }
      matrix.typeSizes = [.large]
      matrix.schemes = Array(matrix.schemes.prefix(1))
      matrix.devices = Self.withControls(matrix.devices)
      let pictures = try matrix.expand(for: widget).configurations
      (laidOut, standard) = (pictures, Self.states(of: pictures))
      return
    }
    if document.entries.isEmpty { matrix.entries = [.snapshot] }
    laidOut = try matrix.expand(for: widget).configurations
    let usual = try matrix.standardPictures(
      of: widget, entryCount: document.entries.count)
    standard = usual.map { (.usual, $0) } + matrix.variants(of: usual)
  }
}

extension LintPictures {
  /// Returns the devices that got a system with controls; all of them where none did.
  private static func withControls(
    _ devices: RenderMatrix.Choice<Device>?
  ) -> RenderMatrix.Choice<Device>? {
    let listed: [Device]
    switch devices {
    case nil: return nil
    case .all?: listed = Device.distinctScreens
    case .listed(let list)?: listed = list
    }
    let able = listed.filter { $0.osVersions.upperBound >= ControlMetrics.firstSystem }
    return able.isEmpty ? devices : .listed(able)
  }

  /// Returns the first picture of a control with the other state of the same toggle.
  private static func states(of pictures: RenderConfigurations) -> [Standard] {
    guard let first = pictures.first else { return [] }
    return pictures.filter { picture in
      var same = first
      same.entry = picture.entry
      return same == picture
    }.map { (.usual, $0) }
  }
}

extension RenderMatrix {
  /// The pictures that are drawn and judged together: on the first device with each family, light and dark, the
  /// snapshot and the placeholder; and the timeline's entries in the first family.
  ///
  /// - Parameter entryCount: the number of entries of the timeline.
  fileprivate func standardPictures(
    of widget: WidgetDescription, entryCount: Int
  ) throws -> [RenderConfiguration] {
    var standard = self
    standard.typeSizes = [.large]
    standard.schemes = [.light, .dark]
    standard.locales = Array(locales.prefix(1))
    standard.entries = [.snapshot, .placeholder]
    let all = try standard.expand(for: widget).configurations
    var devices: [WidgetFamily: Device] = [:]
    var result: [RenderConfiguration] = []
    for index in 0..<all.count {
      guard let family = all[index].family else { continue }
      let device = devices[family, default: all[index].device]
      devices[family] = device
      if all[index].device == device { result.append(all[index]) }
    }
    guard let first = result.first else { return [] }
    return result
      + (0..<min(entryCount, Self.mostJudgedEntries)).map {
        var entry = first
        entry.entry = .index($0)
        return entry
      }
  }

  /// The most entries drawn for rules on the timeline: those of a day by the hour.
  private static let mostJudgedEntries = 24

  /// The light snapshots once more for each of the other roles that their family has.
  fileprivate func variants(of usual: [RenderConfiguration]) -> [LintPictures.Standard] {
    let snapshots = usual.filter { $0.entry == .snapshot && $0.scheme == .light }
    return snapshots.flatMap { snapshot in
      LintStandardPicture.Role.allCases.compactMap { role in
        snapshot.lint(role).map { (role, $0) }
      }
    }
  }

  /// The snapshots of a live activity on the first device that has each presentation.
  fileprivate func activityPictures(
    of widget: WidgetDescription
  ) throws -> [LintPictures.Standard] {
    var standard = self
    standard.typeSizes = [.large]
    standard.schemes = [.light, .dark]
    standard.locales = Array(locales.prefix(1))
    var devices: [Surface: Device] = [:]
    return try standard.expand(for: widget).configurations.compactMap { picture in
      let device = devices[picture.surface, default: picture.device]
      devices[picture.surface] = device
      return picture.device == device ? (.usual, picture) : nil
    }
  }

  /// The snapshots of a Today widget on the platter, and under iOS 9 the first display.
  fileprivate func todayPictures(
    of widget: WidgetDescription
  ) throws -> [LintPictures.Standard] {
    var standard = self
    standard.typeSizes = [.large]
    standard.locales = Array(locales.prefix(1))
    standard.scenes = [.widget]
    standard.devices = nil
    let shown = try standard.expand(for: widget).configurations
    let first = shown.filter { $0.os == 9 && $0.displayMode == .compact }.prefix(1).map {
      var first = $0
      first.isFirstDisplay = true
      return first
    }
    return shown.map { (.usual, $0) } + first.map { (.later, $0) } + overWallpapers(shown)
  }

  /// The newest system's collapsed widget in the Today view over each wallpaper.
  private func overWallpapers(_ shown: RenderConfigurations) -> [LintPictures.Standard] {
    guard let newest = shown.filter({ $0.displayMode == .compact && $0.os >= 10 }).first else {
      return []
    }
    return LintStandardPicture.wallpapers.map { name in
      var changed = newest
      changed.scene = .today
      changed.wallpaper = Wallpaper(name: name)
      return (.wallpaper, changed)
    }
  }
}
