import Foundation
import Vitrine
import VitrineDocuments

/// A picture of a document: of one entry, or of the whole timeline.
struct DocumentPicture: Hashable {
  var configuration: RenderConfiguration
  var isFilmstrip = false
}

/// The pictures that a document's configurations stand for, each made when it is asked for: for
/// `timeline` every entry and then the filmstrip.
struct DocumentPictures: Sendable {
  let document: Document
  private let configurations: RenderConfigurations
  /// What an entry of the configurations, which are numbers here, stands for.
  private let moments: [DocumentMoment]
  /// Pictures that were left out because a device does not show them.
  let skipped: Int

  /// - Parameter expand: the product of a matrix for the document.
  init(
    _ document: Document, _ matrix: RenderMatrix, hasDate: Bool,
    expand: (RenderMatrix) throws -> RenderMatrix.Expansion
  ) throws {
    self.document = document
    // Each once: `timeline,0` asks for one twice.
    var seen: Set<DocumentMoment> = []
    moments = matrix.entries.flatMap { document.moments($0, matrix.common, hasDate: hasDate) }
      .filter { seen.insert($0).inserted }
    var matrix = matrix
    matrix.entries = moments.indices.map { .index($0) }
    let expansion = try expand(matrix)
    (configurations, skipped) = (expansion.configurations, expansion.skipped)
  }

  var count: Int { configurations.count }

  subscript(index: Int) -> DocumentPicture { picture(configurations[index]) }

  /// Pictures that differ in all that pictures of the document differ in, one thing at a time.
  var samples: [DocumentPicture] { configurations.samples.map(picture) }

  private func picture(_ configuration: RenderConfiguration) -> DocumentPicture {
    guard case .index(let index) = configuration.entry, moments.indices.contains(index) else {
      return DocumentPicture(configuration: configuration)
    }
    return moments[index].picture(configuration)
  }

  /// The name of a picture's file, without folder and extension.
  func name(_ picture: DocumentPicture) -> String {
    ImageName.make(
      kind: document.kind, picture.configuration, entry: picture.isFilmstrip ? "filmstrip" : nil)
  }
}

/// An entry at a date of its own or at the configuration's, or the whole timeline.
struct DocumentMoment: Hashable, Sendable {
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
  /// What an entry stands for: itself, or for `timeline` every entry and then the filmstrip.
  ///
  /// - Parameters:
  ///   - common: what all pictures share.
  ///   - hasDate: whether the configuration's date was asked for. Otherwise an entry asked for by number
  ///     is shown at its own date, as entries of the timeline always are.
  func moments(
    _ entry: EntrySelection, _ common: RenderConfiguration, hasDate: Bool
  ) -> [DocumentMoment] {
    switch entry {
    case .timeline:
      let dates = dates(common).prefix(WidgetTimeline.mostPictures)
      let entries = dates.enumerated().map { DocumentMoment(entry: .index($0), date: $1) }
      // A filmstrip is of widgets that share a size, which Today widgets do not.
      if widget.today != nil { return entries }
      return entries + [DocumentMoment(entry: .timeline, isFilmstrip: true)]
    case .index(let index) where !hasDate && !entries.isEmpty:
      let dates = dates(common)
      return [DocumentMoment(entry: .index(index), date: dates[min(index, dates.count - 1)])]
    default: return [DocumentMoment(entry: entry)]
    }
  }

  /// The configuration of the one picture that stands for all that a configuration asks for.
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
