import Vitrine
import VitrineDocuments

/// The pictures for the App Store: Home Screens with several widgets, or the pages of scene documents.
struct StorePlan {
  private let drawing: DrawingOptions
  private let company: CompanionOptions
  private let sizes: [StoreSize]
  private let folder: String
  private(set) var jobs: [GalleryJob] = []
  /// The folders of languages that are written.
  private(set) var folders: [String] = []

  init(
    _ inputs: [(file: String, document: InputDocument)], _ drawing: DrawingOptions,
    _ options: GalleryOptions, limit: Int?, note: (String) -> Void
  ) throws {
    self.drawing = drawing
    company = try CompanionOptions.parse([])
    sizes = try options.storeSize.map(StoreSize.list) ?? StoreSize.usual
    folder = options.output + "/screenshots"
    if let scene = drawing.scene, scene != RenderScene.home.rawValue {
      throw UsageError(
        "--scene \(scene) is not for --parts store, whose pictures show Home Screens; a scene document shows others"
      )
    }
    if drawing.device != nil, try options.chosenParts() == [.store] {
      throw UsageError("--device is not for --parts store, whose sizes name devices: --store-size")
    }
    let locales = try drawing.matrix().locales
    let names = try Self.folders(of: locales)
    folders = locales.compactMap { names[$0] }.map { folder + "/" + $0 }
    let headlines = try StoreHeadlines(options.headlines, locales: locales)
    let pages = try self.pages(of: inputs, note)
    try headlines.check(pages: pages.count)
    for (number, page) in pages.enumerated() {
      for (size, pictures) in page {
        for index in 0..<pictures.count {
          let picture = pictures[index].configuration
          let headline =
            headlines.text(picture.localeIdentifier, page: number)
            ?? Self.headline(pictures.page.widget, picture)
          let path =
            "\(folder)/\(names[picture.localeIdentifier] ?? "")/"
            + Self.name(number, size, pictures, picture)
          jobs.append(
            GalleryJob(
              render: RenderJob(
                document: pictures.page.document, widget: pictures.page.widget,
                configuration: picture, file: PictureFile(path: path)),
              use: .store(
                StoreLayout(size, hasHeadline: !headline.isEmpty), headline: headline),
              limit: limit))
        }
      }
    }
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
    let rest = ImageName.make(screen: pictures.page.kind, picture, entry: nil, page: nil)
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
  private func pages(
    of inputs: [(file: String, document: InputDocument)], _ note: (String) -> Void
  ) throws -> [Page] {
    var pages: [Page] = []
    var widgets: [Document] = []
    for (file, input) in inputs {
      switch input {
      case .scene(let scene):
        pages +=
          try Self.fitting(file, of: inputs.count, note) {
            try self.pages(of: scene, input, note)
          } ?? []
      case .widget(let document) where document.widget.today != nil:
        note("\(file): a Today widget is on no Home Screen")
      case .widget(let document):
        let alone = try Self.fitting(file, of: inputs.count, note) { try page(of: [document]) }
        if alone != nil { widgets.append(document) }
      }
    }
    // As many widgets on a page as it has room for on every device.
    var group: [Document] = []
    var last: Page = []
    for widget in widgets {
      if !group.isEmpty, let page = try? page(of: group + [widget]) {
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
        if index == pages.count { pages.append([]) }
        pages[index].append((size, try DocumentPictures(page, page.matrix(flags), flags)))
      }
    }
    return pages
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
      return (size, try DocumentPictures(page, page.matrix(flags), flags))
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
