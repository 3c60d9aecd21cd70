import Foundation
import Vitrine
import VitrineDocuments

/// A picture of a document: of one entry, or of the whole timeline.
struct DocumentPicture: Hashable {
  var configuration: RenderConfiguration
  var isFilmstrip = false
}

extension Document {
  /// The pictures that a configuration stands for: itself, or for `timeline` every entry and then the
  /// filmstrip.
  ///
  /// - Parameter hasDate: whether the configuration's date was asked for. Otherwise an entry asked
  ///   for by number is shown at its own date, as entries of the timeline always are.
  func pictures(_ configuration: RenderConfiguration, hasDate: Bool) -> [DocumentPicture] {
    switch configuration.entry {
    case .timeline:
      let dates = dates(configuration).prefix(WidgetTimeline.mostPictures)
      let entries = dates.enumerated().map { index, date in
        DocumentPicture(configuration: configuration.showing(entry: index, at: date))
      }
      // A filmstrip is of widgets that share a size, which Today widgets do not.
      if configuration.isToday { return entries }
      return entries + [DocumentPicture(configuration: configuration, isFilmstrip: true)]
    case .index(let index) where !hasDate && !entries.isEmpty:
      let dates = dates(configuration)
      let date = dates[min(index, dates.count - 1)]
      return [DocumentPicture(configuration: configuration.showing(entry: index, at: date))]
    default: return [DocumentPicture(configuration: configuration)]
    }
  }

  /// The configuration of the one picture that stands for all that a configuration asks for.
  func shown(_ configuration: RenderConfiguration, hasDate: Bool) -> RenderConfiguration {
    guard case .index = configuration.entry else { return configuration }
    return pictures(configuration, hasDate: hasDate).first?.configuration ?? configuration
  }

  private func dates(_ configuration: RenderConfiguration) -> [Date] {
    timeline(EntryRequest(configuration)).timeline.moments.map(\.date)
  }
}
