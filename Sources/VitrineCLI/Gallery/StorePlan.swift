import Vitrine
import VitrineDocuments

/// The pictures for the App Store: Home Screens with several widgets, or the pages of scene documents.
struct StorePlan {
  private let drawing: DrawingOptions
  private let company: CompanionOptions
  private let sizes: [StoreSize]
  private let place: StoreTextPlace
  private let design: StoreDesign
  private let inputs: [GalleryInput]
  private let folder: String
  private let limit: Int?
  private(set) var jobs: [GalleryJob] = []
  /// The names of the folders of languages, by locale.
  private var names: [String: String] = [:]

  /// The folders of languages that are written.
  var folders: [String] { names.values.sorted().map { folder + "/" + $0 } }

  init(
    _ inputs: [GalleryInput], _ drawing: DrawingOptions, _ options: GalleryOptions,
    _ store: StoreOptions, _ design: StoreDesign, limit: Int?, note: (String) -> Void
  ) throws {
    self.inputs = inputs
    self.drawing = drawing
    self.limit = limit
    company = try CompanionOptions.parse([])
    self.design = design
    place = try store.place()
    sizes = try store.storeSize.map(StoreSize.list) ?? StoreSize.usual
    folder = options.output + "/screenshots"
    try Self.checkFlags(drawing, isAlone: try options.chosenParts(store) == [.store])
    let pages = try self.pages(note)
    var locales: [String] = []
    for picture in pages.joined().flatMap({ page in page.pictures.samples }) {
      let locale = picture.configuration.localeIdentifier
      if !locales.contains(locale) { locales.append(locale) }
    }
    names = try Self.folders(of: locales)
    let headlines = try StoreTexts(store.headlines, of: "headline", locales: locales)
    let subtitles = try StoreTexts(store.subtitles, of: "subtitle", locales: locales)
    try headlines.check(pages: pages.count)
    try subtitles.check(pages: pages.count)
    for (number, page) in pages.enumerated() {
      for (size, pictures) in page {
        for index in 0..<pictures.count {
          let picture = pictures[index].configuration
          jobs.append(job(number, size, pictures, picture, headlines, subtitles))
        }
      }
    }
  }

  /// Refuses flags that say what the store's sizes or its layout say.
  ///
  /// - Parameter isAlone: whether nothing else is made, which these flags could be for.
  private static func checkFlags(_ drawing: DrawingOptions, isAlone: Bool) throws {
    if let scene = drawing.scene, scene != RenderScene.home.rawValue {
      throw UsageError(
        "--scene \(scene) is not for --parts store, whose pictures show Home Screens; a scene document shows others"
      )
    }
    let matrix = try drawing.matrix()
    if matrix.common.orientation == .landscape {
      throw UsageError(
        "--orientation landscape is not for --parts store, whose pictures are upright")
    }
    if matrix.entries.contains(.timeline) {
      throw UsageError("a picture for the App Store shows one entry; render draws a timeline")
    }
    guard isAlone else { return }
    let decided = [("--device", drawing.device != nil), ("--scale", drawing.scale != nil)]
    if let flag = decided.first(where: \.1)?.0 {
      throw UsageError("\(flag) is not for --parts store, whose sizes say it: --store-size")
    }
  }

  private func job(
    _ page: Int, _ size: StoreSize, _ pictures: DocumentPictures, _ picture: RenderConfiguration,
    _ headlines: StoreTexts, _ subtitles: StoreTexts
  ) -> GalleryJob {
    let locale = picture.localeIdentifier
    let words = StoreWords(
      headline: headlines.text(locale, page: page)
        ?? Self.headline(pictures.page.widget, picture),
      subtitle: subtitles.text(locale, page: page) ?? "")
    let layout = StoreLayout(
      size, hasHeadline: !words.headline.isEmpty, hasSubtitle: !words.subtitle.isEmpty, place: place
    )
    let path =
      "\(folder)/\(names[locale] ?? "")/"
      + Self.name(page, size, pictures, picture)
    return GalleryJob(
      render: RenderJob(
        document: pictures.page.document, widget: pictures.page.widget, configuration: picture,
        file: PictureFile(path: path)),
      use: .store(layout, words, design),
      bundle: bundle(of: pictures.page.document), limit: limit)
  }

  /// One picture of a page for each of its sizes, with the settings that are asked for.
  private typealias Page = [(size: StoreSize, pictures: DocumentPictures)]

  private static func headline(
    _ widget: WidgetDescription, _ configuration: RenderConfiguration
  ) -> String {
    widget.details(in: configuration) ?? widget.displayName(in: configuration) ?? widget.kind
  }

  /// The name of a file: the page, by which the store sorts, the set, the size, and what else may differ.
  private static func name(
    _ page: Int, _ size: StoreSize, _ pictures: DocumentPictures, _ picture: RenderConfiguration
  ) -> String {
    let number = page < 9 ? "0\(page + 1)" : "\(page + 1)"
    let entry = picture.entry == .snapshot ? nil : picture.entry.slug
    let rest = ImageName.make(screen: pictures.page.kind, picture, entry: entry, page: nil)
    return "\(number)-\(size.set)-\(size.text)-\(rest).png"
  }

  /// Returns the folder of each locale; two of one language would mix their pictures.
  private static func folders(of locales: [String]) throws(UsageError) -> [String: String] {
    var names: [String: String] = [:]
    for locale in locales {
      if PseudoLocale(rawValue: locale) != nil {
        throw UsageError("the App Store has no pictures for the pseudo-locale '\(locale)'")
      }
      let name = try StoreLocale.folder(of: locale)
      if let other = names.first(where: { $0.value == name })?.key, other != locale {
        throw UsageError("the locales \(other) and \(locale) both go to the store's \(name)")
      }
      names[locale] = name
    }
    return names
  }
}

