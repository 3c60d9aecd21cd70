import Vitrine

/// A widget in one family, on one device and in one language, as the page shows it: light and dark.
struct GalleryCard: Sendable {
  /// A picture in one pixel a point, and in those of the device.
  struct Picture: Sendable {
    var small: [UInt8]
    var large: [UInt8]
    /// The size in points.
    var width: Int
    var height: Int
    /// The pixels per point of the large one.
    var scale: Double
  }

  /// The widget.
  var kind: String
  var name: String
  var details: String?
  var locale: String
  /// The settings of the picture: family, device, and whatever is not usual.
  var facts: [String]
  /// Whether it only emits light, and is to be shown on a dark ground under both schemes.
  var emitsLight: Bool
  var light: Picture?
  var dark: Picture?

  /// Collects the pictures that differ by their scheme alone.
  static func cards(_ pictures: [(job: RenderJob, picture: Picture)]) -> [GalleryCard] {
    var cards: [GalleryCard] = []
    var indices: [String: Int] = [:]
    for (job, picture) in pictures {
      var plain = job.configuration
      plain.scheme = .light
      let key = ImageName.make(kind: job.widget.kind, plain)
      let index = indices[key] ?? cards.count
      if index == cards.count {
        indices[key] = index
        cards.append(GalleryCard(job))
      }
      if job.configuration.scheme == .dark {
        cards[index].dark = picture
      } else {
        cards[index].light = picture
      }
    }
    return cards
  }

  private init(_ job: RenderJob) {
    let configuration = job.configuration
    kind = job.widget.kind
    name = job.widget.displayName(in: configuration) ?? job.widget.kind
    details = job.widget.details(in: configuration)
    locale = configuration.localeIdentifier
    emitsLight = configuration.emitsLight
    let plain = RenderConfiguration()
    func value(_ axis: SheetAxis) -> String { axis.value(configuration, kind: job.widget.kind) }
    facts =
      [value(.family), configuration.device.name]
      + [SheetAxis.os, .orientation, .scene, .entry, .locale, .typeSize, .mode, .look]
      .compactMap { $0.value(plain, kind: "") == value($0) ? nil : value($0) }
  }
}
