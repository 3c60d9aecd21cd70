import Foundation
import Vitrine
import VitrineDocuments

/// A picture of a document: of one entry, or of the whole timeline.
struct DocumentPicture: Hashable {
  var configuration: RenderConfiguration
  var isFilmstrip = false
}

/// The pictures for a document's configurations, each made on demand: `timeline` gives every entry and then
/// the filmstrip.
struct DocumentPictures: Sendable {
  let page: InputPage
  private let configurations: RenderConfigurations
  /// The moments that the entries of the configurations, which are indices here, refer to.
  private let moments: [EntryAtDate]
  /// The number of pictures left out because a device does not show them.
  let skipped: Int

  /// - Parameter matrix: the page's lists, with the entries that its document has.
  init(_ page: InputPage, _ matrix: RenderMatrix, _ drawing: DrawingOptions) throws {
    self.page = page
    let hasDate = page.hasDate(drawing)
    // Each moment occurs once: `timeline,0` requests one twice.
    var seen: Set<EntryAtDate> = []
    moments = matrix.entries.flatMap { page.document.moments($0, matrix.common, hasDate: hasDate) }
      .filter { seen.insert($0).inserted }
    var matrix = matrix
    matrix.entries = moments.indices.map { .index($0) }
    let expansion = try page.expansion(of: matrix, drawing)
    (configurations, skipped) = (expansion.configurations, expansion.skipped)
  }

  var count: Int { configurations.count }

  subscript(index: Int) -> DocumentPicture { picture(configurations[index]) }

  /// A sample of the pictures that varies every option, one at a time.
  var samples: [DocumentPicture] { configurations.samples.map(picture) }

  private func picture(_ configuration: RenderConfiguration) -> DocumentPicture {
    guard case .index(let index) = configuration.entry, moments.indices.contains(index) else {
      return DocumentPicture(configuration: configuration)
    }
    return moments[index].picture(configuration)
  }

  /// Returns the name of a picture's file, without folder and extension.
  func name(_ picture: DocumentPicture) -> String {
    page.name(picture.configuration, isFilmstrip: picture.isFilmstrip)
  }
}

/// An entry at a date of its own or at the configuration's, or the whole timeline.
struct EntryAtDate: Hashable, Sendable {
  var entry: EntrySelection
  var date: Date?
  var isFilmstrip = false

  func picture(_ configuration: RenderConfiguration) -> DocumentPicture {
    var shown = configuration
    shown.entry = entry
    if let date { shown.date = date }
    return DocumentPicture(configuration: shown, isFilmstrip: isFilmstrip)
  }
}

extension Document {
  /// Returns the moments for an entry: itself, or for `timeline` every entry and then the filmstrip.
  ///
  /// - Parameters:
  ///   - common: the settings that all pictures share.
  ///   - hasDate: whether a date was requested. Otherwise an entry requested by number is shown at its own
  ///     date, as entries of the timeline always are.
  func moments(
    _ entry: EntrySelection, _ common: RenderConfiguration, hasDate: Bool
  ) -> [EntryAtDate] {
    switch entry {
    case .timeline:
      let dates = dates(common).prefix(WidgetTimeline.mostPictures)
      let entries = dates.enumerated().map { EntryAtDate(entry: .index($0), date: $1) }
      // A filmstrip needs pictures of one size, which Today widgets and live activities do not share.
      if widget.isSizedByViews { return entries }
      return entries + [EntryAtDate(entry: .timeline, isFilmstrip: true)]
    case .index(let index) where !hasDate && !self.entries.isEmpty:
      let dates = dates(common)
      return [EntryAtDate(entry: .index(index), date: dates[min(index, dates.count - 1)])]
    default: return [EntryAtDate(entry: entry)]
    }
  }

  /// Returns the configuration of the single picture that represents everything a configuration requests.
  func shown(_ configuration: RenderConfiguration, hasDate: Bool) -> RenderConfiguration {
    guard case .index = configuration.entry,
      let moment = moments(configuration.entry, configuration, hasDate: hasDate).first
    else { return configuration }
    return moment.picture(configuration).configuration
  }

  private func dates(_ configuration: RenderConfiguration) -> [Date] {
    timeline(EntryRequest(configuration)).timeline.moments.map(\.date)
  }
}
