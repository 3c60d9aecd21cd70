import Vitrine
import VitrineGraphics

/// The flags of a preview: those that the page can change, and those that hold for all of its pictures.
struct PreviewSettings: Sendable {
  /// The settings that the page shows first, by name as a job has them.
  let first: [(name: String, value: Value)]
  /// The flags without these.
  let shared: DrawingOptions
  /// The words by which a command line repeats the shared flags.
  let words: [String]

  enum Value: Sendable {
    case text(String)
    case flag
  }

  init(
    _ drawing: DrawingOptions, _ documents: DocumentOptions, in folder: JobFolder
  ) throws {
    let usual = try DrawingOptions.parse([])
    first = try JobSettings.kinds.compactMap { name, kind in
      try Self.value(kind, drawing, usual, folder).map { (name, $0) }
    }
    var shared = usual
    shared.fonts = drawing.fonts
    shared.symbols = drawing.symbols
    shared.kernels = drawing.kernels
    shared.budgets = drawing.budgets
    self.shared = shared
    words = try Self.words(drawing, usual, documents)
  }

  private static func value(
    _ kind: JobSettings.Kind, _ drawing: DrawingOptions, _ usual: DrawingOptions,
    _ folder: JobFolder
  ) throws -> Value? {
    func file(_ path: String?, isKnown: Bool = false) throws -> Value? {
      guard let path else { return nil }
      if isKnown { return .text(path) }
      let name = folder.name(of: path)
      _ = try folder.file(name)
      return .text(name)
    }
    switch kind {
    case .text(let path): return drawing[keyPath: path].map { .text($0) }
    case .fixed(let path):
      let value = drawing[keyPath: path]
      return value == usual[keyPath: path] ? nil : .text(value)
    case .flag(let path): return drawing[keyPath: path] ? .flag : nil
    case .scale: return drawing.scale.map { .text(String($0)) }
    case .wallpaper:
      let name = drawing.wallpaper
      return try file(name, isKnown: name.map(Wallpaper.names.contains) ?? false)
    case .icon: return try file(drawing.appIcon)
    }
  }

  private static func words(
    _ drawing: DrawingOptions, _ usual: DrawingOptions, _ documents: DocumentOptions
  ) throws -> [String] {
    var words: [String] = []
    func add(_ flag: String, _ value: String?, unless usual: String? = nil) {
      guard let value, value != usual else { return }
      words += [flag, value]
    }
    let (budgets, others) = (drawing.budgets, usual.budgets)
    add("--fonts", drawing.fonts)
    add("--symbols", drawing.symbols)
    add("--kernels", drawing.kernels, unless: usual.kernels)
    add("--max-steps", "\(budgets.maxSteps)", unless: "\(others.maxSteps)")
    add("--max-pixels", "\(budgets.maxPixels)", unless: "\(others.maxPixels)")
    add("--max-bytes", "\(budgets.maxBytes)", unless: "\(others.maxBytes)")
    add("--max-pictures", "\(budgets.maxPictures)", unless: "\(others.maxPictures)")
    add("--time-limit", budgets.timeLimit.map { "\($0)" })
    let usualLimit = try DocumentOptions.parse([]).documentLimit
    add("--document-limit", "\(documents.documentLimit)", unless: "\(usualLimit)")
    return words
  }

  func write(to json: inout JSONText) {
    json.object { json in
      for (name, value) in first {
        switch value {
        case .text(let text): json.member(name, text)
        case .flag: json.member(name, true)
        }
      }
    }
  }
}
