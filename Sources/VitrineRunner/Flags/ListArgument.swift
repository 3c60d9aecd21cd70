package import VitrineViews
package import VitrineWidgets

/// A parser of the comma-separated lists in flags. Repeated values count once, except actions.
package enum ListArgument {
  package static func devices(_ text: String) throws(UsageError) -> RenderMatrix.Choice<Device> {
    let names = words(of: text)
    if names == ["all"] { return .all }
    return .listed(
      try values(names, "device") { (name) throws(UsageError) in
        switch Device.find(name) {
        case .success(let device): return device
        case .failure(let reason): throw UsageError(reason.description)
        }
      })
  }

  package static func families(
    _ text: String
  ) throws(UsageError) -> RenderMatrix.Choice<WidgetFamily> {
    let names = words(of: text)
    if names == ["all"] { return .all }
    return .listed(
      try values(names, "family") { (name) throws(UsageError) in
        try require(
          WidgetFamily(slug: name), name, "family", WidgetFamily.allCases.map(\.slug))
      })
  }

  package static func typeSizes(_ text: String) throws(UsageError) -> [DynamicTypeSize] {
    // Invalid numbers get their own message, since the nearest name of a number would be another level.
    for part in words(of: text) where Int(part) != nil && DynamicTypeSize(slug: part) == nil {
      throw UsageError(
        "unknown type size '\(part)'; levels are 1 to \(DynamicTypeSize.allCases.count)")
    }
    return try list(text, "type size", DynamicTypeSize.allCases, names: DynamicTypeSize.slugs) {
      DynamicTypeSize(slug: $0)
    }
  }

  package static func schemes(_ text: String) throws(UsageError) -> [ColorScheme] {
    try list(text, "scheme", [.light, .dark], names: ["light", "dark"]) {
      ["light": ColorScheme.light, "dark": .dark][$0.lowercased()]
    }
  }

  package static func modes(_ text: String) throws(UsageError) -> [WidgetRenderingMode] {
    let all = WidgetRenderingMode.allCases
    return try list(text, "mode", all, names: all.map(\.slug)) { WidgetRenderingMode(slug: $0) }
  }

  package static func looks(_ text: String) throws(UsageError) -> [HomeScreenLook] {
    let all = HomeScreenLook.allCases
    return try list(text, "look", all, names: all.map(\.rawValue)) {
      HomeScreenLook(rawValue: $0.lowercased())
    }
  }

  package static func scenes(_ text: String) throws(UsageError) -> [RenderScene] {
    let all = RenderScene.allCases
    return try list(text, "scene", all, names: all.map(\.rawValue)) { RenderScene(rawValue: $0) }
  }

  static func lights(_ text: String) throws(UsageError) -> [StandByLight] {
    let all = StandByLight.allCases
    return try list(text, "light of StandBy", all, names: all.map(\.rawValue)) {
      StandByLight(rawValue: $0)
    }
  }

  package static func entries(_ text: String) throws(UsageError) -> [EntrySelection] {
    let names = EntrySelection.words
    return try values(words(of: text), "entry") { (name) throws(UsageError) in
      try require(EntrySelection(slug: name), name, "entry", names)
    }
  }

  package static func displayModes(
    _ text: String
  ) throws(UsageError) -> RenderMatrix.Choice<NCWidgetDisplayMode> {
    let names = words(of: text)
    if names == ["all"] { return .all }
    let all = NCWidgetDisplayMode.allCases
    return .listed(
      try values(names, "display mode") { (name) throws(UsageError) in
        try require(
          all.first { $0.caseName == name }, name, "display mode", all.map(\.caseName))
      })
  }

  package static func surfaces(
    _ text: String
  ) throws(UsageError) -> RenderMatrix.Choice<Surface> {
    let names = words(of: text)
    if names == ["all"] { return .all }
    return .listed(
      try values(names, "surface") { (name) throws(UsageError) in
        try require(
          Surface.named.first { $0.name == name }, name, "surface",
          Surface.named.compactMap(\.name))
      })
  }

  /// Parses steps in their order, which may repeat.
  package static func actions(_ text: String) throws(UsageError) -> [TodayAction] {
    let all = TodayAction.allCases
    var actions: [TodayAction] = []
    for name in words(of: text) {
      guard let action = all.first(where: { $0.slug == name }) else {
        throw .unknown(name, what: "action", among: all.map(\.slug))
      }
      actions.append(action)
    }
    if actions.isEmpty { throw .empty("action") }
    return actions
  }

  package static func systems(_ text: String) throws(UsageError) -> RenderMatrix.Choice<Int> {
    let names = words(of: text)
    return names == ["all"] ? .all : .listed(try values(names, "system version", os))
  }

  /// Parses a major system version that supports widgets of some kind.
  package static func os(_ text: String) throws(UsageError) -> Int {
    guard let version = Int(text), systemVersions.contains(version) else {
      throw UsageError(
        "system version '\(text)' must be a number from \(systemVersions.lowerBound) to "
          + "\(systemVersions.upperBound)")
    }
    return version
  }

  /// The versions with widgets of some kind.
  package static let systemVersions = 9...27

  /// Parses identifiers such as `zh-Hant_TW` and returns each part in its usual case.
  package static func locales(_ text: String) throws(UsageError) -> [String] {
    try values(words(of: text), "locale") { (name) throws(UsageError) in
      try LocaleIdentifier(name).text
    }
  }

  private static func list<Value: Hashable>(
    _ text: String, _ what: String, _ all: [Value], names: [String],
    _ parse: (String) -> Value?
  ) throws(UsageError) -> [Value] {
    let parts = words(of: text)
    if parts == ["all"] { return all }
    return try values(parts, what) { (name) throws(UsageError) in
      try require(parse(name), name, what, names)
    }
  }

  private static func values<Value: Hashable>(
    _ names: [String], _ what: String, _ parse: (String) throws(UsageError) -> Value
  ) throws(UsageError) -> [Value] {
    var result: [Value] = []
    for name in names {
      let value = try parse(name)
      if !result.contains(value) { result.append(value) }
    }
    if result.isEmpty { throw .empty(what) }
    return result
  }

  private static func require<Value>(
    _ value: Value?, _ name: String, _ what: String, _ known: [String]
  ) throws(UsageError) -> Value {
    guard let value else { throw .unknown(name, what: what, among: known + ["all"]) }
    return value
  }

  /// Splits at commas, trims spaces and drops empty parts.
  package static func words(of text: String) -> [String] {
    text.split(separator: ",").compactMap { part in
      guard let first = part.firstIndex(where: { $0 != " " }),
        let last = part.lastIndex(where: { $0 != " " })
      else { return nil }
      return String(part[first...last])
    }
  }
}

extension UsageError {
  fileprivate static func empty(_ what: String) -> UsageError {
    UsageError("expected at least one \(what), found an empty list")
  }
}
