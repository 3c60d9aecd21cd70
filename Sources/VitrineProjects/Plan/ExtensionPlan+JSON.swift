import VitrineGraphics

extension ExtensionPlan {
  /// The plan as JSON, with paths as they are seen from a folder.
  ///
  /// - Parameter folder: the folder that paths are written from.
  package func json(from folder: String) -> String {
    let folder = Paths.normal(folder)
    var json = JSONText()
    json.object { json in
      json.member("source", Paths.relative(source, to: folder))
      json.key("target")
      target.write(to: &json, from: folder)
      json.key("modules")
      json.array(modules) { $1.write(to: &$0, from: folder) }
      json.key("packages")
      json.array(packages) { json, package in
        json.object { json in
          json.member("name", package.name)
          json.member("address", package.address)
          json.member("version", package.version)
          json.member("products", package.products)
        }
      }
      json.member("developmentRegion", developmentRegion)
      json.member("appGroups", appGroups)
      json.member("unknownModules", unknownModules)
      json.member("notes", notes.map(\.description))
    }
    return json.text
  }
}

extension TargetPlan {
  fileprivate func write(to json: inout JSONText, from folder: String) {
    json.object { json in
      json.member("name", name)
      json.member("module", module)
      json.member("kind", kind.rawValue)
      json.member("swift", language.version)
      json.member("mainActor", language.isOfMainActor)
      json.member("features", language.features)
      json.member("conditions", language.conditions)
      if let infoFile { json.member("infoFile", Paths.relative(infoFile, to: folder)) }
      json.member("links", links)
      for (name, paths) in [
        ("sources", files.swift), ("intents", files.intents), ("models", files.models),
        ("foreign", files.foreign), ("catalogs", files.catalogs), ("resources", files.resources),
      ] { json.member(name, paths.map { Paths.relative($0, to: folder) }) }
    }
  }
}

extension JSONText {
  fileprivate mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    array(texts) { $0.string($1) }
  }
}
