import Vitrine
import VitrineDocuments

/// The pictures of several documents, made into jobs on demand.
struct RenderJobs: Sendable {
  private struct Section: Sendable {
    var pictures: DocumentPictures
    /// The index of its first job.
    var start: Int
  }

  /// The folder for the pictures; empty if they get no files.
  let folder: String
  let writesHits: Bool
  let judgesTexts: Bool
  /// Whether the picture goes to standard output.
  var isStream = false
  /// Whether an error in a document costs only its own pictures.
  var keepsGoing = false
  /// Whether each result says why its picture looks as it does.
  var explains = false
  private var sections: [Section] = []
  private(set) var count = 0
  private(set) var skipped = 0

  init(folder: String, writesHits: Bool, judgesTexts: Bool) {
    self.folder = folder
    self.writesHits = writesHits
    self.judgesTexts = judgesTexts
  }

  /// Adds an input's pictures. Throws if two would have the same file.
  mutating func append(_ pictures: DocumentPictures) throws {
    try checkNames(pictures)
    sections.append(Section(pictures: pictures, start: count))
    count += pictures.count
    skipped += pictures.skipped
  }

  subscript(index: Int) -> RenderJob {
    let section = sections[(sections.firstIndex { $0.start > index } ?? sections.count) - 1]
    let pictures = section.pictures
    let picture = pictures[index - section.start]
    var file = PictureFile(
      path: path(picture, pictures), isStream: isStream,
      writesHits: writesHits && !picture.isFilmstrip,
      judgesTexts: judgesTexts && !picture.isFilmstrip)
    if explains {
      file.explained = PictureRequest(
        kind: pictures.page.kind, configuration: picture.configuration,
        companions: pictures.page.company.map(\.kind))
    }
    return RenderJob(
      document: pictures.page.document, widget: pictures.page.widget,
      configuration: picture.configuration, file: file, isFilmstrip: picture.isFilmstrip,
      keepsGoing: keepsGoing)
  }

  /// Throws if two pictures have one name. Within a document it suffices to check samples, as names are
  /// composed of the options' values; names of two documents differ if their kinds do.
  private func checkNames(_ pictures: DocumentPictures) throws {
    var names: Set<String> = []
    for picture in pictures.samples where !names.insert(pictures.name(picture)).inserted {
      throw clash(path(picture, pictures))
    }
    let kind = ImageName.clean(pictures.page.kind)
    let others = sections.filter { ImageName.clean($0.pictures.page.kind) == kind }
    guard !others.isEmpty else { return }
    names = Set((0..<pictures.count).map { pictures.name(pictures[$0]) })
    for other in others.map(\.pictures) {
      for index in 0..<other.count where names.contains(other.name(other[index])) {
        throw clash(path(other[index], other))
      }
    }
  }

  private func clash(_ path: String) -> UsageError {
    UsageError("two pictures would go to '\(path)'; the inputs' kinds must differ")
  }

  private func path(_ picture: DocumentPicture, _ pictures: DocumentPictures) -> String {
    (folder.isEmpty ? "" : folder + "/") + pictures.name(picture) + ".png"
  }
}
