import Vitrine

extension SceneReader {
  /// Returns the folder of an element of a page; nil if it is a widget.
  func folder(
    _ item: CompiledValue, _ scene: RenderScene
  ) throws(DocumentError) -> SceneDocument.Folder? {
    guard case .object(let fields) = item.content, let value = fields["folder"],
      case .object(let parts) = value.content
    else { return nil }
    guard scene == .home else {
      throw error("folders are on Home Screens; the scene \(scene.rawValue) has none", value.place)
    }
    for other in SceneSchema.member where other.name != "folder" && other.name != "at" {
      guard let extra = fields[other.name] else { continue }
      throw error("'\(other.name)' is of a widget, and does not go with 'folder'", extra.place)
    }
    return SceneDocument.Folder(
      folder: HomeFolder(
        name: try name(parts["name"]), apps: try apps(parts["apps"]),
        cell: try cell(fields["at"])), place: item.place)
  }

  private func name(_ value: CompiledValue?) throws(DocumentError) -> String {
    guard let value, let name = try text(value) else { return "" }
    if let refusal = WidgetApp.refusal(ofName: name) { throw error(refusal, value.place) }
    return name
  }

  private func apps(_ value: CompiledValue?) throws(DocumentError) -> [SceneApp] {
    guard let value else { return [] }
    let items = try items(value)
    guard (1...HomeFolder.mostApps).contains(items.count) else {
      throw error(
        "a folder shows 1 to \(HomeFolder.mostApps) apps, not \(items.count)", value.place)
    }
    var apps: [SceneApp] = []
    for item in items {
      guard let name = try text(item), let app = SceneApp.named(name) else {
        throw error("expected an app's name", item.place)
      }
      apps.append(app)
    }
    return apps
  }
}