extension StorePlan {
  private func pages(_ note: (String) -> Void) throws -> [Page] {
    var pages: [Page] = []
    var widgets: [Document] = []
    for input in inputs {
      let file = input.file
      if input.bundle?.widget.isToday == true {
        note("\(file): a Today widget is on no Home Screen")
        continue
      }
      if input.bundle?.widget.isActivity == true {
        note("\(file): a live activity or a control has no place among a Home Screen's widgets")
        continue
      }
      switch input.document {
      case .scene(let scene):
        pages +=
          try Self.fitting(file, of: inputs.count, note) {
            try self.pages(of: scene, input.document, note)
          } ?? []
      case .widget(let document) where document.widget.anySurface == .today:
        note("\(file): a Today widget is on no Home Screen")
      case .widget(let document) where document.widget.anySurface.name != nil:
        note("\(file): \(document.widget.noun) has no place among a Home Screen's widgets")
      case .widget(let document):
        let alone = try Self.fitting(file, of: inputs.count, note) { try page(of: [document]) }
        if alone != nil { widgets.append(document) }
      }
    }
    // As many widgets on a page as it has room for on every device.
    var group: [Document] = []
    var last: Page = []
    for widget in widgets {
      // A program knows its own widgets alone.
      let isOfOneProgram = group.first.map { bundle(of: $0) === bundle(of: widget) } ?? true
      if !group.isEmpty, isOfOneProgram, let page = try? page(of: group + [widget]) {
        (group, last) = (group + [widget], page)
        continue
      }
      if !group.isEmpty { pages.append(last) }
      (group, last) = ([widget], try page(of: [widget]))
    }
    if !group.isEmpty { pages.append(last) }
    if pages.isEmpty { throw UsageError("no input has a widget that a Home Screen shows") }
    return pages
  }

  /// Runs the body for one of several inputs; one that the flags do not fit is left out, and says why.
  private static func fitting<Result>(
    _ file: String, of count: Int, _ note: (String) -> Void, _ body: () throws -> Result
  ) throws -> Result? {
    do { return try UnfitFlags.naming(file, body) } catch let error as UnfitFlags {
      guard count > 1 else { throw error.reason }
      let reason = error.reason.description
      note(reason.contains(file) ? reason : "\(file): \(reason)")
      return nil
    }
  }

  /// Returns the pages of a scene document, on devices of its own kind.
  private func pages(
    of scene: SceneDocument, _ input: InputDocument, _ note: (String) -> Void
  ) throws -> [Page] {
    let kind = scene.device.flatMap(Device.named)?.kind ?? .iPhone
    let fitting = sizes.filter { $0.device.kind == kind }
    if fitting.isEmpty {
      throw UsageError("\(scene.file): none of the sizes is that of an \(kind.rawValue)")
    }
    if fitting.count < sizes.count {
      note("\(scene.file): the sizes of others than \(kind.rawValue)s")
    }
    var pages: [Page] = []
    for size in fitting {
      var flags = drawing
      (flags.scene, flags.device) = (nil, size.deviceName)
      let found = try InputPage.pages(of: input, try flags.matrix(), flags, company, [])
      for (index, page) in found.enumerated() {
        if page.matrix.common.orientation == .landscape {
          throw UsageError(
            "\(scene.file): its screen is turned, and the store's pictures are upright")
        }
        if index == pages.count { pages.append([]) }
        pages[index].append((size, try DocumentPictures(page, page.matrix(flags), flags)))
      }
    }
    return pages
  }

  /// The program that draws a widget; nil for a document.
  private func bundle(of document: Document) -> BundlePictures? {
    inputs.first { $0.file == document.file }?.bundle?.pictures
  }

  private func page(of documents: [Document]) throws -> Page {
    guard let first = documents.first else { return [] }
    let families = try self.families(of: documents)
    let companions = zip(documents, families).dropFirst().map {
      CompanionOptions.Companion(document: $0, family: $1)
    }
    return try sizes.map { size in
      var flags = drawing
      (flags.scene, flags.device) = (RenderScene.home.rawValue, size.deviceName)
      flags.family = families.first?.slug ?? flags.family
      let pages = try InputPage.pages(
        of: .widget(first), try flags.matrix(), flags, company, companions)
      guard let page = pages.first else { throw UsageError("\(first.file): there is no page") }
      let named = inputs.first { $0.file == first.file }?.named(page) ?? page
      return (size, try DocumentPictures(named, page.matrix(flags), flags))
    }
  }

  /// The families of the widgets of a page: a medium one above two small ones, and so on, where a widget has them; of a
  /// list of families the first that it has.
  private func families(of documents: [Document]) throws -> [WidgetFamily] {
    let asked: [WidgetFamily]? =
      if case .listed(let list) = try ListArgument.families(drawing.family) { list } else { nil }
    return try documents.enumerated().map { index, document in
      let declared = document.widget.families.filter { !$0.isAccessory }
      let wanted = asked ?? [index % 3 == 0 ? .systemMedium : .systemSmall] + declared
      guard let family = wanted.first(where: declared.contains) else {
        throw UsageError(
          "\(document.file): \(document.kind) has none of the families that its Home Screen is to show"
        )
      }
      return family
    }
  }
}
