import Vitrine

/// A screen written as JSON or YAML: its settings, and the widgets on its pages.
package struct SceneDocument: Sendable {
  /// A widget of a page.
  package struct Member: Sendable {
    package var document: Document
    /// The family; nil for other forms than widgets of WidgetKit.
    package var family: WidgetFamily?
    /// The form of a live activity or a control; nil is the first that has a place.
    package var surface: Surface?
    /// The display mode of a Today widget.
    package var displayMode = NCWidgetDisplayMode.compact
    /// The entry that it shows; nil is that of the other widgets.
    package var entry: EntrySelection?
    /// The cell of its leading top corner; nil is the first free place.
    package var cell: ScreenCell?
    /// The app in place of its document's, as far as it is known.
    var app = WidgetApp()
    var place: Place

    /// The widget with its app.
    var widget: WidgetDescription {
      var widget = document.widget
      widget.app = widget.app.overridden(by: app)
      return widget
    }
  }

  /// A folder of a page.
  package struct Folder: Sendable {
    package var folder: HomeFolder
    var place: Place
  }

  /// The file name given by the caller, for messages.
  package var file: String
  /// The name from which names of pictures are made.
  package var name: String
  package var scene: RenderScene
  /// Values as flags of the same names take them, already checked; nil where the document is silent.
  package var device: String?
  package var os: String?
  package var orientation: String?
  package var scheme: String?
  package var look: String?
  package var tint: String?
  package var typeSize: String?
  package var locale: String?
  package var date: String?
  package var wallpaper: Wallpaper?
  /// The paths of the pictures that the document itself names, in their order: the wallpaper's and icons.
  package var files: [String]
  /// The widgets of each page; neither the list nor a page is empty.
  package var pages: [[Member]]
  /// The folders of each page.
  package var folders: [[Folder]]
  /// The widgets' documents, each once.
  package var documents: [Document]
  var scenePlace: Place
}

extension SceneDocument {
  /// Returns a page's widgets for the renderer: the first with the others as its companions.
  ///
  /// - Parameters:
  ///   - entry: the entry of widgets without one of their own.
  ///   - replacement: the entry of all widgets; nil leaves theirs.
  package func widget(
    ofPage page: Int, entry: EntrySelection, replacing replacement: EntrySelection? = nil
  ) -> WidgetDescription? {
    guard pages.indices.contains(page), let first = pages[page].first else { return nil }
    var widget = first.widget
    widget.companions = pages[page].dropFirst().map {
      ScreenMember(
        $0.widget, family: $0.family, surface: $0.surface, entry: replacement ?? $0.entry ?? entry,
        at: $0.cell, displayMode: $0.displayMode)
    }
    if folders.indices.contains(page) { widget.folders = folders[page].map(\.folder) }
    return widget
  }

  /// Returns an error at a widget or a folder of a page, or at the document's scene.
  ///
  /// - Parameters:
  ///   - member: the widget's index on the page; nil is the scene.
  ///   - folder: the folder's index among those of the page; it counts before the widget's.
  package func error(
    _ message: String, page: Int, member: Int?, folder: Int? = nil
  ) -> DocumentError {
    var place = scenePlace
    if let folder, folders.indices.contains(page), folders[page].indices.contains(folder) {
      place = folders[page][folder].place
    } else if let member, pages.indices.contains(page), pages[page].indices.contains(member) {
      place = pages[page][member].place
    }
    return DocumentError(
      file: file, position: place.position, path: place.path, message: message)
  }
}
