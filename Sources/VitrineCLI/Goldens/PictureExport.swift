import Foundation
import Vitrine
import VitrineGoldens
import VitrineGraphics
import VitrineImages

/// Writes the pictures of a run, each with a file beside it that says what it shows.
struct PictureExport {
  /// The service whose files are written.
  enum Service: String, CaseIterable {
    /// Argos: `NAME.png.argos.json`, by the type `ScreenshotMetadata` of its packages.
    case argos
    /// Our own: `NAME.json` with name, size, state and settings.
    case plain

    fileprivate func sidecar(of name: String) -> String {
      switch self {
      case .argos: name + ".png.argos.json"
      case .plain: name + ".json"
      }
    }
  }

  let form: Service
  let store: GoldenStore

  /// - Parameter records: the records of the run; those of texts are left out.
  func write(_ records: [SnapshotRecord], to folder: String) throws {
    for record in records where record.fileExtension == "png" {
      let bytes = try picture(record)
      let path = "\(folder)/\(record.name).png"
      try OutputFolder.make(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      try writeFile(bytes, to: path)
      let text = sidecar(record, Self.size(bytes)) + "\n"
      try writeFile(Array(text.utf8), to: folder + "/" + form.sidecar(of: record.name))
    }
  }

  /// Returns the picture that the run drew: a pass to the last bit is its golden, and leaves no other.
  private func picture(_ record: SnapshotRecord) throws -> [UInt8] {
    if let drawn = store.read(.candidates, record.file) { return drawn }
    guard record.state == .identical, let golden = try store.golden(record.file) else {
      throw UsageError(
        "--export: '\(record.file)' passes without being equal, and is not kept; compare exactly, or add --record all"
      )
    }
    return golden
  }

  /// Returns the sides in pixels, which a PNG file begins with.
  private static func size(_ png: [UInt8]) -> (width: Int, height: Int) {
    func side(_ start: Int) -> Int {
      guard png.count >= start + 4 else { return 0 }
      return png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (side(widthOffset), side(widthOffset + 4))
  }

  /// After the signature, and the length and name of the first chunk.
  private static let widthOffset = 16

  private func sidecar(_ record: SnapshotRecord, _ size: (width: Int, height: Int)) -> String {
    var json = JSONText()
    json.object { json in
      switch form {
      case .argos: Self.argos(record, size, &json)
      case .plain: Self.plain(record, size, &json)
      }
    }
    return json.text
  }

  private static func argos(
    _ record: SnapshotRecord, _ size: (width: Int, height: Int), _ json: inout JSONText
  ) {
    json.key("viewport")
    write(size, &json)
    if let scheme = record.traits["scheme"], ["light", "dark"].contains(scheme) {
      json.member("colorScheme", scheme)
    }
    json.member("mediaType", "screen")
    json.key("test")
    json.object { json in
      json.member("title", record.name)
      json.key("titlePath")
      let parts = ["widget", "family", "device"].compactMap { record.traits[$0] } + [record.name]
      json.array(parts) { $0.value($1) }
    }
    for key in ["automationLibrary", "sdk"] {
      json.key(key)
      json.object { json in
        json.member("name", "vitrine")
        json.member("version", EngineVersion.current)
      }
    }
  }

  private static func plain(
    _ record: SnapshotRecord, _ size: (width: Int, height: Int), _ json: inout JSONText
  ) {
    json.member("name", record.name)
    json.key("size")
    write(size, &json)
    json.member("state", record.state.rawValue)
    json.key("settings")
    json.object { json in
      for (key, value) in record.traits.sorted(by: { $0.key < $1.key }) { json.member(key, value) }
    }
  }

  private static func write(_ size: (width: Int, height: Int), _ json: inout JSONText) {
    json.object { json in
      json.member("width", size.width)
      json.member("height", size.height)
    }
  }
}
