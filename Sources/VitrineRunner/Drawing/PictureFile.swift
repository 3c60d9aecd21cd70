import VitrineImages
package import VitrineWidgets

/// The file that a picture goes to, and what is told of it.
package struct PictureFile: Sendable {
  package var path: String
  /// Whether the picture goes to standard output in place of the file.
  package var isStream = false
  /// Whether the hit map is written beside the picture.
  package var writesHits = false
  /// Whether the result lists text that is cut or not visible.
  package var judgesTexts = false
  /// The request of a picture whose result says why it looks as it does.
  package var explained: PictureRequest?

  package init(
    path: String, isStream: Bool = false, writesHits: Bool = false, judgesTexts: Bool = false
  ) {
    self.path = path
    self.isStream = isStream
    self.writesHits = writesHits
    self.judgesTexts = judgesTexts
  }

  private static let hitsEnding = ".hits.json"

  /// Whether a file has the name of a hit map.
  package static func isHitMap(_ name: String) -> Bool { name.hasSuffix(hitsEnding) }

  /// The file of the hit map: the picture's name with `.hits.json` in place of `.png`.
  private var hitsPath: String {
    (path.hasSuffix(".png") ? String(path.dropLast(4)) : path) + Self.hitsEnding
  }

  /// Encodes a picture and writes its files, each completely or not at all.
  ///
  /// - Parameter entry: the entry's name and facts, as JSON.
  package func write(
    _ image: RenderedImage, entry: String, _ scratch: inout RenderScratch
  ) throws -> RenderResult {
    let start = Clock.now()
    let bytes = try encodePNG(
      image.pixmap, scale: Int(image.scale.rounded()), scratch: &scratch.png)
    let encoded = Clock.now()
    if isStream { Output.bytes(bytes) } else { try writeFile(bytes, to: path) }
    let hits = writesHits ? image.hits : nil
    if let hits { try writeFile(Array((hits.json() + "\n").utf8), to: hitsPath) }
    var result = RenderResult(
      path: path, hitsPath: hits == nil ? nil : hitsPath,
      texts: judgesTexts ? image.textLedger : nil, entry: entry, image: image,
      byteCount: bytes.count, diagnostics: image.diagnostics + (hits?.diagnostics ?? []),
      encodeTime: Clock.milliseconds(from: start, to: encoded),
      writeTime: Clock.milliseconds(from: encoded, to: Clock.now()))
    result.explanation = explained.map { Explanation(image, of: $0) }
    return result
  }
}
